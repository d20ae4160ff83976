// What makes the engine of XBoard think, ponder and analyze, and what it does with what it finds.

#include <algorithm>

#include <fmt/format.h>

#include "protocol/xboard/xboard.h"
#include "protocol/xboard/xboard_text.h"

namespace rookery::protocol {

using text::ParseError;

void XBoard::carry_on() {
    if (paused_ || editor_ || background_search_.activity() != Activity::Nothing) return;
    // With every move excluded there is nothing to search for, until one is included again.
    if (!excluded_.empty() && moves_to_consider().empty()) return;
    // Mated, unless the partner sends a piece that helps.
    if (is_seat() && position().legal_moves().empty()) return;
    if (analyses_) {
        engine::Request request;
        request.limits.infinite = true;
        request.only = moves_to_consider();
        background_search_.begin(Activity::Analyzing, position(), request);
    } else if (plays_ && is_asked_ && position().to_move() == own_side_) {
        think();
    } else if (plays_ && ponders_ && !expected_reply_.empty() && position().to_move() != own_side_) {
        ponder();
    }
}

void XBoard::think() {
    engine::Request request;
    request.limits = clock_.limits(own_side_, plies_played_);
    request.only = moves_to_consider();
    if (is_seat() && partner_.wants_us_to_sit() && request.limits.clocks) {
        // As long as the clock allows, or until the partner says "go".
        constexpr search::Milliseconds reserve(5000);
        const search::Milliseconds left = (*request.limits.clocks)[index(own_side_)].time;
        if (left > reserve) {
            request.limits.move_time = left - reserve;
            request.limits.clocks.reset();
        }
    }
    turn_began_ = Clock::now();
    background_search_.begin(Activity::ChoosingMove, position(), request);
}

void XBoard::ponder() {
    const auto next = position().clone();
    const std::string expected = next->move_notation(expected_reply_);
    next->play(expected_reply_);
    if (next->outcome().over()) return;
    engine::Request request;
    request.limits = clock_.limits(own_side_, plies_played_ + 1);
    request.limits.ponder = true;
    background_search_.begin(Activity::Pondering, *next, request, expected);
}

void XBoard::interrupt() {
    if (background_search_.activity() == Activity::ChoosingMove)
        clock_.spend(std::chrono::duration_cast<search::Milliseconds>(Clock::now() - turn_began_));
    background_search_.discard();
}

void XBoard::abandon() {
    interrupt();
    is_asked_ = false;
    if (!waiting_pongs_.empty()) write(take_pongs());
}

std::vector<std::string> XBoard::moves_to_consider() const {
    if (excluded_.empty() && !is_seat()) return {};
    std::vector<std::string> moves = is_seat() ? partner_.preferred_moves(position()) : position().legal_moves();
    std::erase_if(moves, [&](const std::string& move) {
        return std::find(excluded_.begin(), excluded_.end(), move) != excluded_.end();
    });
    return moves;
}

bool XBoard::is_hopeless(const std::optional<search::Score>& centipawns) {
    // Far behind for some moves in a row, so that a slip of the other side has had its chance.
    constexpr search::Score hopeless = -1000;
    constexpr int patience = 4;
    const bool bad = centipawns && *centipawns <= hopeless;
    hopeless_moves_ = bad ? hopeless_moves_ + 1 : 0;
    return session_.preferences.resign && hopeless_moves_ >= patience;
}

void XBoard::make_own_move(const engine::Answer& answer, const BackgroundSearch::Findings& findings) {
    is_asked_ = false;
    clock_.made_move(std::chrono::duration_cast<search::Milliseconds>(Clock::now() - turn_began_), plies_played_);
    if (answer.best_move.empty()) {
        write(result_line(position().outcome()) + take_pongs());
        return;
    }
    const auto score = findings ? session_.scale().centipawns(findings->score_for_mover) : std::nullopt;
    if (findings) own_score_ = score;
    if (is_hopeless(score)) {
        write("resign\n" + take_pongs());
        return;
    }
    std::string text = fmt::format("move {}\n", xboard_move_text(position(), answer.best_move));
    position().play(answer.best_move);
    ++plies_played_;
    position_has_changed();
    const game::Outcome outcome = position().outcome();
    if (!outcome.over()) expected_reply_ = answer.ponder_move;
    else if (!is_seat()) text += result_line(outcome);
    write(text + take_pongs());
    inform_partner();
    carry_on();
}

void XBoard::ponder_from_now(Words&) {
    ponders_ = true;
    carry_on();
}

void XBoard::ponder_no_more(Words&) {
    ponders_ = false;
    if (background_search_.activity() == Activity::Pondering) background_search_.discard();
}

void XBoard::analyse(Words&) {
    abandon();
    analyses_ = true;
    plays_ = false;
    carry_on();
}

void XBoard::leave_analysis(Words&) {
    if (!analyses_) throw ParseError("command not legal now");
    abandon();
    analyses_ = false;
}

void XBoard::report_progress(Words&) {
    const auto progress = background_search_.progress();
    if (!progress) return;
    // Which of the moves it is at is not known here: 0 are said to be left.
    write(fmt::format("stat01: {} {} {} 0 {}\n", progress->time.count() / 10, progress->nodes, progress->depth,
                      position().legal_moves().size()));
}

void XBoard::give_hint(Words&) {
    constexpr std::uint64_t nodes = 20'000;
    std::string hint = expected_reply_;
    if (background_search_.activity() == Activity::ChoosingMove) return;  // the move to come is its own
    if (background_search_.activity() == Activity::Analyzing) {
        if (const auto findings = background_search_.findings()) hint = findings->moves.front();
    } else if (hint.empty()) {
        hint = background_search_.search_briefly(position(), nodes).best_move;
    }
    if (!hint.empty()) write(fmt::format("Hint: {}\n", xboard_move_text(position(), hint)));
}

/// Lines that begin with a tab, then an empty one.
void XBoard::show_book(Words&) {
    const auto moves = session_.engine.book_moves(position());
    int sum = 0;
    for (const engine::BookMove& move : moves) sum += move.weight;
    std::string text = moves.empty() ? "\tThe book does not know this position.\n" : "";
    for (const engine::BookMove& move : moves)
        text += fmt::format("\t{} {}%\n", position().move_notation(move.move), move.weight * 100 / std::max(1, sum));
    write(text + "\n");
}

void XBoard::exclude(Words& words) {
    const std::string_view text = words.rest();
    std::vector<std::string> moves;
    if (text == "all") moves = position().legal_moves();
    else moves.push_back(position().read_move(text));
    interrupt();
    for (const std::string& move : moves)
        if (std::find(excluded_.begin(), excluded_.end(), move) == excluded_.end()) excluded_.push_back(move);
    carry_on();
}

void XBoard::include(Words& words) {
    const std::string_view text = words.rest();
    const std::string move = text == "all" ? "" : position().read_move(text);
    interrupt();
    if (text == "all") excluded_.clear();
    else std::erase(excluded_, move);
    carry_on();
}

void XBoard::set_level(Words& words) {
    const std::string_view moves = words.next();
    const std::string_view base = words.next();
    clock_.set_level(moves, base, words.next(), plies_played_);
}

void XBoard::pause(Words&) {
    interrupt();
    paused_ = true;
}

void XBoard::resume(Words&) {
    paused_ = false;
    carry_on();
}

}  // namespace rookery::protocol
