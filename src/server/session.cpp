#include "server/session.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "game/parse_error.h"
#include "game/quoted.h"
#include "server/analysis_desk.h"
#include "server/json_records.h"
#include "server/lab_desk.h"
#include "server/library_desk.h"
#include "server/outgoing.h"
#include "server/problem_words.h"
#include "server/xray_desk.h"

namespace rookery::server {
namespace {

using game::ParseError;

/// So many messages may wait for a game that is being fetched.
constexpr std::size_t most_waiting = 200;

/// Messages that make the server work or remember more than others.
constexpr int cost_of_work = 5;

int cost_of(std::string_view type) {
    constexpr std::array<std::string_view, 17> costly = {
        "hello", "new",   "open", "games",        "counts", "xray",   "report",    "read",   "reopen",
        "solve", "write", "keep", "games-facets", "import", "export", "lab-nodes", "lab-run"};
    return std::find(costly.begin(), costly.end(), type) != costly.end() ? cost_of_work : 1;
}

}  // namespace

Session::Session(const SessionServices& services, Send send)
    : lobby_(services.lobby), send_(std::move(send)), jobs_(services.jobs, services.loop, send_) {
    const DeskServices shared{services.loop, services.store, services.thinking, services.parcels, jobs_};
    for (const auto make : {make_analysis_desk, make_xray_desk, make_lab_desk, make_library_desk})
        desks_.push_back(make(shared, send_));
}

int Session::receive(std::string_view text) noexcept {
    std::string type;
    RequestNumber request;
    try {
        boost::json::value value;
        std::string problem;
        try {
            value = parse_json(text);
            const boost::json::object& members = object_of(value, "message");
            // These first: a refusal of the rest carries them.
            type = text_in(members, "type").value_or("");
            request = number_in(members, "request");
        } catch (...) {
            problem = problem_words();
        }
        if (!problem.empty()) reply(refused_text(request, type, problem));
        else attempt(request, type, [&] { carry_out({type, request, value.get_object()}); });
    } catch (...) {
        // Not even the refusal could be written: the page will ask again.
    }
    return cost_of(type);
}

void Session::attempt(const RequestNumber& request, const std::string& type,
                      const std::function<void()>& task) noexcept {
    try {
        std::string problem;
        try {
            task();
        } catch (...) {
            problem = problem_words();
        }
        if (!problem.empty()) reply(refused_text(request, type, problem));
    } catch (...) {
        // As above.
    }
}

void Session::carry_out(const Message& message) {
    if (greeted_) {
        if (jobs_.carry_out(message)) return;
        for (const auto& desk : desks_)
            if (desk->carry_out(message)) return;
    }
    carry_out_about_playing(read_incoming(message));
}

void Session::carry_out_about_playing(const Incoming& message) {
    if (message.type == "hello") return greet(message);
    if (!greeted_) throw ParseError("A page says hello first.");
    if (message.type == "ping") return reply(pong_text(message.request));
    if (entering_) {
        if (waiting_.size() >= most_waiting) throw ParseError("The game is not yet there; please wait.");
        return waiting_.push_back(message);
    }
    if (message.type == "new" || message.type == "open") return go_to(message);
    if (message.type == "leave") {
        leave();
        return reply(left_text(message.request));
    }
    carry_out_in_game(message);
}

void Session::greet(const Incoming& message) {
    greeted_ = message.protocol == protocol_version;
    reply(greeted_ ? welcome_text(message.request)
                   : refused_text(message.request, message.type,
                                  "The page and the program are of different versions; please reload the page.", true));
}

void Session::carry_out_in_game(const Incoming& message) {
    using Handler = void (*)(LiveGame&, const Asker&, const Incoming&);
    struct Entry {
        std::string_view type;
        Handler handler;
    };
    static constexpr std::array<Entry, 11> entries = {{
        {"move",
         [](LiveGame& game, const Asker& asker, const Incoming& in) {
             if (!in.ply) throw ParseError("A move needs its ply.");
             game.move(asker, *in.ply, in.move);
         }},
        {"takeback", [](LiveGame& game, const Asker& asker, const Incoming&) { game.take_back(asker); }},
        {"resign", [](LiveGame& game, const Asker& asker, const Incoming& in) { game.resign(asker, in.side); }},
        {"draw", [](LiveGame& game, const Asker& asker, const Incoming&) { game.offer_draw(asker); }},
        {"hint", [](LiveGame& game, const Asker& asker, const Incoming&) { game.hint(asker); }},
        {"stop", [](LiveGame& game, const Asker& asker, const Incoming&) { game.stop(asker); }},
        {"players",
         [](LiveGame& game, const Asker& asker, const Incoming& in) {
             if (!in.players) throw ParseError("There must be a player on each side.");
             game.set_players(asker, *in.players);
         }},
        {"step", [](LiveGame& game, const Asker& asker, const Incoming&) { game.step(asker); }},
        {"run", [](LiveGame& game, const Asker& asker, const Incoming& in) { game.run(asker, in.delay); }},
        {"pause", [](LiveGame& game, const Asker& asker, const Incoming&) { game.pause(asker); }},
        {"counts",
         [](LiveGame& game, const Asker& asker, const Incoming& in) {
             if (!in.depth) throw ParseError("Counts need a depth.");
             game.counts(asker, in.ply, *in.depth, in.evaluation);
         }},
    }};
    const auto entry =
        std::find_if(entries.begin(), entries.end(), [&](const Entry& known) { return known.type == message.type; });
    if (entry == entries.end()) throw ParseError("There is no message called " + game::quoted(message.type) + ".");
    if (!game_) throw ParseError("No game is open in this tab.");
    const auto game = game_;  // it stays while it works
    const Asker asker{this, message.request, message.type};
    game->carry_out(asker,
                    [handler = entry->handler, asker, message](LiveGame& mine) { handler(mine, asker, message); });
}

void Session::go_to(const Incoming& message) {
    const auto arrive = [this, alive = std::weak_ptr(alive_), message](const std::shared_ptr<LiveGame>& game,
                                                                       const std::string& problem) {
        if (alive.expired()) return;
        entering_ = false;
        attempt(message.request, message.type, [&] {
            if (game) enter(game, message);
            else reply(refused_text(message.request, message.type, problem));
        });
        while (!entering_ && !waiting_.empty()) {
            const Incoming next = std::move(waiting_.front());
            waiting_.pop_front();
            attempt(next.request, next.type, [&] { carry_out_about_playing(next); });
        }
    };
    if (message.type == "new") {
        lobby_.begin(message, arrive);
        entering_ = true;
    } else {
        entering_ = true;  // before: it may arrive at once
        lobby_.open(message.id, arrive);
    }
}

void Session::enter(const std::shared_ptr<LiveGame>& game, const Incoming& message) {
    if (game_ != game) leave();
    game_ = game;
    game_->add(*this);
    reply(game_->snapshot(message.request));
    if (message.run)
        game_->carry_out({this, {}, message.type}, [delay = message.delay](LiveGame& mine) { mine.run({}, delay); });
}

void Session::leave() {
    if (!game_) return;
    const auto game = std::exchange(game_, nullptr);
    game->remove(*this);
    lobby_.left(game);
}

}  // namespace rookery::server
