#include "app/analyse/reading.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "app/api/sentences.h"
#include "app/play/catalogue.h"
#include "app/problem.h"
#include "app/read_position.h"
#include "engine/games.h"
#include "engine/replay.h"
#include "log/log.h"
#include "notation/epd.h"
#include "notation/line_reader.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_tokens.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

using text::ParseError;

/// What a text is if nothing says otherwise.
constexpr std::string_view default_game = "chess";
constexpr std::size_t max_titles = 500;
constexpr std::size_t max_problems = 100;
/// A file with positions only is small; what is larger is something else.
constexpr int max_lines = 20'000;
constexpr std::size_t longest_position = 4096;

void add_problem(Reading& reading, ReadingProblem problem) {
    ++reading.problem_count;
    if (reading.problems.size() < max_problems) reading.problems.push_back(std::move(problem));
}

Refusal first_problem(const Reading& reading) {
    const auto& [line, problem] = reading.problems.front();
    game::Explanation reason{problem.code, problem.words, problem.parameters};
    if (line > 0) reason.parameters[parameter_line] = std::to_string(line);
    return Refusal(std::move(reason));
}

// Games --------------------------------------------------------------------------------------------------------------

std::string player(const notation::PgnGame& game, std::string_view color) {
    // Teams: those of board A first.
    for (const std::string& name : {std::string(color), std::string(color) + "A"})
        if (const std::string_view one = game.tag(name); !one.empty() && one != "?") return std::string(one);
    return {};
}

Title title_of(const notation::PgnGame& game) {
    const std::string white = player(game, "White");
    const std::string black = player(game, "Black");
    std::string title =
        white.empty() && black.empty() ? "" : (white.empty() ? "?" : white) + " – " + (black.empty() ? "?" : black);
    const auto add = [&](std::string_view part) {
        if (part.empty() || part.starts_with('?')) return;
        title += (title.empty() ? "" : ", ") + std::string(part);
    };
    add(game.tag("Event"));
    add(game.tag("Date").substr(0, 4));
    return {game.line, title, game.result == game::Result::Ongoing ? "" : std::string(result_text(game.result)),
            static_cast<int>(game.main.moves.size())};
}

bool is_set(const std::atomic<bool>* stop) { return stop != nullptr && *stop; }

void read_games(std::istream& text, const Pasted& pasted, const ReadingProgress& progress,
                const std::atomic<bool>* stop, Reading& reading) {
    const auto on_damage = [&](const notation::PgnDamage& damage) {
        Problem problem = problem_of(damage.reason);
        problem.parameters[parameter_left_out] = "yes";
        add_problem(reading, {damage.line, std::move(problem)});
    };
    notation::PgnReader reader(text, on_damage, {}, stop);
    notation::PgnGame game;
    notation::PgnGame wanted;
    while (reader.next(game)) {
        if (game.tags.empty() && game.main.moves.empty()) continue;
        const std::size_t number = reading.count++;
        if (reading.titles.size() < max_titles) reading.titles.push_back(title_of(game));
        if (number == pasted.wanted.value_or(0)) wanted = game;
        if (pasted.wanted && number == *pasted.wanted) break;
        constexpr std::size_t now_and_then = 64;
        if (number % now_and_then == 0 && progress)
            progress(static_cast<std::uint64_t>(std::max<std::streamoff>(0, text.tellg())));
    }
    if (reading.count == 0 || is_set(stop)) return;
    if (pasted.wanted && *pasted.wanted >= reading.count) throw ParseError("There are not so many games in it.");
    if (!pasted.wanted && reading.count > 1) return;  // somebody has to choose
    if (pasted.wanted) reading.problems.clear();      // those of other games were told before
    // Other games than chess say in their tags what they are.
    const engine::RepairedGame repaired =
        engine::repair(wanted, wanted.tags.empty() ? pasted.default_game : default_game, stop);
    if (is_set(stop)) return;
    for (const engine::ReplayProblem& found : repaired.problems) {
        Problem problem = problem_of(found.reason);
        problem.parameters[parameter_move] = found.move;
        add_problem(reading, {found.line, std::move(problem)});
    }
    reading.tree = tree_of(wanted, *repaired.start, stop);
    // Words that are no moves, and nothing else.
    if (reading.tree->nodes.empty() && wanted.tags.empty()) reading.count = 0;
}

// Positions ----------------------------------------------------------------------------------------------------------

bool is_position(std::string_view game, const std::string& text) {
    try {
        static_cast<void>(engine::position_from_text(game, text));
        return true;
    } catch (const ParseError&) {
        log::swallowed("what was pasted is no position of " + std::string(game));
        return false;
    }
}

/// Games whose positions can be told from those of chess by their text. In the others a board without a king, say,
/// would be taken for something that nobody meant.
const std::vector<std::string_view>& recognizable_games() {
    static const std::vector<std::string_view> games = [] {
        std::vector<std::string_view> found;
        for (const GameDescription& description : catalogue())
            if (!is_position(default_game, engine::start_position(description.info->id, 0)->text()))
                found.push_back(description.info->id);
        return found;
    }();
    return games;
}

/// The game that a position can be one of: the one that is expected, chess, or the first that takes it.
std::optional<PositionQuery> find_position(const std::string& text, std::string_view expected) {
    std::vector<std::string_view> games{expected, default_game};
    games.insert(games.end(), recognizable_games().begin(), recognizable_games().end());
    const auto game =
        std::find_if(games.begin(), games.end(), [&](std::string_view each) { return is_position(each, text); });
    if (game == games.end()) return std::nullopt;
    return PositionQuery{std::string(*game), engine::position_from_text(*game, text)->text(), {}, {}};
}

/// Why it is no position of the game that it looks most like.
Problem position_problem(const std::string& text, std::string_view expected) {
    try {
        const bool several_boards = text.find('|') != std::string::npos;
        static_cast<void>(read_position(several_boards ? "bughouse" : std::string(expected), text));
    } catch (...) {
        return current_problem();
    }
    return {};
}

void read_positions(std::istream& text, const Pasted& pasted, const std::atomic<bool>* stop, Reading& reading) {
    notation::LineReader lines(text, longest_position, stop);
    std::optional<PositionQuery> wanted;
    while (!is_set(stop) && lines.next()) {
        const std::string line(notation::without_leading_blanks(lines.line()));
        if (line.empty() || line.front() == '#') continue;
        if (lines.number() > max_lines)
            throw Refusal("too-many-lines", "There are too many lines in it for a list of positions.");
        auto position = find_position(line, pasted.default_game);
        const std::string part = notation::position_part(line);
        if (!position) position = find_position(part, pasted.default_game);
        if (!position) {
            if (line.find('/') != std::string::npos)
                add_problem(reading, {lines.number(), position_problem(part, pasted.default_game)});
            continue;
        }
        if (reading.count == pasted.wanted.value_or(0)) wanted = position;
        if (reading.titles.size() < max_titles) reading.titles.push_back({lines.number(), line});
        ++reading.count;
    }
    if (reading.count == 1 || (pasted.wanted && *pasted.wanted < reading.count)) reading.position = std::move(wanted);
}

/// Moves without numbers, as people write them down: "e4 e5 Nf3".
bool looks_like_moves(const std::string& text) {
    std::istringstream words(text);
    std::string word;
    return static_cast<bool>(words >> word) && notation::can_be_move(word) && word.find('/') == std::string::npos;
}

}  // namespace

Reading read_pasted(std::istream& text, const Pasted& pasted, const ReadingProgress& progress,
                    const std::atomic<bool>* stop) {
    Reading reading;
    if (notation::looks_like_pgn(text)) {
        read_games(text, pasted, progress, stop, reading);
    } else {
        std::string beginning(1024, '\0');
        text.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
        beginning.resize(static_cast<std::size_t>(text.gcount()));
        text.clear();
        text.seekg(0);
        if (beginning.find('/') == std::string::npos && looks_like_moves(beginning)) {
            std::stringstream numbered;
            numbered << "1. " << text.rdbuf();
            read_games(numbered, pasted, progress, stop, reading);
            if (reading.count == 0) reading.problems.clear();  // it was no game at all
        } else {
            read_positions(text, pasted, stop, reading);
        }
    }
    if (reading.count > 0 || is_set(stop)) return reading;
    if (!reading.problems.empty()) throw first_problem(reading);
    throw Refusal("neither-position-nor-game", "This is neither a position nor a game.");
}

}  // namespace rookery::app
