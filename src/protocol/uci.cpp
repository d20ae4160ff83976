#include "protocol/uci.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/wdl.h"
#include "game/quoted.h"
#include "protocol/numbers.h"
#include "protocol/options.h"
#include "protocol/perft_report.h"

namespace rookery::protocol {
namespace {

using game::ParseError;

std::string_view bound_text(search::Bound bound) {
    return bound == search::Bound::Lower ? " lowerbound" : bound == search::Bound::Upper ? " upperbound" : "";
}

std::string option_line(const Option& option) {
    std::string text = fmt::format("option name {} type ", option.uci_name);
    switch (option.kind) {
        case Option::Kind::Button: text += "button"; break;
        case Option::Kind::String: text += fmt::format("string default {}", option.usual.choice); break;
        case Option::Kind::Check: text += fmt::format("check default {}", option.usual.truth); break;
        case Option::Kind::Spin:
            text += fmt::format("spin default {} min {} max {}", option.usual.number, option.least, option.most);
            break;
        case Option::Kind::Combo:
            text += fmt::format("combo default {}", option.usual.choice);
            for (const std::string& choice : option.choices) text += " var " + choice;
            break;
    }
    return text + '\n';
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
    for (const Option& option : options())
        if (!option.uci_name.empty()) text += option_line(option);
    session_.out.write(text + "uciok\n");
}

void Uci::set_option(Words& words) {
    if (words.peek() == "name") words.next();
    const std::string_view name = words.up_to("value");
    protocol::set_option(session_, find_option(&Option::uci_name, name), words.rest());
}

void Uci::set_position(Words& words) {
    const std::string_view kind = words.next();
    std::unique_ptr<engine::AnyPosition> position;
    if (kind == "startpos") {
        position = session_.start_of(session_.game());
        words.up_to("moves");
    } else if (kind == "fen") {
        position = engine::position_from_text(session_.game(), words.up_to("moves"));
    } else {
        throw ParseError("position needs 'startpos' or 'fen', as in 'position startpos moves e2e4'");
    }
    while (!words.empty()) position->play(words.next());
    session_.position = session_.by_agreement(std::move(position));
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
    if (unlimited && session_.engine.settings().algorithm == engine::Algorithm::Search) limits.infinite = true;

    session_.engine.start(*session_.position, request,
                          {[this, wdl = session_.preferences.show_wdl](const engine::Report& report) {
                               session_.out.write(info_line(report, wdl));
                           },
                           [this](const engine::Answer& answer) {
                               std::string text = answer.remark.empty() ? "" : "info string " + answer.remark + "\n";
                               text += "bestmove " + (answer.best_move.empty() ? "(none)" : answer.best_move);
                               if (!answer.ponder_move.empty()) text += " ponder " + answer.ponder_move;
                               session_.out.write(text + "\n");
                           }});
}

}  // namespace rookery::protocol
