//! The protocol: the server answers each line with one line whatever it is; messages are written and read back equal.
#![no_main]

use arbitre::protocol::server::serve;
use arbitre::protocol::wire::{Request, Response};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    for line in bytes.split(|byte| *byte == b'\n') {
        if let Ok(request) = serde_json::from_slice::<Request>(line) {
            let written = serde_json::to_vec(&request).expect("JSON");
            assert_eq!(serde_json::from_slice::<Request>(&written).ok(), Some(request));
        }
        if let Ok(response) = serde_json::from_slice::<Response>(line) {
            let written = serde_json::to_vec(&response).expect("JSON");
            assert_eq!(serde_json::from_slice::<Response>(&written).ok(), Some(response));
        }
    }
    let mut answers = Vec::new();
    serve(bytes, &mut answers).expect("answers");
    let asked = bytes.split(|byte| *byte == b'\n').filter(|line| !line.iter().all(u8::is_ascii_whitespace)).count();
    let answered = answers.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).count();
    assert_eq!(asked, answered);
});
