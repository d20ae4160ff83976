#include "protocol/uci.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/score/wdl.h"
#include "protocol/go_command.h"
#include "protocol/options.h"
#include "protocol/perft_report.h"

namespace rookery::protocol {
namespace {

using text::ParseError;

std::string_view bound_text(search::Bound bound) {
    return bound == search::Bound::Lower ? " lowerbound" : bound == search::Bound::Upper ? " upperbound" : "";
}

std::string option_line(const Option& option) {
    std::string text = fmt::format("option name {} type ", option.uci_name);
    switch (option.kind) {
        case Option::Kind::Button: text += "button"; break;
        case Option::Kind::String:
            text += fmt::format("string default {}",
                                option.default_value.choice.empty() ? no_text : option.default_value.choice);
            break;
        case Option::Kind::Check: text += fmt::format("check default {}", option.default_value.truth); break;
        case Option::Kind::Spin:
            text += fmt::format("spin default {} min {} max {}", option.default_value.number, option.minimum,
                                option.maximum);
            break;
        case Option::Kind::Combo:
            text += fmt::format("combo default {}", option.default_value.choice);
            for (const std::string& choice : option.choices) text += " var " + choice;
            break;
    }
    return text + '\n';
}

}  // namespace

std::string uci_score(search::Score score, const engine::CentipawnScale& scale) {
    if (search::is_forced(score)) return fmt::format("mate {}", search::moves_to_end(score));
    if (const auto centipawns = scale.centipawns(score)) return fmt::format("cp {}", *centipawns);
    return fmt::format("points {}", score);
}

std::string info_line(const engine::Report& report, const engine::CentipawnScale& scale, bool show_wdl) {
    const auto milliseconds = report.time.count();
    std::string text =
        fmt::format("info depth {} seldepth {} multipv {} score {}{}", report.depth, report.selective_depth,
                    report.line, uci_score(report.score_for_mover, scale), bound_text(report.bound));
    // The chances were learned from games of chess: points say nothing about them.
    if (const auto centipawns = scale.centipawns(report.score_for_mover); show_wdl && centipawns) {
        const engine::WinDrawLoss chances = engine::win_draw_loss(*centipawns);
        text += fmt::format(" wdl {} {} {}", chances.win, chances.draw, chances.loss);
    }
    text += fmt::format(" nodes {} nps {} hashfull {}", report.nodes,
                        report.nodes * 1000 / static_cast<std::uint64_t>(std::max<long long>(1, milliseconds)),
                        report.table_permille);
    if (report.table_hits > 0) text += fmt::format(" tbhits {}", report.table_hits);
    text += fmt::format(" time {} pv", milliseconds);
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
    position = session_.by_agreement(std::move(position));
    while (!words.empty()) position->play(words.next());
    session_.position = std::move(position);
}

void Uci::go(Words& words) {
    GoCommand command = read_go(words, *session_.position);
    if (command.counts) return write_console_perft(session_.out, *session_.position, command.count_depth);
    for (const std::string& problem : command.problems) on_problem_(problem);

    search::Limits& limits = command.request.limits;
    if (!command.is_limited()) {
        // What was meant to end the search made no sense: it ends soon.
        constexpr std::uint64_t soon = 10'000;
        if (!command.problems.empty() && !limits.infinite && !limits.ponder) limits.nodes = soon;
        else if (session_.engine.settings().algorithm == engine::Algorithm::Search) limits.infinite = true;
    }
    const auto answer_with = [this](const engine::Answer& answer) {
        std::string text = answer.remark.empty() ? "" : "info string " + answer.remark + "\n";
        text += "bestmove " + (answer.best_move.empty() ? "(none)" : answer.best_move);
        if (!answer.ponder_move.empty()) text += " ponder " + answer.ponder_move;
        session_.out.write(text + "\n");
    };
    try {
        session_.engine.start(*session_.position, command.request,
                              {[this, scale = session_.scale(), wdl = session_.preferences.show_wdl](
                                   const engine::Report& report) { session_.out.write(info_line(report, scale, wdl)); },
                               answer_with});
    } catch (const ParseError& error) {
        on_problem_(error.what());
        engine::Answer answer;
        if (const auto legal = session_.position->legal_moves(); !legal.empty()) answer.best_move = legal.front();
        answer_with(answer);
    }
}

}  // namespace rookery::protocol
