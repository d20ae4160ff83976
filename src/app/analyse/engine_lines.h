#pragma once

#include <chrono>
#include <memory>
#include <vector>

#include "app/message_handler.h"
#include "app/search_scheduler.h"
#include "engine/any_position.h"

namespace rookery::app {

/// What a tab wants to know of a position.
struct LinesQuery {
    RequestNumber request;
    std::unique_ptr<engine::AnyPosition> position;
    int lines = 1;
    std::string evaluation;  ///< empty for the game's strongest
    bool threat = false;     ///< it is the other side's turn, for once
    std::string engine;      ///< the name of another one; empty for our own
    std::string start;       ///< for another one: where the game began, and how it came to the position
    std::vector<std::string> moves;
};

/// The engine's best lines of the position that a tab looks at, told as they are found: `lines` again and again, until
/// somebody ends it or it has had its time. Where the game is solved, all moves with what they are worth, once.
class EngineLines {
public:
    EngineLines(Loop& loop, SearchScheduler& scheduler, Send send);
    ~EngineLines() { end(); }
    EngineLines(const EngineLines&) = delete;
    EngineLines& operator=(const EngineLines&) = delete;

    /// Instead of what it was looking at. Throws ParseError if there is no such evaluation.
    void start(LinesQuery query);
    /// Nobody looks on any more.
    void end();

private:
    using Clock = std::chrono::steady_clock;

    void stop();
    void think();
    [[nodiscard]] std::string owner() const;
    void handle_report(const engine::Report& report);
    void handle_answer();
    void handle_problem(const Problem& problem);
    void send_soon();
    void send_lines(Importance importance);
    void send_conversation(const std::vector<ConversationLine>& lines);
    [[nodiscard]] std::vector<const engine::Report*> best_reports() const;

    Loop& loop_;
    SearchScheduler& scheduler_;
    Send send_;
    /// Replaced with every search, so that timers of an old one notice.
    std::shared_ptr<bool> alive_;
    SearchScheduler::Ticket ticket_ = 0;
    LinesQuery query_;
    bool exact_ = false;
    bool waiting_ = false;  ///< for an engine
    bool resting_ = false;  ///< it has had its time, or there is nothing more to find
    bool sending_is_due_ = false;
    int known_depth_ = 0;  ///< what was found before it had to give way
    Milliseconds spent_{};
    std::vector<engine::Report> reports_;  ///< the latest of each line
    Clock::time_point begun_;
    Clock::time_point last_sent_;
};

/// Whether the game is solved on a board of this size within a moment.
[[nodiscard]] bool is_solved_soon(const engine::AnyPosition& position);
/// The same takes its time, and is done when somebody asks for it: larger boards, and endings with a few men.
[[nodiscard]] bool is_solvable(const engine::AnyPosition& position);

}  // namespace rookery::app
