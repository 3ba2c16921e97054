//! Who gets in, and which door leads where.
//!
//! Only this machine is listened to. Every address begins with a token that only the one who started the studio knows; a
//! request from another page or under another name of this machine is refused before anything else. A token in the path,
//! not in a cookie: cookies do not know ports, and would show it to any other program that serves a page on this machine.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, FromRequest, Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::net::TcpListener;

use super::assets::{ASSETS, Asset};
use super::files::{self, Trouble};
use super::present::Present;
use super::shelf::Shelf;
use super::{desk, door, table};
use crate::articles::game_of;
use crate::diagnostic::Diagnostic;
use crate::project::Project;
use crate::spec::catalogue::Catalogue;
use crate::spec::plan::is_article;

/// What the page may do: its own scripts, styles and requests, and nothing from anywhere else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/// No request is longer, in bytes.
const LONGEST: usize = 4 << 20;

/// A studio that is about to open.
#[derive(Debug)]
pub struct Studio {
    listener: std::net::TcpListener,
    token: String,
    project: Project,
}

impl Studio {
    /// Takes a port of this machine, any free one if it is 0.
    ///
    /// # Errors
    /// The port is taken, or no secret can be drawn.
    pub fn open(project: Project, port: u16) -> std::io::Result<Self> {
        let listener = std::net::TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))?;
        listener.set_nonblocking(true)?;
        let mut secret = [0_u8; 24];
        getrandom::fill(&mut secret).map_err(std::io::Error::other)?;
        let token = secret.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Self { listener, token, project })
    }

    /// Where it is, token included.
    ///
    /// # Errors
    /// The port is gone.
    pub fn address(&self) -> std::io::Result<String> {
        Ok(format!("http://{}/{}/", self.listener.local_addr()?, self.token))
    }
}

/// Answers until the program ends.
///
/// # Errors
/// The port is gone.
pub fn serve(studio: Studio) -> std::io::Result<()> {
    // The sentences take a moment to compile: not at the first key stroke.
    std::thread::spawn(Catalogue::get);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let port = studio.listener.local_addr()?.port();
        let listener = TcpListener::from_std(studio.listener)?;
        door::keep(&listener, &router(studio.project, &studio.token, port)).await
    })
}

/// Every door, behind the token and the guard.
fn router(project: Project, token: &str, port: u16) -> Router {
    let at = |path: &str| format!("/{token}/{path}");
    let shelf = Arc::new(Shelf::default());
    let read_on = |State(present): Shared, address: Result<Path<String>, PathRejection>| async move {
        let address = match address {
            Ok(Path(address)) => address,
            Err(error) if error.status() == StatusCode::BAD_REQUEST => return no_such_page(),
            // The book itself has no further address.
            Err(_) => String::new(),
        };
        book_page(Arc::clone(&present.project), shelf, address).await
    };
    let mut router = Router::new();
    for asset in ASSETS {
        let serve = move || async move { text_of(asset) };
        router = router.route(&at(asset.path), get(serve));
        if asset.path == "index.html" {
            router = router.route(&at(""), get(serve));
        }
    }
    router
        .route(&at("api/games"), get(|| async { Json(table::cards()) }))
        .route(&at("api/articles"), get(articles))
        .route(&at("api/sentences"), get(|| async { Json(desk::sentences()) }))
        .route(&at("api/play"), post(play))
        .route(&at("api/machine"), post(machine))
        .route(&at("api/scenario"), post(scenario))
        .route(&at("api/judge"), post(judge))
        .route(&at("api/turns"), post(turns))
        .route(&at("api/lesson"), post(teach))
        .route(&at("api/files"), get(list))
        .route(&at("api/file"), get(read).post(save))
        .route(&at("livre"), get(|| async { Redirect::permanent("livre/") }))
        .route(&at("livre/"), get(read_on.clone()))
        .route(&at("livre/{*address}"), get(read_on))
        .method_not_allowed_fallback(async || {
            refuse(StatusCode::METHOD_NOT_ALLOWED, "cette adresse ne répond pas à cela")
        })
        .fallback(async || refuse(StatusCode::FORBIDDEN, "reprenez l'adresse entière que le terminal affiche"))
        .with_state(Arc::new(Present::of(project)))
        .layer(DefaultBodyLimit::max(LONGEST))
        .layer(from_fn_with_state(port, guard))
        .layer(map_response(protect))
}

/// Lets in what comes from this machine's own page, or from nobody's.
async fn guard(State(port): State<u16>, request: Request, next: Next) -> Response {
    if let Some(reason) = stranger(request.headers(), port) {
        return refuse(StatusCode::FORBIDDEN, reason);
    }
    // Here, so that nobody waits for the rest of a request that never comes.
    let (head, body) = request.into_parts();
    match tokio::time::timeout(door::PATIENCE, to_bytes(body, LONGEST)).await {
        Ok(Ok(whole)) => next.run(Request::from_parts(head, Body::from(whole))).await,
        Ok(Err(_)) => refuse(StatusCode::PAYLOAD_TOO_LARGE, "cette demande est trop longue, ou s'est interrompue"),
        Err(_) => refuse(StatusCode::REQUEST_TIMEOUT, "la suite de cette demande n'est pas venue"),
    }
}

/// Why a request is not for us, if it is not.
fn stranger(headers: &HeaderMap, port: u16) -> Option<&'static str> {
    /// The only value of a header, nothing if it is absent.
    fn one(headers: &HeaderMap, name: HeaderName) -> Result<Option<&str>, ()> {
        let mut values = headers.get_all(name).iter();
        match (values.next(), values.next()) {
            (None, _) => Ok(None),
            (Some(value), None) => value.to_str().map(Some).map_err(drop),
            (Some(_), Some(_)) => Err(()),
        }
    }
    let hosts = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
    let Some(host) = one(headers, header::HOST).ok().flatten().filter(|host| hosts.iter().any(|own| own == host))
    else {
        return Some("ce n'est pas le nom de cette machine");
    };
    let own = one(headers, header::ORIGIN).map(|origin| origin.is_none_or(|origin| origin == format!("http://{host}")));
    let site = one(headers, HeaderName::from_static("sec-fetch-site"));
    let near = site.map(|site| site.is_none_or(|site| ["same-origin", "none"].contains(&site)));
    if own == Ok(true) && near == Ok(true) { None } else { Some("cette demande vient d'une autre page") }
}

/// What every answer tells the browser.
async fn protect(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let mut say = |name: &'static str, value: &'static str| {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    };
    say("content-security-policy", POLICY);
    say("x-content-type-options", "nosniff");
    say("referrer-policy", "same-origin");
    say("cross-origin-resource-policy", "same-origin");
    say("cross-origin-opener-policy", "same-origin");
    say("cache-control", "no-store");
    response
}

fn text_of(asset: &Asset) -> Response {
    text(asset.kind, asset.text().into_owned())
}

fn text(kind: &'static str, text: String) -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static(kind))], text).into_response()
}

/// A page of the book; the name of an article is an address too.
async fn book_page(project: Arc<Project>, shelf: Arc<Shelf>, address: String) -> Response {
    if let Some(game) = game_of(&address).filter(|_| is_article(&address)) {
        return Redirect::temporary(&format!("{}/{address}.html", game.slug())).into_response();
    }
    match tokio::task::spawn_blocking(move || shelf.page(&project, &address)).await {
        Ok(Some(page)) => text(page.media, page.text),
        Ok(None) => no_such_page(),
        Err(_) => refuse(StatusCode::INTERNAL_SERVER_ERROR, "défaut d'arbitre, à nous signaler"),
    }
}

fn no_such_page() -> Response {
    refuse(StatusCode::NOT_FOUND, "le livre n'a pas cette page")
}

fn refuse(status: StatusCode, reason: &str) -> Response {
    (status, Json(json!({ "error": crate::diagnostic::spaced(reason) }))).into_response()
}

type Shared = State<Arc<Present>>;

/// What a page sends: what is wrong with it is told in French.
struct Sent<T>(T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let reason = match Json::from_request(request, state).await {
            Ok(Json(value)) => return Ok(Self(value)),
            Err(JsonRejection::JsonSyntaxError(_)) => "cette demande n'est pas du JSON bien formé",
            Err(JsonRejection::MissingJsonContentType(_)) => "cette demande ne s'annonce pas comme du JSON",
            Err(_) => "cette demande n'a pas les champs attendus : rechargez la page",
        };
        Err(refuse(StatusCode::UNPROCESSABLE_ENTITY, reason))
    }
}

/// Does work that takes time away from the listener.
async fn aside<T: Serialize + Send + 'static>(work: impl FnOnce() -> Result<T, String> + Send + 'static) -> Response {
    match tokio::task::spawn_blocking(work).await {
        Ok(Ok(value)) => Json(value).into_response(),
        Ok(Err(reason)) => refuse(StatusCode::UNPROCESSABLE_ENTITY, &reason),
        Err(_) => refuse(StatusCode::INTERNAL_SERVER_ERROR, "défaut d'arbitre, à nous signaler"),
    }
}

async fn play(Sent(request): Sent<table::Request>) -> Response {
    aside(move || table::play(&request)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MachineRequest {
    party: table::Party,
    opponent: String,
    /// 0 or 1.
    seat: usize,
}

async fn machine(Sent(request): Sent<MachineRequest>) -> Response {
    aside(move || table::machine_says(&request.party, &request.opponent, request.seat)).await
}

async fn scenario(Sent(party): Sent<table::Party>) -> Response {
    aside(move || table::scenario(&party)).await
}

async fn judge(State(present): Shared, Sent(draft): Sent<desk::Draft>) -> Response {
    aside(move || {
        Ok(match present.now() {
            Ok(project) => desk::judge(&project, &draft),
            Err(wrong) => desk::without_articles(&wrong),
        })
    })
    .await
}

async fn turns(State(present): Shared, Sent(draft): Sent<desk::Draft>) -> Response {
    aside(move || {
        let project = present.now().unwrap_or_else(|_| Arc::clone(&present.project));
        Ok(desk::turns(&project, &draft))
    })
    .await
}

async fn teach(State(present): Shared, Sent(lesson): Sent<files::Teach>) -> Response {
    let wrong = |wrong: Vec<Diagnostic>| {
        let first = wrong.first().map(|it| format!("{} : {}", it.place(), it.message));
        first.unwrap_or_default()
    };
    let work = move || files::teach(|| present.now().map_err(wrong), &lesson);
    match tokio::task::spawn_blocking(work).await {
        Ok(answer) => file_answer(answer),
        Err(_) => refuse(StatusCode::INTERNAL_SERVER_ERROR, "défaut d'arbitre, à nous signaler"),
    }
}

async fn articles(State(present): Shared) -> Response {
    // The wrong ones are told where a draft is judged by them.
    let project = present.now().unwrap_or_else(|_| Arc::clone(&present.project));
    let all = arbitre_rules::GameId::ALL.iter().flat_map(|game| project.articles().of(*game));
    Json(all.map(|article| (article.id.clone(), article.text.clone())).collect::<std::collections::BTreeMap<_, _>>())
        .into_response()
}

async fn list(State(present): Shared) -> Response {
    file_answer(files::list(&present.project))
}

#[derive(Deserialize)]
struct Named {
    path: String,
}

async fn read(State(present): Shared, named: Result<Query<Named>, QueryRejection>) -> Response {
    match named {
        Ok(Query(Named { path })) => file_answer(files::read(&present.project, &path)),
        Err(_) => refuse(StatusCode::BAD_REQUEST, "cette demande ne nomme aucun fichier"),
    }
}

async fn save(State(present): Shared, Sent(save): Sent<files::Save>) -> Response {
    file_answer(files::save(&present.project, &save))
}

fn file_answer<T: Serialize>(answer: Result<T, Trouble>) -> Response {
    match answer {
        Ok(value) => Json(value).into_response(),
        Err(Trouble::Refused(reason)) => refuse(StatusCode::UNPROCESSABLE_ENTITY, &reason),
        Err(Trouble::Changed(other)) => (StatusCode::CONFLICT, Json(json!({ "other": other }))).into_response(),
    }
}
