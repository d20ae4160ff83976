#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/api/outgoing.h"
#include "app/play/game_clock.h"
#include "app/play/played_game.h"
#include "app/search_scheduler.h"
#include "app/send.h"
#include "app/store_service.h"

namespace rookery::app {

/// Somebody who has a game open: a tab.
class Watcher {
public:
    virtual ~Watcher() = default;
    virtual void receive(const std::string& text, Importance importance) = 0;
    /// Other programs than this one may run for it.
    [[nodiscard]] virtual bool may_start_engines() const = 0;
};

/// Who asked for something, so that the answer carries the number of the question.
struct Requester {
    Watcher* watcher = nullptr;
    RequestNumber request;
    std::string type;  ///< of the message
};

class LearningRuns;

/// What all games share.
struct Services {
    Loop& loop;
    StoreService& store;
    SearchScheduler& scheduler;
    LearningRuns* learning = nullptr;  ///< if games can be learned here
};

/// A game that somebody has open: its players, clocks and searches. Whatever changes is stored first, and only then
/// does it count and is told to everybody who watches. Storing takes its time, which nobody else has to wait for; what
/// is asked of the game meanwhile waits, in order. What cannot be done is refused with a ParseError whose text is for
/// the person.
class LiveGame : public std::enable_shared_from_this<LiveGame> {
public:
    /// Throws ParseError if the stored moves cannot be played.
    LiveGame(const Services& services, const StoredGame& stored);
    ~LiveGame();
    LiveGame(const LiveGame&) = delete;
    LiveGame& operator=(const LiveGame&) = delete;

    [[nodiscard]] const std::string& id() const { return header_.id; }

    /// From now on the watcher hears of changes; what there is already is in the snapshot.
    void add(Watcher& watcher);
    void remove(Watcher& watcher);
    [[nodiscard]] bool watched() const { return !watchers_.empty(); }
    [[nodiscard]] std::string snapshot(const RequestNumber& request) const;
    /// Whether nothing is being stored.
    [[nodiscard]] bool settled() const { return !storing_ && waiting_.empty(); }
    /// Whether another program has changed what is stored, so that this is no longer the game.
    [[nodiscard]] bool outdated() const { return outdated_; }

    /// Lets somebody do something to the game: now, or as soon as what is being stored is stored. What then cannot be
    /// done is told as `refused`.
    void handle(const Requester& requester, const std::function<void(LiveGame&)>& task);
    // These are for `handle`.

    /// A person's move, when the game has `ply` moves. One that is there already is not played again.
    void move(const Requester& requester, int ply, const std::string& move);
    /// The same for one that a person has written, in coordinates or in the game's own notation.
    void move_written(const Requester& requester, int ply, const std::string& text);
    void take_back(const Requester& requester);
    void resign(const Requester& requester, std::optional<game::Side> side);
    void offer_draw(const Requester& requester);
    void set_players(const Requester& requester, const Players& players);

    void hint(const Requester& requester);
    /// The partner of the person whose turn it is moves instead, on its board.
    void let_partner_move(const Requester& requester);
    void counts(const Requester& requester, std::optional<int> ply, int depth, const std::string& evaluation);
    void stop(const Requester& requester);

    void step(const Requester& requester);
    void run(const Requester& requester, std::optional<Milliseconds> delay);
    void pause(const Requester& requester);

private:
    using Clock = std::chrono::steady_clock;

    /// A search that goes on for this game.
    struct Search {
        SearchScheduler::Ticket ticket = 0;
        Purpose purpose = Purpose::Move;
        game::Side side = game::Side::First;
        engine::Algorithm algorithm = engine::Algorithm::Search;
        Requester requester;
        int ply = 0;
        int depth = 0;  ///< of counts
        std::string evaluation;
        std::string engine;                        ///< another one
        std::optional<std::size_t> partner_board;  ///< where it moves for a person
        bool exact = false;                        ///< from the solution of the game
        bool begun = false;
        bool waiting = false;  ///< for so long that people should know
        bool stopped = false;
        std::vector<engine::Report> reports;  ///< the latest of each line
        bool info_is_due = false;             ///< a timer will send it
        Clock::time_point last_info = Clock::now() - std::chrono::hours(1);
        engine::Answer answer;  ///< that is about to be played
        std::unique_ptr<engine::AnyPosition> position;
    };

    // live_game.cpp: the game and its rules
    [[nodiscard]] bool over() const { return header_.ending.has_value(); }
    [[nodiscard]] game::Side to_move() const { return game_.position().to_move(); }
    [[nodiscard]] bool is_computer(game::Side side) const { return header_.players[index(side)].computer; }
    [[nodiscard]] bool between_computers() const { return header_.players[0].computer && header_.players[1].computer; }
    [[nodiscard]] bool has_person() const { return !between_computers(); }
    [[nodiscard]] bool asks_another_engine() const;
    [[nodiscard]] bool starts_another_program() const;
    [[nodiscard]] bool may_start_engines() const;
    void require_right_to_start_engines() const;
    [[nodiscard]] std::optional<int> take_back_target() const;
    void require_ongoing() const;
    /// That a person is to move, after so many plies.
    void require_turn(int ply) const;
    using Failure = std::function<void(const Problem& problem)>;
    void play(const Requester& requester, PlayedMove move, const Failure& failed);
    void end(const Requester& requester, const Ending& ending, const std::function<void()>& answer = {});
    void store(GameHeader changed, const std::function<void()>& stored, const Failure& failed);
    void settle(const std::function<void(Store&)>& change, const std::function<void()>& stored, const Failure& failed);
    void when_settled(std::function<void()> task);
    [[nodiscard]] Failure refusal_to(const Requester& requester);
    void set_clocks_from_records();
    void update_clock();
    void look_at_the_clock(game::Side side);
    void lose_on_time(game::Side side);

    // live_game_status.cpp: what is sent
    [[nodiscard]] Status status() const;
    [[nodiscard]] std::vector<std::string> possible_messages() const;
    void send_game(const Requester& requester);
    void send_ply(const Requester& requester);
    void send_status(const Requester& requester);
    void broadcast(const Requester& requester, const std::function<std::string(const RequestNumber&)>& text);
    void send(const Requester& requester, const std::string& text, Importance importance = Importance::MustArrive);

    // live_game_partner.cpp: who moves for a person
    [[nodiscard]] std::vector<std::string> moves_of_partner() const;
    [[nodiscard]] bool partner_thinks() const { return search_ && search_->partner_board; }
    void think_as_partner(bool in_a_hurry = false);

    // live_game_search.cpp: the computer
    void continue_playing();
    void think_about_move(bool in_a_hurry = false);
    void ponder();
    void stop_pondering();
    void start_search(Search search, engine::Settings settings, engine::Request request);
    void cancel_search();
    void handle_begin();
    void notice_waiting();
    void handle_report(const engine::Report& report);
    void send_info();
    void handle_conversation(const std::vector<ConversationLine>& lines);
    void handle_resignation();
    void handle_answer(const engine::Answer& answer);
    void handle_problem(const Problem& problem);
    void handle_engine_failure(const protocol::ValuerFailure& failure);
    void play_answer_soon();
    void play_answer();
    void give_hint();
    void give_counts(const engine::Answer& answer);
    void count(engine::Algorithm algorithm, const Search& like);
    void judge();
    [[nodiscard]] bool is_solved() const;
    [[nodiscard]] Milliseconds thinking_time() const;
    [[nodiscard]] std::uint64_t seed_of_game() const;
    [[nodiscard]] engine::Settings settings_for(const Player& player) const;
    [[nodiscard]] engine::Request request_for(const Player& player) const;
    [[nodiscard]] search::Score score_for_first(const engine::Report& report) const;
    [[nodiscard]] std::vector<api::LineMove> line_of(const engine::Report& report) const;
    /// Runs the task later, unless the search has been given up or replaced by then.
    void after(Milliseconds time, void (LiveGame::*task)());
    template <class Task>
    [[nodiscard]] auto guarded(Task task);

    Services services_;
    GameHeader header_;
    PlayedGame game_;
    std::optional<GameClock> clock_;
    std::vector<Watcher*> watchers_;
    int version_ = 1;
    bool storing_ = false;
    bool outdated_ = false;
    std::deque<std::function<void()>> waiting_;  ///< until nothing is being stored

    std::optional<Search> search_;
    SearchScheduler::Ticket judgment_ = 0;   ///< what the solution says of the position is being found out
    SearchScheduler::Ticket pondering_ = 0;  ///< the computer thinks on a person's time
    std::string expected_reply_;             ///< to the computer's last move; empty if nobody knows
    std::uint64_t search_number_ = 0;        ///< changes with every search
    bool running_ = false;                   ///< computer against computer: on and on
    bool stepping_ = false;                  ///< ... or one move
    Milliseconds delay_;
    Clock::time_point last_move_ = Clock::now() - std::chrono::hours(1);
};

}  // namespace rookery::app
