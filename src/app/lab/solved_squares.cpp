#include "app/lab/solved_squares.h"

#include <cctype>
#include <utility>

#include "app/analyse/engine_lines.h"
#include "app/api/to_answers.h"
#include "app/play/catalogue.h"
#include "app/problem.h"
#include "engine/games.h"
#include "lab/analyse/analysis.h"

namespace rookery::app {
namespace {

constexpr const char* solved_game = "wolf-sheep";
constexpr char wolf_letter = 'w';
constexpr char no_piece = '.';

using PlacedRows = std::vector<std::string>;  ///< from the top, a character for each square

/// The placement, and what follows it in the text.
std::pair<PlacedRows, std::string> placed_rows(const std::string& text) {
    const std::size_t end = text.find(' ');
    PlacedRows rows(1);
    std::size_t gap = 0;
    const auto close_gap = [&] { rows.back().append(std::exchange(gap, 0), no_piece); };
    for (const char letter : text.substr(0, end)) {
        if (std::isdigit(static_cast<unsigned char>(letter)) != 0) {
            gap = 10 * gap + static_cast<std::size_t>(letter - '0');
            continue;
        }
        close_gap();
        if (letter == '/') rows.emplace_back();
        else rows.back() += letter;
    }
    close_gap();
    return {std::move(rows), text.substr(end)};
}

std::string text_of_rows(const PlacedRows& rows, const std::string& rest) {
    std::string text;
    for (const std::string& row : rows) {
        if (!text.empty()) text += '/';
        std::size_t gap = 0;
        const auto close_gap = [&] {
            if (gap > 0) text += std::to_string(std::exchange(gap, 0));
        };
        for (const char letter : row) {
            if (letter == no_piece) {
                ++gap;
                continue;
            }
            close_gap();
            text += letter;
        }
        close_gap();
    }
    return text + rest;
}

}  // namespace

std::unique_ptr<engine::AnyPosition> wolf_and_sheep(const std::string& text) {
    auto position = text.empty() ? engine::start_position(solved_game) : engine::position_from_text(solved_game, text);
    if (!is_solved_soon(*position)) throw Refusal("too-large-to-solve", "This game is too large to be solved.");
    return position;
}

std::vector<api::SolvedSquare> solved_squares(const engine::AnyPosition& position, const std::atomic<bool>& stop) {
    auto [rows, rest] = placed_rows(position.text());
    for (std::string& row : rows)
        for (char& letter : row)
            if (letter == wolf_letter) letter = no_piece;
    engine::Settings settings;
    settings.evaluation = perfect_evaluation(solved_game);
    search::Limits limits;
    limits.depth = 1;  // there is nothing to search
    lab::Analyst analyst(settings, limits, stop);
    std::vector<api::SolvedSquare> squares;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size() && !stop; ++column) {
            const std::size_t rank = rows.size() - row;
            const bool is_dark = (rank + column) % 2 == 1;
            if (!is_dark || rows[row][column] != no_piece) continue;
            rows[row][column] = wolf_letter;
            const auto score =
                analyst.analyse(*engine::position_from_text(solved_game, text_of_rows(rows, rest))).score_for_first();
            rows[row][column] = no_piece;
            if (!score) continue;
            const std::string name = static_cast<char>('a' + static_cast<int>(column)) + std::to_string(rank);
            squares.push_back({exact_of(*score), name});
        }
    return squares;
}

}  // namespace rookery::app
