#include "app/train/collecting.h"

#include <algorithm>

#include "app/identity.h"

namespace rookery::app {
namespace {

constexpr std::size_t longest_title = 200;

/// Not in the middle of a letter.
std::string shortened(const std::string& title) {
    std::size_t end = std::min(title.size(), longest_title);
    while (end > 0 && end < title.size() && (static_cast<unsigned char>(title[end]) & 0xC0U) == 0x80U) --end;
    return title.substr(0, end);
}

}  // namespace

std::int64_t keep_puzzles(const std::vector<lab::FoundPuzzle>& found, const PuzzleSource& source, StoreService& store) {
    std::vector<Puzzle> puzzles;
    for (const lab::FoundPuzzle& each : found) {
        Puzzle& puzzle = puzzles.emplace_back();
        puzzle.id = new_id();
        puzzle.game = source.game;
        puzzle.options = source.options;
        puzzle.position = each.position;
        puzzle.line = each.best.moves;
        puzzle.title = shortened(source.title);
        if (is_id(source.id)) puzzle.source = source.id;
        puzzle.created = puzzle.due = now();
    }
    if (puzzles.empty()) return 0;
    return store.change_many_and_wait([&](Store& own) { return own.add_puzzles(puzzles); });
}

}  // namespace rookery::app
