//! Another page of this machine, in the same browser, that even knows the token.

use std::io::{Read, Write};
use std::net::TcpListener;

use serde_json::json;

use crate::browser::with_page;
use crate::program::root;

#[test]
fn another_local_page_reaches_nothing() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let elsewhere = format!("http://{}/", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { return };
            let _ = stream.read(&mut [0; 4096]);
            let page = "<!doctype html><title>ailleurs</title>";
            let _ = write!(
                stream,
                "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{page}",
                page.len()
            );
        }
    });
    with_page(root(), (800, 600), async |page| {
        page.client.goto(&elsewhere).await.unwrap();
        let script = "const [address, done] = arguments; \
             const attempt = (path, options) => fetch(address + path, options).then((answer) => `read ${answer.status} ${answer.type}`, () => 'refused'); \
             Promise.all([attempt('api/files'), attempt('api/file', { method: 'POST', body: '{}' }), \
             attempt('api/files', { mode: 'no-cors' }), \
             import(address + 'app.js').then(() => 'imported', () => 'refused')]).then(done);";
        let address = page.address.clone();
        let got = page.client.execute_async(script, vec![json!(address)]).await.unwrap();
        // Without CORS a page gets an answer that it cannot read, and the server has refused it anyway.
        assert_eq!(got, json!(["refused", "refused", "refused", "refused"]), "{got}");
        page
    });
}
