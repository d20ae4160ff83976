#include "app/library/explorer.h"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <unordered_set>

#include "engine/games.h"
#include "engine/replay.h"
#include "log/log.h"
#include "notation/pgn_reader.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

/// As many as a record of the store can count.
constexpr int max_plies = 16'000;
constexpr int highest_rating = 4'000;

/// FNV-1a: the same on every machine and for ever, as it is stored.
constexpr std::uint64_t hash_of(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
    return hash;
}

/// Spreads what differs in any bit over all of them.
constexpr std::uint64_t mixed(std::uint64_t bits) {
    bits = (bits ^ (bits >> 31)) * 0x9e3779b97f4a7c15U;
    return bits ^ (bits >> 29);
}

/// The positions of a game as it is played. Those that come again, and what lies too far behind, are left out.
class Visits {
public:
    Visits(ExploredGame& game, const engine::AnyPosition& start, int plies)
        : game_(game), plies_(plies), key_(explorer_key(start)) {}

    [[nodiscard]] bool is_full() const { return ply_ >= plies_; }
    /// The move has been played, and led to the position.
    void add(std::string_view coordinates, const engine::AnyPosition& position) {
        add(explorer_move(coordinates));
        ++ply_;
        key_ = explorer_key(position);
    }
    /// The game ends here.
    void end() {
        if (!is_full()) add(0);
        else game_.visits.push_back({explorer_key_of_cut_games(), 0, 0});
    }

private:
    void add(std::uint32_t move) {
        if (seen_.insert(key_).second) game_.visits.push_back({key_, move, ply_});
    }

    ExploredGame& game_;
    int plies_;
    std::uint64_t key_;
    int ply_ = 0;
    std::unordered_set<std::uint64_t> seen_;
};

/// What the players of a file have on average: of one board or of several.
int rating_in(const notation::PgnGame& game) {
    int sum = 0;
    int count = 0;
    for (const notation::PgnTag& tag : game.tags) {
        if (!tag.name.ends_with("Elo")) continue;
        int rating = 0;
        const char* const end = tag.value.data() + tag.value.size();
        const auto read = std::from_chars(tag.value.data(), end, rating);
        if (read.ec != std::errc() || read.ptr != end || rating <= 0 || rating > highest_rating) continue;
        sum += rating;
        ++count;
    }
    return count == 0 ? 0 : sum / count;
}

void explore_text(const StoredGame& stored, int plies, ExploredGame& explored) {
    std::istringstream text(stored.pgn);
    notation::PgnReader reader(text);
    notation::PgnGame game;
    if (!reader.next(game)) return;
    explored.rating = rating_in(game);
    const auto position = engine::start_of(game, stored.header.game);
    Visits visits(explored, *position, plies);
    for (const notation::PgnMove& move : game.main.moves) {
        if (visits.is_full()) break;
        const std::string coordinates = position->play_written(move.notation);
        visits.add(coordinates, *position);
    }
    visits.end();
}

void explore_moves(const StoredGame& stored, ExploredGame& explored) {
    const auto position = engine::position_from_text(stored.header.game, stored.header.start);
    Visits visits(explored, *position, max_plies);
    for (const PlayedMove& move : stored.moves) {
        if (visits.is_full()) break;
        position->play(move.move);
        visits.add(move.move, *position);
    }
    visits.end();
}

}  // namespace

std::uint64_t explorer_key(const engine::AnyPosition& position) {
    return mixed(position.key() ^ hash_of(position.info().id));
}

std::uint32_t explorer_move(std::string_view coordinates) {
    return std::max(1U, static_cast<std::uint32_t>(mixed(hash_of(coordinates)) >> 32));
}

std::uint64_t explorer_key_of_cut_games() { return mixed(hash_of("known in part only")); }

std::int64_t explorer_fingerprint() {
    std::uint64_t fingerprint = mixed(explored_whole) ^ static_cast<std::uint64_t>(explored_plies_of_others);
    for (const game::GameInfo& info : engine::games()) {
        const auto position = engine::start_position(info.id);
        fingerprint = mixed(fingerprint ^ explorer_key(*position));
        for (const std::string& move : position->legal_moves()) {
            position->play(move);
            fingerprint = mixed(fingerprint ^ explorer_key(*position));
            position->take_back();
        }
    }
    return static_cast<std::int64_t>(fingerprint);
}

ExploredGame explored(const UnexploredGame& game) {
    ExploredGame explored;
    explored.id = game.id;
    explored.changed = game.changed;
    explored.day = game.day;
    if (!game.stored) return explored;
    if (game.stored->header.ending) explored.result = game.stored->header.ending->result;
    try {
        if (game.stored->pgn.empty()) explore_moves(*game.stored, explored);
        else explore_text(*game.stored, game.place > explored_whole ? explored_plies_of_others : max_plies, explored);
    } catch (const text::ParseError&) {
        log::swallowed("a stored game cannot be played to its end");
    }
    return explored;
}

}  // namespace rookery::app
