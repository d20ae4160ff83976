#include "protocol/uci.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <thread>

#include <fmt/format.h>

#include "engine/algorithms.h"
#include "engine/wdl.h"
#include "game/quoted.h"
#include "protocol/numbers.h"
#include "protocol/perft_report.h"

namespace rookery::protocol {
namespace {

using engine::Algorithm;
using game::ParseError;

constexpr std::size_t largest_hash = 131'072;
constexpr unsigned most_threads = 256;
constexpr int most_lines = 218;
constexpr int longest_overhead = 5'000;

/// UCI does not tell upper from lower case in the names of options.
bool same_name(std::string_view one, std::string_view other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](unsigned char left, unsigned char right) {
        return std::tolower(left) == std::tolower(right);
    });
}

template <class Number>
Number number_between(std::string_view name, std::string_view value, Number least, Number most) {
    const auto number = parse_number<long long>(value);
    if (!number || *number < static_cast<long long>(least) || *number > static_cast<long long>(most))
        throw ParseError(fmt::format("{} is a number from {} to {}, not {}", name, least, most, game::quoted(value)));
    return static_cast<Number>(*number);
}

bool truth(std::string_view name, std::string_view value) {
    if (same_name(value, "true")) return true;
    if (same_name(value, "false")) return false;
    throw ParseError(fmt::format("{} is true or false, not {}", name, game::quoted(value)));
}

std::string_view bound_text(search::Bound bound) {
    return bound == search::Bound::Lower ? " lowerbound" : bound == search::Bound::Upper ? " upperbound" : "";
}

}  // namespace

std::string uci_score(search::Score score) {
    if (!search::is_forced(score)) return fmt::format("cp {}", score);
    return fmt::format("mate {}", search::moves_to_end(score));
}

std::string info_line(const engine::Report& report, bool show_wdl) {
    const auto milliseconds = report.time.count();
    std::string text =
        fmt::format("info depth {} seldepth {} multipv {} score {}{}", report.depth, report.selective_depth,
                    report.line, uci_score(report.score_for_mover), bound_text(report.bound));
    if (show_wdl) {
        const engine::WinDrawLoss chances = engine::win_draw_loss(report.score_for_mover);
        text += fmt::format(" wdl {} {} {}", chances.win, chances.draw, chances.loss);
    }
    text += fmt::format(" nodes {} nps {} hashfull {} time {} pv", report.nodes,
                        report.nodes * 1000 / static_cast<std::uint64_t>(std::max<long long>(1, milliseconds)),
                        report.table_permille, milliseconds);
    for (const std::string& move : report.moves) text += " " + move;
    return text + "\n";
}

bool Uci::handle(std::string_view word, Words& words) {
    if (word == "uci") introduce();
    else if (word == "isready") session_.out.write("readyok\n");
    else if (word == "ucinewgame") session_.new_game(session_.game());
    else if (word == "setoption") set_option(words);
    else if (word == "position") set_position(words);
    else if (word == "go") go(words);
    else if (word == "stop") session_.engine.stop();
    else if (word == "ponderhit") session_.engine.ponder_hit();
    else if (word == "debug" || word == "register") words.rest();  // nothing to do, and nothing to complain about
    else return false;
    return true;
}

void Uci::introduce() {
    std::string text = "id name Rookery " ROOKERY_VERSION "\nid author the Rookery developers\n\n";
    const engine::Settings defaults;
    const auto spin = [&](std::string_view name, auto value, auto least, auto most) {
        text += fmt::format("option name {} type spin default {} min {} max {}\n", name, value, least, most);
    };
    const auto check = [&](std::string_view name) {
        text += fmt::format("option name {} type check default false\n", name);
    };
    const auto combo = [&](std::string_view name, const std::vector<std::string>& choices) {
        text += fmt::format("option name {} type combo default {}", name, choices.front());
        for (const std::string& choice : choices) text += " var " + choice;
        text += '\n';
    };
    spin("Hash", defaults.hash_megabytes, 1, largest_hash);
    text += "option name Clear Hash type button\n";
    spin("Threads", defaults.threads, 1, most_threads);
    spin("MultiPV", defaults.lines, 1, most_lines);
    check("Ponder");
    spin("Move Overhead", defaults.move_overhead.count(), 0, longest_overhead);
    std::vector<std::string> variants;
    std::vector<std::string> all_evaluations;
    for (const game::GameInfo& info : engine::games()) {
        if (info.id != "chess960") variants.emplace_back(info.id);
        for (const std::string& name : engine::evaluations(info.id))
            if (std::find(all_evaluations.begin(), all_evaluations.end(), name) == all_evaluations.end())
                all_evaluations.push_back(name);
    }
    combo("UCI_Variant", variants);
    check("UCI_Chess960");
    check("UCI_AnalyseMode");
    check("UCI_LimitStrength");
    spin("UCI_Elo", engine::highest_elo, engine::lowest_elo, engine::highest_elo);
    check("UCI_ShowWDL");
    std::vector<std::string> names;
    for (const engine::NamedAlgorithm& entry : engine::algorithms) names.emplace_back(entry.name);
    combo("Algorithm", names);
    combo("Evaluation", all_evaluations);
    session_.out.write(text + "uciok\n");
}

void Uci::set_option(Words& words) {
    if (words.peek() == "name") words.next();
    const std::string_view name = words.up_to("value");
    const std::string_view value = words.rest();
    engine::Settings settings = session_.engine.settings();

    if (same_name(name, "Hash")) {
        settings.hash_megabytes = number_between<std::size_t>(name, value, 1, largest_hash);
    } else if (same_name(name, "Clear Hash")) {
        session_.engine.new_game();
    } else if (same_name(name, "Threads")) {
        settings.threads = number_between<unsigned>(name, value, 1, most_threads);
    } else if (same_name(name, "MultiPV")) {
        settings.lines = number_between(name, value, 1, most_lines);
    } else if (same_name(name, "Move Overhead")) {
        settings.move_overhead = search::Milliseconds(number_between(name, value, 0, longest_overhead));
    } else if (same_name(name, "UCI_LimitStrength")) {
        settings.elo = truth(name, value) ? std::optional(elo_) : std::nullopt;
    } else if (same_name(name, "UCI_Elo")) {
        elo_ = number_between(name, value, engine::lowest_elo, engine::highest_elo);
        if (settings.elo) settings.elo = elo_;
    } else if (same_name(name, "UCI_ShowWDL")) {
        show_wdl_ = truth(name, value);
    } else if (same_name(name, "Ponder") || same_name(name, "UCI_AnalyseMode")) {
        static_cast<void>(truth(name, value));  // they tell what to expect; nothing here depends on it
    } else if (same_name(name, "Algorithm")) {
        const auto known = std::find_if(engine::algorithms.begin(), engine::algorithms.end(),
                                        [&](const auto& entry) { return same_name(entry.name, value); });
        if (known == engine::algorithms.end())
            throw ParseError("Algorithm is search, alphabeta or minimax, not " + game::quoted(value));
        settings.algorithm = known->algorithm;
    } else if (same_name(name, "Evaluation")) {
        settings.evaluation = engine::find_evaluation(session_.game(), value);
    } else if (same_name(name, "UCI_Chess960")) {
        chess960_ = truth(name, value);
        choose_game();
    } else if (same_name(name, "UCI_Variant")) {
        variant_ = engine::find_game(value).id;
        choose_game();
    } else {
        throw ParseError("there is no option called " + game::quoted(name));
    }
    if (settings != session_.engine.settings()) session_.engine.configure(settings);
}

void Uci::choose_game() {
    const std::string id = variant_ == "chess" && chess960_ ? "chess960" : variant_;
    if (session_.game() != id) session_.new_game(id);
}

void Uci::set_position(Words& words) {
    const std::string_view kind = words.next();
    std::unique_ptr<engine::AnyPosition> position;
    if (kind == "startpos") {
        position = engine::start_position(session_.game());
        words.up_to("moves");
    } else if (kind == "fen") {
        position = engine::position_from_text(session_.game(), words.up_to("moves"));
    } else {
        throw ParseError("position needs 'startpos' or 'fen', as in 'position startpos moves e2e4'");
    }
    while (!words.empty()) position->play(words.next());
    session_.position = std::move(position);
}

void Uci::go(Words& words) {
    engine::Request request;
    search::Limits& limits = request.limits;
    std::array<search::Limits::PlayerClock, 2> clocks{};
    bool clock_runs = false;

    const auto number = [&](std::string_view name) {
        const std::string_view word = words.next();
        const auto value = parse_number<long long>(word);
        if (!value) throw ParseError(fmt::format("go {} needs a number, not {}", name, game::quoted(word)));
        return std::max(0LL, *value);
    };
    const auto milliseconds = [&](std::string_view name) { return search::Milliseconds(number(name)); };
    const auto is_word = [](std::string_view word) {
        constexpr std::string_view known[] = {"searchmoves", "ponder",    "wtime", "btime", "winc",
                                              "binc",        "movestogo", "depth", "nodes", "mate",
                                              "movetime",    "infinite",  "perft"};
        return std::find(std::begin(known), std::end(known), word) != std::end(known);
    };

    while (!words.empty()) {
        const std::string_view word = words.next();
        if (word == "perft") {
            const auto depth = parse_number<int>(words.next());
            write_console_perft(session_.out, *session_.position, depth);
            return;
        }
        if (word == "searchmoves") {
            while (!words.empty() && !is_word(words.peek())) request.only.emplace_back(words.next());
        } else if (word == "wtime" || word == "btime") {
            clocks[word == "wtime" ? 0 : 1].time = milliseconds(word);
            clock_runs = true;
        } else if (word == "winc" || word == "binc") {
            clocks[word == "winc" ? 0 : 1].increment = milliseconds(word);
        } else if (word == "movestogo") {
            limits.moves_to_go = static_cast<int>(std::clamp(number(word), 1LL, 1000LL));
        } else if (word == "depth") {
            limits.depth = static_cast<int>(std::clamp<long long>(number(word), 1, search::max_ply - 1));
        } else if (word == "nodes") {
            limits.nodes = static_cast<std::uint64_t>(number(word));
        } else if (word == "mate") {
            limits.mate_in = static_cast<int>(std::clamp(number(word), 1LL, 1000LL));
        } else if (word == "movetime") {
            limits.move_time = milliseconds(word);
        } else if (word == "infinite") {
            limits.infinite = true;
        } else if (word == "ponder") {
            limits.ponder = true;
        }
        // Any other word is skipped, as the protocol wants it.
    }
    if (clock_runs) limits.clocks = clocks;
    const bool unlimited = !limits.depth && !limits.nodes && !limits.mate_in && !limits.move_time && !limits.clocks;
    if (unlimited && session_.engine.settings().algorithm == Algorithm::Search) limits.infinite = true;

    session_.engine.start(
        *session_.position, request,
        {[this, wdl = show_wdl_](const engine::Report& report) { session_.out.write(info_line(report, wdl)); },
         [this](const engine::Answer& answer) {
             std::string text = "bestmove " + (answer.best_move.empty() ? "(none)" : answer.best_move);
             if (!answer.ponder_move.empty()) text += " ponder " + answer.ponder_move;
             session_.out.write(text + "\n");
         }});
}

}  // namespace rookery::protocol
