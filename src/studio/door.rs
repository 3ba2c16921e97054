//! Who stands at the door, how many at once and for how long: somebody who says nothing, or stops in the middle of a word, keeps
//! nobody else out.

use std::convert::Infallible;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use futures::future::select;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep, sleep_until};

/// Connections at once: more than a browser's pages need, few enough to leave files to open for the work itself.
const MOST: usize = 32;
/// How long somebody may say nothing, or not finish what he says.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// When no connection can be taken, how soon to try again.
const AGAIN: Duration = Duration::from_millis(100);

/// A connection.
struct Guest {
    task: AbortHandle,
    idle: Idle,
}

/// Since when a connection has nothing to be answered; nothing while it has.
#[derive(Clone)]
struct Idle(Arc<Mutex<Option<Instant>>>);

impl Idle {
    fn since(&self) -> Option<Instant> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, since: Option<Instant>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = since;
    }
}

/// Answers whoever comes, until the program ends.
pub(super) async fn keep(listener: &TcpListener, router: &Router) -> ! {
    let mut guests: Vec<Guest> = Vec::new();
    loop {
        let arrived = listener.accept().await;
        // The system may have no more files to give: then it is the door that is too full.
        let room = if arrived.is_ok() { MOST } else { guests.len().max(1) };
        loop {
            guests.retain(|guest| !guest.task.is_finished());
            if guests.len() < room {
                break;
            }
            // The one who has been silent longest makes room.
            let silent = guests.iter().enumerate().filter_map(|(index, guest)| Some((guest.idle.since()?, index)));
            match silent.min() {
                Some((_, index)) => guests.swap_remove(index).task.abort(),
                None => sleep(AGAIN).await,
            }
        }
        match arrived {
            Ok((stream, _)) => guests.push(welcome(stream, router.clone())),
            Err(_) => sleep(AGAIN).await,
        }
    }
}

/// Answers one connection until it ends, or says nothing for too long.
fn welcome(stream: TcpStream, router: Router) -> Guest {
    let idle = Idle(Arc::new(Mutex::new(Some(Instant::now()))));
    let visit = idle.clone();
    let task = tokio::spawn(async move {
        let answer = service_fn(|request: Request<Incoming>| {
            visit.set(None);
            let (visit, answer) = (visit.clone(), TowerToHyperService::new(router.clone()));
            async move {
                let answer = hyper::service::Service::call(&answer, request.map(Body::new)).await;
                visit.set(Some(Instant::now()));
                Ok::<_, Infallible>(answer.unwrap_or_else(|never| match never {}))
            }
        });
        let connection = http1::Builder::new().serve_connection(TokioIo::new(stream), answer);
        // Whatever ends it, there is nobody left to tell.
        drop(select(pin!(connection), pin!(too_long(&visit))).await);
    });
    Guest { task: task.abort_handle(), idle }
}

/// Waits until a connection has said nothing for too long.
async fn too_long(idle: &Idle) {
    loop {
        match idle.since() {
            Some(since) if since.elapsed() >= PATIENCE => return,
            Some(since) => sleep_until(since + PATIENCE).await,
            None => sleep(PATIENCE).await,
        }
    }
}
