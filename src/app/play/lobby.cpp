#include "app/play/lobby.h"

#include "app/identity.h"
#include "app/library/record_texts.h"
#include "app/play/catalogue.h"
#include "app/play/players.h"
#include "app/play/rule_options.h"
#include "app/problem.h"
#include "app/read_position.h"
#include "engine/games.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::app {
namespace {

using text::ParseError;

constexpr Milliseconds time_to_come_back{120'000};

}  // namespace

void Lobby::begin(const GameSetup& wanted, const Enter& enter) {
    static_cast<void>(description_of(wanted.game));
    const auto start =
        wanted.text.empty() ? start_with_options(wanted.game, wanted.options) : read_position(wanted.game, wanted.text);
    check_players(wanted.players, wanted.game, layout_of(*start).size(), services_.learning);
    apply_rules(*start, wanted.options);  // the moves make sense by these alone, wherever they are read
    StoredGame stored;
    GameHeader& header = stored.header;
    header.id = new_id();
    header.game = start->info().id;
    header.options = wanted.options;
    header.start = header.position = start->text();
    header.players = wanted.players;
    header.clock = wanted.clock;
    header.created = header.changed = next_moment();
    const game::Outcome outcome = start->outcome();
    if (outcome.over()) header.ending = {outcome.result, std::string(reason_text(outcome.reason))};
    const auto game = std::make_shared<LiveGame>(services_, stored);
    services_.store.change(
        [header](Store& store) { store.add(header); },
        [this, alive = std::weak_ptr(alive_), game, enter](const StoreResult<std::monostate>& result) {
            if (alive.expired()) return;
            if (!result.value) return enter(nullptr, result.problem);
            games_[game->id()] = game;
            let_in(game, enter);
        });
}

void Lobby::open(const std::string& id, const Enter& enter) {
    if (const auto game = find(id)) return enter(game, {});
    services_.store.look_up([id](const Store& store) { return store.find(id); },
                            [this, alive = std::weak_ptr(alive_), id, enter](const auto& stored) {
                                if (!alive.expired()) open_stored(id, stored, enter);
                            });
}

void Lobby::open_stored(const std::string& id, const StoreResult<std::optional<StoredGame>>& stored,
                        const Enter& enter) {
    if (!stored.value) return enter(nullptr, stored.problem);
    // Somebody else may have opened it meanwhile.
    if (const auto game = find(id)) return enter(game, {});
    std::shared_ptr<LiveGame> game;
    try {
        if (!*stored.value) throw Refusal("no-such-game", "There is no game " + text::quoted(id) + ".", {{"id", id}});
        if (!(*stored.value)->pgn.empty())
            throw Refusal("not-for-playing", "This game is not for playing; look at it under Analyze.");
        try {
            game = std::make_shared<LiveGame>(services_, **stored.value);
        } catch (const ParseError& error) {
            throw Refusal(damage_of(id, services_.store.file(), error.what()));
        }
    } catch (...) {
        return enter(nullptr, current_problem());
    }
    games_[id] = game;
    let_in(game, enter);
}

void Lobby::let_in(const std::shared_ptr<LiveGame>& game, const Enter& enter) {
    enter(game, {});
    left(game);  // whoever wanted it may be gone
}

std::shared_ptr<LiveGame> Lobby::find(const std::string& id) const {
    const auto found = games_.find(id);
    return found == games_.end() || found->second->outdated() ? nullptr : found->second;
}

void Lobby::left(const std::shared_ptr<LiveGame>& game) {
    if (game->watched()) return;
    services_.loop.after(time_to_come_back, [this, alive = std::weak_ptr(alive_), id = game->id()] {
        if (alive.expired()) return;
        const auto found = games_.find(id);
        if (found == games_.end() || found->second->watched()) return;
        if (found->second->settled()) games_.erase(found);
        else left(found->second);
    });
}

}  // namespace rookery::app
