#include "lab/book/book_maker.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "engine/book/polyglot_file.h"
#include "engine/book/polyglot_key.h"
#include "engine/replay.h"
#include "log/log.h"
#include "notation/pgn_reader.h"
#include "text/parse_error.h"

namespace rookery::lab {
namespace {

using Chess = chess::Position<chess::Orthodox>;

int rating_in(const notation::PgnGame& game, std::string_view tag) {
    const std::string_view text = game.tag(tag);
    int rating = 0;
    std::from_chars(text.data(), text.data() + text.size(), rating);
    return rating;
}

}  // namespace

void BookMaker::read(std::istream& file, const std::atomic<bool>& stop,
                     const std::function<void(std::uint64_t)>& progress) {
    notation::PgnReader reader(
        file, [this](const notation::PgnDamage&) { ++skipped_; }, {}, &stop);
    notation::PgnGame game;
    while (reader.next(game)) {
        try {
            add(game);
        } catch (const text::ParseError&) {
            log::swallowed("a game counts up to a move that cannot be played");
            ++skipped_;
        }
        if (progress) progress(games_ + skipped_);
    }
}

void BookMaker::add(const notation::PgnGame& game) {
    const bool weak = settings_.min_rating > 0 &&
                      std::min(rating_in(game, "WhiteElo"), rating_in(game, "BlackElo")) < settings_.min_rating;
    const auto start = engine::start_of(game);
    if (game.result == game::Result::Ongoing || weak || start->info().id != Chess::info.id) {
        ++skipped_;
        return;
    }
    ++games_;
    Chess position = Chess::from_text(start->text());
    const auto winner = winner_of(game.result);
    int ply = 0;
    for (const notation::PgnMove& written : game.main.moves) {
        if (ply++ >= settings_.plies) return;
        const chess::Move move = position.parse_notation(written.notation);
        if (!settings_.only || position.to_move() == *settings_.only) {
            Tally& tally = tallies_[engine::polyglot_key(position)][engine::polyglot_move(move)];
            ++tally.games;
            tally.points += !winner ? 1 : *winner == position.to_move() ? 2 : 0;
        }
        position.make(move);
    }
}

BookCounts BookMaker::write(std::ostream& out) const {
    constexpr std::uint32_t largest_weight = 65'535;
    BookCounts counts{games_, skipped_, 0, 0};
    std::vector<engine::PolyglotEntry> entries;
    for (const auto& [key, moves] : tallies_) {
        std::uint32_t maximum = 0;
        for (const auto& [move, tally] : moves) maximum = std::max(maximum, tally.points);
        // Weights beyond what the format has keep their proportions.
        const std::uint32_t divisor = maximum / (largest_weight + 1) + 1;
        const std::size_t before = entries.size();
        for (const auto& [move, tally] : moves) {
            const std::uint32_t weight = tally.points / divisor;
            const bool scores = tally.points * 50 >= tally.games * static_cast<std::uint32_t>(settings_.min_score);
            if (tally.games < static_cast<std::uint32_t>(settings_.min_games) || weight == 0 || !scores) continue;
            entries.push_back({key, move, static_cast<std::uint16_t>(weight)});
        }
        if (entries.size() > before) ++counts.positions;
    }
    counts.moves = entries.size();
    if (entries.empty()) throw text::ParseError("no move was played often enough to come into the book");
    engine::write_polyglot(out, std::move(entries));
    return counts;
}

}  // namespace rookery::lab
