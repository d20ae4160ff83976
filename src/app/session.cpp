#include "app/session.h"

#include <algorithm>
#include <utility>

#include "app/analyse/analysis_handler.h"
#include "app/api/analyse_requests.h"
#include "app/api/class_requests.h"
#include "app/api/from_requests.h"
#include "app/api/json_records.h"
#include "app/api/lab_requests.h"
#include "app/api/learning_requests.h"
#include "app/api/library_requests.h"
#include "app/api/outgoing.h"
#include "app/api/train_requests.h"
#include "app/classroom/classroom_handler.h"
#include "app/known_engine.h"
#include "app/lab/cluster_handler.h"
#include "app/lab/lab_handler.h"
#include "app/lab/learning_handler.h"
#include "app/library/library_handler.h"
#include "app/play/catalogue.h"
#include "app/problem.h"
#include "app/train/training_handler.h"
#include "app/xray/xray_handler.h"
#include "log/log.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

using text::ParseError;

/// So many messages may wait for a game that is being fetched.
constexpr std::size_t max_waiting = 200;

/// Whether an evaluation or an engine is named somewhere that starts another program.
bool wants_another_engine(const boost::json::value& value) {
    if (const auto* list = value.if_array()) return std::any_of(list->begin(), list->end(), wants_another_engine);
    const auto* object = value.if_object();
    if (object == nullptr) return false;
    return std::any_of(object->begin(), object->end(), [](const auto& entry) {
        const auto* text = entry.value().if_string();
        if (entry.key() == "evaluation" && text != nullptr) return asks_another_engine({text->data(), text->size()});
        if (entry.key() == "engine" && text != nullptr) return !text->empty();
        return wants_another_engine(entry.value());
    });
}

bool is_one_of(std::string_view type, std::initializer_list<std::string_view> types) {
    return std::find(types.begin(), types.end(), type) != types.end();
}

/// The race of X-ray: one depth, for each algorithm no more nodes than take a few seconds.
bool is_race(const Message& message) {
    constexpr std::int64_t max_nodes = 20'000'000;
    if (message.type != api::CountNodes::type) return false;
    const auto from = number_in(message.members, "from");
    const auto budget = number_in(message.members, "budget");
    return from && from == number_in(message.members, "to") && budget && *budget <= max_nodes;
}

/// What changes nothing and shows nothing that is stored.
bool is_for_onlookers(const Message& message) {
    return is_race(message) || is_one_of(message.type, {api::Hello::type, api::Ping::type, api::Xray::type,
                                                        api::AskPosition::type, api::CancelJob::type});
}
bool is_for_students(std::string_view type) { return is_one_of(type, {api::JoinClass::type, api::AnswerClass::type}); }
bool is_for_teachers(std::string_view type) {
    return is_one_of(type, {api::OpenClass::type, api::WatchClass::type, api::CloseClass::type, api::EndClass::type});
}

/// What takes the machine for a long time, or gives up what has taken it.
bool is_about_learning(std::string_view type) {
    return is_one_of(
        type, {api::LearnGame::type, api::ResumeLearning::type, api::StopLearning::type, api::DeleteLearning::type});
}

std::optional<Milliseconds> delay_of(const std::optional<api::Delay>& delay) {
    return delay ? std::optional(Milliseconds(delay->value)) : std::nullopt;
}

/// Throws ParseError or Refusal if an engine among them is not there, or cannot sit where it should.
Players known_players(const api::PerSide<api::Player>& players, const SearchScheduler& scheduler) {
    const Players known = players_of(players);
    for (const Player& player : known) {
        static_cast<void>(known_engine(scheduler, player.engine));
        if (player.partner) static_cast<void>(known_seated_engine(scheduler, player.partner->engine));
    }
    return known;
}

}  // namespace

Session::Session(const SessionServices& services, Send send, const Rights& rights)
    : lobby_(services.lobby),
      store_(services.store),
      scheduler_(services.scheduler),
      invite_(services.invite),
      send_(std::move(send)),
      rights_(rights),
      jobs_(services.jobs, services.loop, send_) {
    const HandlerServices shared{services.loop, services.store,     services.scheduler, services.transfers,
                                 jobs_,         services.classroom, services.cluster,   services.learning};
    for (const auto make : {make_analysis_handler, make_xray_handler, make_lab_handler, make_cluster_handler,
                            make_learning_handler, make_library_handler, make_training_handler, make_classroom_handler})
        handlers_.push_back(make(shared, send_));
    add_routes();
    jobs_.add_to(router_);
    for (const auto& handler : handlers_) handler->add_to(router_);
}

int Session::receive(std::string_view text) noexcept {
    Asked asked;
    try {
        boost::json::value value;
        Problem problem;
        try {
            value = parse_json(text);
            const boost::json::object& members = object_of(value, "message");
            // These first: a refusal of the rest carries them.
            asked.type = text_in(members, "type").value_or("");
            asked.request = number_in(members, "request");
        } catch (...) {
            problem = current_problem();
        }
        if (!problem.empty()) reply(refused_text(asked.request, asked.type, problem));
        else attempt(asked, [&] { handle({asked.type, asked.request, value.get_object()}); });
    } catch (...) {
        log::swallowed("a refusal could not be written");  // the page will ask again
    }
    return router_.cost_of(asked.type);
}

void Session::attempt(const Asked& asked, const std::function<void()>& task) noexcept {
    try {
        Problem problem;
        try {
            task();
        } catch (...) {
            problem = current_problem();
        }
        if (!problem.empty()) reply(refused_text(asked.request, asked.type, problem));
    } catch (...) {
        log::swallowed("a refusal could not be written");
    }
}

void Session::check_rights(const Message& message) const {
    const bool is_answering = is_for_students(message.type);
    if (is_answering ? !rights_.may_answer : !rights_.may_play && !is_for_onlookers(message))
        throw Refusal("only-looking", "From here one can only look into searches.");
    if (!rights_.may_teach && is_for_teachers(message.type))
        throw Refusal("not-the-teacher", "Only the teacher can do this, on the machine where Rookery runs.");
    if (!rights_.may_delete && (message.type == api::DeleteGames::type || message.type == api::DeletePuzzle::type))
        throw Refusal("cannot-delete-from-here", "From here no games can be deleted: Rookery runs on another machine.");
    if (!rights_.may_delete && message.type == api::StopRun::type)
        throw Refusal("cannot-stop-from-here", "From here no runs can be stopped: Rookery runs on another machine.");
    if (!rights_.may_delete && is_about_learning(message.type))
        throw Refusal("cannot-learn-from-here",
                      "From here learning can only be watched: Rookery runs on another machine.");
    if (!rights_.may_start_engines && wants_another_engine(message.members))
        throw Refusal("cannot-start-from-here",
                      "From here no other engines can be started: Rookery runs on another machine.");
}

void Session::handle(const Message& message) {
    check_rights(message);
    if (!greeted_ && message.type != api::Hello::type) throw ParseError("A page says hello first.");
    router_.handle(message);
}

template <class Request, class Handler>
void Session::on_playing(Handler handler) {
    router_.on<Request>([this, handler](const Request& request, const Message& message) {
        const Asked asked{message.request, message.type};
        if (!entering_) return handler(request, asked);
        if (waiting_.size() >= max_waiting) throw Refusal("game-loading", "The game is not yet there; please wait.");
        waiting_.push_back({asked, [handler, request, asked] { handler(request, asked); }});
    });
}

template <class Request, class Handler>
void Session::on_game(Handler handler) {
    on_playing<Request>([this, handler](const Request& request, const Asked& asked) {
        if (!game_) throw Refusal("no-game-open", "No game is open in this tab.");
        const auto game = game_;  // it stays while it works
        const Requester requester{this, asked.request, asked.type};
        game->handle(requester, [handler, requester, request](LiveGame& mine) { handler(mine, requester, request); });
    });
}

void Session::add_routes() {
    router_.on<api::Hello>([this](const api::Hello& hello, const Message& message) { greet(hello, message); });
    router_.on<api::Ping>([this](const api::Ping&, const Message& message) { reply(pong_text(message.request)); });
    router_.on<api::Invite>([this](const api::Invite&, const Message& message) {
        if (!rights_.may_invite)
            throw Refusal("nobody-else-comes-in",
                          "Nobody else can come in: for that, start Rookery with --listen 0.0.0.0.");
        reply(invitation_text(message.request, invite_()));
    });

    on_playing<api::NewGame>([this](const api::NewGame& request, const Asked& asked) { begin(request, asked); });
    on_playing<api::OpenGame>([this](const api::OpenGame& request, const Asked& asked) { open(request, asked); });
    on_playing<api::LeaveGame>([this](const api::LeaveGame&, const Asked& asked) {
        leave();
        reply(left_text(asked.request));
    });

    on_game<api::PlayMove>([](LiveGame& game, const Requester& requester, const api::PlayMove& request) {
        if (request.written.value_or(false)) game.move_written(requester, request.ply.as<int>(), request.move);
        else game.move(requester, request.ply.as<int>(), request.move);
    });
    on_game<api::TakeBack>([](LiveGame& game, const Requester& requester, const auto&) { game.take_back(requester); });
    on_game<api::Resign>([](LiveGame& game, const Requester& requester, const api::Resign& request) {
        game.resign(requester, request.side ? std::optional(side_of(*request.side)) : std::nullopt);
    });
    on_game<api::OfferDraw>(
        [](LiveGame& game, const Requester& requester, const auto&) { game.offer_draw(requester); });
    on_game<api::AskHint>([](LiveGame& game, const Requester& requester, const auto&) { game.hint(requester); });
    on_game<api::LetPartnerMove>(
        [](LiveGame& game, const Requester& requester, const auto&) { game.let_partner_move(requester); });
    on_game<api::StopSearch>([](LiveGame& game, const Requester& requester, const auto&) { game.stop(requester); });
    // A game that is being stored does this later, when the tab may be gone.
    on_game<api::SetPlayers>(
        [&scheduler = scheduler_](LiveGame& game, const Requester& requester, const api::SetPlayers& request) {
            game.set_players(requester, known_players(request.players, scheduler));
        });
    on_game<api::Step>([](LiveGame& game, const Requester& requester, const auto&) { game.step(requester); });
    on_game<api::Run>([](LiveGame& game, const Requester& requester, const api::Run& request) {
        game.run(requester, delay_of(request.delay));
    });
    on_game<api::Pause>([](LiveGame& game, const Requester& requester, const auto&) { game.pause(requester); });
    on_game<api::AskCounts>([](LiveGame& game, const Requester& requester, const api::AskCounts& request) {
        game.counts(requester, request.ply ? std::optional(request.ply->as<int>()) : std::nullopt,
                    request.depth.as<int>(), request.evaluation.value_or(""));
    });
}

void Session::greet(const api::Hello& hello, const Message& message) {
    greeted_ = hello.protocol == protocol_version;
    reply(greeted_ ? welcome_text(message.request, rights_, scheduler_, store_.trouble())
                   : refused_text(message.request, message.type,
                                  {"The page and the program are of different versions; please reload the page.",
                                   "other-version"},
                                  true));
}

void Session::begin(const api::NewGame& request, const Asked& asked) {
    GameSetup setup{request.game, request.text.value_or(""), request.options.value_or(OptionValues()),
                    known_players(request.players, scheduler_), std::nullopt};
    if (request.clock) setup.clock = clock_of(*request.clock);
    lobby_.begin(setup, enter_for(asked, request));
    entering_ = true;
}

void Session::open(const api::OpenGame& request, const Asked& asked) {
    entering_ = true;  // before: it may arrive at once
    lobby_.open(request.id, enter_for(asked));
}

Lobby::Enter Session::enter_for(const Asked& asked, const std::optional<api::NewGame>& begun) {
    return [this, alive = std::weak_ptr(alive_), asked, begun](const std::shared_ptr<LiveGame>& game,
                                                               const Problem& problem) {
        if (alive.expired()) return;
        entering_ = false;
        attempt(asked, [&] {
            if (!game) return reply(refused_text(asked.request, asked.type, problem));
            enter(game, asked);
            if (begun && begun->run.value_or(false))
                game_->handle({this, {}, asked.type},
                              [delay = delay_of(begun->delay)](LiveGame& mine) { mine.run({}, delay); });
        });
        while (!entering_ && !waiting_.empty()) {
            const Waiting next = std::move(waiting_.front());
            waiting_.pop_front();
            attempt(next.asked, next.task);
        }
    };
}

void Session::enter(const std::shared_ptr<LiveGame>& game, const Asked& asked) {
    if (game_ != game) leave();
    game_ = game;
    game_->add(*this);
    reply(game_->snapshot(asked.request));
}

void Session::leave() {
    if (!game_) return;
    const auto game = std::exchange(game_, nullptr);
    game->remove(*this);
    lobby_.left(game);
}

}  // namespace rookery::app
