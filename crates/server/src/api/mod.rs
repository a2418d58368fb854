//! What can be asked over HTTP.

mod archive;
mod backups;
mod channels;
mod components;
mod export;
mod eyes;
mod games;
mod guests;
mod host;
mod host_tables;
mod keys;
mod lobby;
mod matches;
mod me;
mod members;
mod names;
mod openid;
mod operations;
mod people;
mod pictures;
mod presence;
mod profile;
mod qr;
mod rankings;
pub(crate) mod recovery;
mod room;
mod seats;
mod small_pictures;
mod stop;
mod table_setup;
mod tables;
mod talk;
mod terms;
mod think;
mod watched;

pub(crate) use channels::shown_target;
pub(crate) use operations::Trial;
pub(crate) use seats::USUAL_LEVEL;
pub(crate) use tables::{base_url, lobby_again, lobby_of, turns_of};

use crate::access_log;
use crate::app::App;
use crate::assets;
use crate::caller::admit;
use crate::headers::{not_stored, with_headers};
use crate::preview;
use axum::extract::DefaultBodyLimit;
use axum::{Json, Router, middleware, routing};
use std::sync::Arc;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::router::UtoipaMethodRouterExt as _;
use utoipa_axum::routes;

/// The longest body of a request, in bytes.
const MAX_BODY: usize = protocol::MAX_MESSAGE;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Freehold",
        description = "Tables of a Freehold server. Guests are told apart by the cookie \
            `freehold_guest`, which the first request to `/api/guest` sets. The match itself is \
            played over a socket, described in docs/protocol.md.",
    ),
    components(schemas(protocol::Problem))
)]
struct Description;

/// Everything the server answers.
pub(crate) fn router(app: Arc<App>) -> Router {
    let described = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(guests::show, guests::introduce))
        .routes(routes!(members::club))
        .routes(routes!(members::sign_up))
        .routes(routes!(members::sign_in))
        .routes(routes!(members::sign_out))
        .routes(routes!(members::recover))
        .routes(routes!(members::recover_by_mail))
        .routes(routes!(me::show))
        .routes(routes!(me::rename))
        .routes(routes!(me::set_password))
        .routes(routes!(me::renew_codes))
        .routes(routes!(me::sign_device_out))
        .routes(routes!(me::set_holiday))
        .routes(routes!(me::say_farewell, me::stay))
        .routes(routes!(keys::ask_new))
        .routes(routes!(keys::add))
        .routes(routes!(keys::remove))
        .routes(routes!(keys::ask))
        .routes(routes!(keys::sign_in))
        .routes(routes!(openid::show))
        .routes(routes!(openid::send))
        .routes(routes!(openid::come_back))
        .routes(routes!(openid::sign_up))
        .routes(routes!(openid::remove))
        .routes(routes!(channels::list, channels::add))
        .routes(routes!(channels::change, channels::remove))
        .routes(routes!(channels::test))
        .routes(routes!(channels::end))
        .routes(routes!(channels::word, channels::set_word))
        .routes(routes!(channels::set_utc_offset))
        .routes(routes!(stop::stop))
        .routes(routes!(people::list))
        .routes(routes!(profile::show))
        .routes(routes!(profile::matches))
        .routes(routes!(people::regard))
        .routes(routes!(presence::list, presence::set))
        .routes(routes!(export::everything))
        .routes(routes!(host::overview))
        .routes(routes!(host::people))
        .routes(routes!(host::change_member))
        .routes(routes!(host::reset_password))
        .routes(routes!(host::invitations, host::invite))
        .routes(routes!(host::take_back))
        .routes(routes!(host::set_club))
        .routes(routes!(host::log))
        .routes(routes!(host::begin_season))
        .routes(routes!(host_tables::list))
        .routes(routes!(host_tables::remove))
        .routes(routes!(backups::list, backups::make))
        .routes(routes!(backups::download))
        .routes(routes!(games::list))
        .routes(routes!(components::show))
        .routes(routes!(components::keep).layer(DefaultBodyLimit::max(components::MAX_BODY)))
        .routes(routes!(tables::lobby, tables::create))
        .routes(routes!(tables::show))
        .routes(routes!(seats::claim))
        .routes(routes!(seats::renew_links))
        .routes(routes!(seats::hand_over))
        .routes(routes!(seats::invitation))
        .routes(routes!(seats::sit_down))
        .routes(routes!(seats::travel))
        .routes(routes!(seats::leave))
        .routes(routes!(room::set_ready))
        .routes(routes!(terms::change))
        .routes(routes!(room::swap))
        .routes(routes!(room::free))
        .routes(routes!(room::show_coded))
        .routes(routes!(room::sit_down_by_code))
        .routes(routes!(room::request, room::requests))
        .routes(routes!(room::requests_to_me))
        .routes(routes!(room::accept))
        .routes(routes!(room::decline))
        .routes(routes!(talk::note, talk::set_note))
        .routes(routes!(talk::report))
        .routes(routes!(talk::mute))
        .routes(routes!(talk::muted))
        .routes(routes!(talk::muted_people))
        .routes(routes!(talk::unmute))
        .routes(routes!(talk::reports))
        .routes(routes!(talk::settle_report))
        .routes(routes!(qr::draw))
        .routes(routes!(lobby::socket))
        .routes(routes!(lobby::turns))
        .routes(routes!(think::socket))
        .routes(routes!(matches::rematch))
        .routes(routes!(matches::record))
        .routes(routes!(matches::socket))
        .routes(routes!(pictures::picture))
        .routes(routes!(small_pictures::small))
        .routes(routes!(small_pictures::glance))
        .routes(routes!(rankings::show))
        .routes(routes!(archive::consent, archive::agree))
        .routes(routes!(archive::months))
        .routes(routes!(archive::month));
    let (router, description) = described.split_for_parts();
    let description = Arc::new(description);
    let router = router
        .route("/api/openapi.json", routing::get(async move || Json(Arc::clone(&description))))
        .route("/api/{*rest}", routing::any(operations::nothing_here))
        .method_not_allowed_fallback(operations::not_like_this)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), admit))
        .layer(not_stored())
        .route("/health", routing::get(operations::health))
        .route("/ready", routing::get(operations::ready))
        .route("/metrics", routing::get(operations::metrics))
        .route("/stop/{token}", routing::get(stop::ask).post(stop::stop))
        .route("/table/{id}", routing::get(preview::page))
        .route("/replay/{id}", routing::get(preview::page))
        .method_not_allowed_fallback(operations::not_like_this)
        .fallback(routing::get(assets::serve).fallback(operations::not_like_this))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), access_log::log))
        .with_state(app);
    with_headers(router)
}
