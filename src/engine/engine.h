#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_position.h"
#include "engine/book/book.h"
#include "engine/game_search.h"
#include "engine/resources.h"
#include "engine/settings.h"
#include "search/clock.h"
#include "search/limits.h"
#include "search/standby_thread.h"
#include "search/tt.h"

namespace rookery::engine {

/// Who wants to hear from a search. Both are called from the thread that searches.
struct Listener {
    std::function<void(const Report&)> on_report;
    std::function<void(const Answer&)> on_answer;
};

/// One search with its settings, behind a plain interface: what protocols, the lab and the page use. It thinks in a
/// thread of its own, which stays between searches; its functions return at once unless they say otherwise. To be used
/// from one thread.
class Engine {
public:
    explicit Engine(Resources resources = {});
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    [[nodiscard]] const Settings& settings() const { return settings_; }
    /// Ends what it is doing first. Throws ParseError, and keeps the old settings, if these cannot be had.
    void configure(const Settings& settings);
    /// Forgets everything about earlier games.
    void new_game();

    /// Thinks about the position and comes back with the answer. Reports are heard on the way, from another thread.
    /// Once `stop` is set the answer comes soon; a request without an end has no other. Throws like `start`.
    Answer search(const AnyPosition& position, const Request& request,
                  const std::function<void(const Report&)>& on_report = {}, const std::atomic<bool>* stop = nullptr);

    /// Begins to think about the position. A search that is running is ended first, with its answer. The moves in
    /// `request.only` must be legal; ParseError says which is not, or that there is not enough memory.
    void start(const AnyPosition& position, const Request& request, Listener listener);
    /// Ends the search soon; the answer comes through the listener.
    void stop();
    /// The expected move was played: the search goes on, on our own time.
    void ponder_hit();
    /// Waits until the answer has been given.
    void wait();
    /// The nodes of the present or the last search so far; 0 if they are not known before its end.
    [[nodiscard]] std::uint64_t nodes_so_far() const { return search_ ? search_->nodes_so_far() : 0; }

    /// Plays a game against itself, from a random opening that the seed decides; returns when it is over. Wants a stack
    /// as deep as that of a LargeStackThread.
    [[nodiscard]] learn::TrainingGame play_training_game(std::string_view game, const learn::TrainingRules& rules,
                                                         std::uint64_t seed);

    /// What the book of the settings has to say of the position, whether it is played from or not.
    [[nodiscard]] std::vector<BookMove> book_moves(const AnyPosition& position) const;

    /// What the evaluation says of the position, and why, for a person to read.
    [[nodiscard]] std::string describe_evaluation(const AnyPosition& position);

private:
    void think(const AnyPosition& position, const Request& request, const Listener& listener);
    [[nodiscard]] Answer found(const AnyPosition& position, const Request& request, const Listener& listener);
    [[nodiscard]] std::optional<std::string> move_from_book(const AnyPosition& position, const Request& request,
                                                            const Settings& settings) const;
    void prepare_search(const AnyPosition& position);
    void prepare_thread();
    void release_answer();

    const Resources resources_;
    Settings settings_;
    std::uint64_t game_seed_;  ///< of this game, unless the settings have one
    std::shared_ptr<const Book> book_;
    search::TranspositionTable table_;
    std::unique_ptr<GameSearch> search_;
    std::string searched_game_;  ///< what `search_` was made for
    std::string searched_evaluation_;
    std::string searched_network_;
    std::uint64_t searched_network_version_ = 0;
    bool searched_as_person_ = false;
    std::optional<search::MoveClock> clock_;
    std::mutex mutex_;
    std::condition_variable released_;
    bool answer_may_be_given_ = true;  ///< false while an infinite search, or one on the opponent's time, must go on
    std::optional<search::StandbyThread> thread_;  // from the first search on; goes first: it uses all the others
};

}  // namespace rookery::engine
