#include "server/live_game.h"

#include <algorithm>
#include <utility>

#include "engine/games.h"
#include "game/parse_error.h"
#include "server/identity.h"
#include "server/levels.h"
#include "server/problem_words.h"
#include "server/words.h"

namespace rookery::server {
namespace {

using game::ParseError;
using game::Side;

std::unique_ptr<engine::AnyPosition> start_of(const GameHeader& header) {
    auto start = engine::position_from_text(header.game, header.start);
    apply_options(*start, header.options);
    return start;
}

/// Whose clock runs from which ply on: the first move of each side is free.
constexpr int plies_without_clock = 2;

/// A search nobody watches is ended after this time.
constexpr Milliseconds unwatched_patience{30'000};

}  // namespace

LiveGame::LiveGame(const Services& services, const StoredGame& stored)
    : services_(services), header_(stored.header), game_(start_of(stored.header)), delay_(usual_delay) {
    for (const PlayedMove& move : stored.moves) game_.play(move);
    if (header_.clock) clock_.emplace(*header_.clock);
    set_clocks_from_records();
}

LiveGame::~LiveGame() {
    cancel_search();
    services_.thinking.cancel(judgement_);
}

void LiveGame::add(Watcher& watcher) {
    if (std::find(watchers_.begin(), watchers_.end(), &watcher) == watchers_.end()) watchers_.push_back(&watcher);
    continue_playing();
    judge();
}

void LiveGame::remove(Watcher& watcher) {
    std::erase(watchers_, &watcher);
    if (watched()) return;
    services_.loop.after(unwatched_patience, [weak = weak_from_this()] {
        const auto self = weak.lock();
        if (self && !self->watched() && self->search_) self->services_.thinking.stop(self->search_->ticket);
    });
}

void LiveGame::require_ongoing() const {
    if (over()) throw ParseError("The game is over.");
}

void LiveGame::move(const Asker& asker, int ply, const std::string& move) {
    const auto& records = game_.records();
    if (ply < game_.plies() && records[static_cast<std::size_t>(ply) + 1].played->move == move) {
        tell(asker, snapshot(asker.request));  // the page did not hear that it had arrived
        return;
    }
    require_ongoing();
    if (ply != game_.plies()) throw ParseError("The game has gone on meanwhile.");
    if (is_computer(to_move())) throw ParseError("It is not your turn.");
    try {
        play(asker, {move, {}, {}}, refusal_to(asker));
    } catch (const ParseError& error) {
        throw ParseError(refusal_words(error.what()));
    }
}

void LiveGame::play(const Asker& asker, PlayedMove move, const Failure& failed) {
    const Side mover = to_move();
    if (clock_) move.clock = clock_->left_after_move(mover);
    game_.play(move);
    GameHeader changed = header_;
    changed.plies = game_.plies();
    changed.position = game_.position().text();
    changed.ending = game_.ending();
    changed.changed = next_moment();
    const PlayedMove played = *game_.records().back().played;
    game_.take_back_to(game_.plies() - 1);  // what is not stored was not played
    if (clock_) clock_->stop();             // nobody loses time while the disk works
    settle([changed, played](Store& store) { store.add_move(changed, played); },
           [this, asker, changed, played, mover] {
               game_.play(played);
               header_ = changed;
               if (clock_) clock_->set(mover, *played.clock);
               cancel_search();
               stepping_ = false;
               if (over()) running_ = false;
               last_move_ = Clock::now();
               continue_playing();
               tell_ply(asker);
               judge();
           },
           failed);
}

void LiveGame::store(GameHeader changed, const std::function<void()>& stored, const Failure& failed) {
    changed.changed = next_moment();
    settle([changed](Store& store) { store.update(changed); },
           [this, changed, stored] {
               header_ = changed;
               stored();
           },
           failed);
}

void LiveGame::settle(const std::function<void(Store&)>& change, const std::function<void()>& stored,
                      const Failure& failed) {
    storing_ = true;
    services_.store.change(change,
                           [weak = weak_from_this(), stored, failed](const StoreResult<std::monostate>& result) {
                               const auto self = weak.lock();
                               if (!self) return;
                               self->storing_ = false;
                               if (result.failure == StoreError::Kind::Conflict) self->outdated_ = true;
                               if (result.value) {
                                   stored();
                               } else {
                                   self->continue_playing();
                                   failed(result.problem);
                               }
                               while (!self->storing_ && !self->waiting_.empty()) {
                                   const auto task = std::move(self->waiting_.front());
                                   self->waiting_.pop_front();
                                   task();
                               }
                           });
}

void LiveGame::when_settled(std::function<void()> task) {
    if (settled()) task();
    else waiting_.push_back(std::move(task));
}

void LiveGame::carry_out(const Asker& asker, const std::function<void(LiveGame&)>& task) {
    if (settled()) return task(*this);
    waiting_.push_back([this, asker, task] {
        try {
            task(*this);
        } catch (...) {
            refusal_to(asker)(problem_words());
        }
    });
}

LiveGame::Failure LiveGame::refusal_to(const Asker& asker) {
    return [this, asker](const std::string& problem) { tell(asker, refused_text(asker.request, asker.type, problem)); };
}

void LiveGame::end(const Asker& asker, const Ending& ending, const std::function<void()>& answer) {
    GameHeader changed = header_;
    changed.ending = ending;
    store(
        std::move(changed),
        [this, asker, answer] {
            cancel_search();
            running_ = stepping_ = false;
            update_clock();
            if (answer) answer();
            tell_status(answer ? Asker() : asker);
        },
        asker.watcher != nullptr ? refusal_to(asker) : Failure([this](const std::string& problem) {
            tell_all({}, [&](const RequestNumber&) { return refused_text({}, "", problem); });
        }));
}

/// So many moves remain when one is taken back: a person is to move again, if one plays.
std::optional<int> LiveGame::take_back_target() const {
    const auto& records = game_.records();
    for (int target = game_.plies() - 1; target >= 0; --target) {
        const Side mover = records[static_cast<std::size_t>(target) + 1].side;
        if (between_computers() || !is_computer(mover)) return target;
    }
    return std::nullopt;
}

void LiveGame::take_back(const Asker& asker) {
    const auto target = take_back_target();
    if (!target) throw ParseError("There is no move to take back.");
    GameHeader changed = header_;
    const auto position = game_.position_after(*target);
    changed.plies = *target;
    changed.position = position->text();
    changed.ending.reset();
    store(
        std::move(changed),
        [this, asker, target] {
            cancel_search();
            running_ = stepping_ = false;
            game_.take_back_to(*target);
            set_clocks_from_records();
            continue_playing();
            tell_game(asker);
            judge();
        },
        refusal_to(asker));
}

void LiveGame::resign(const Asker& asker, std::optional<Side> side) {
    require_ongoing();
    if (between_computers()) throw ParseError("Only a person can give up.");
    Side loser = side.value_or(to_move());
    if (is_computer(loser)) loser = !loser;
    end(asker, {win_of(!loser), "resignation"});
}

/// A computer agrees when it is worse, or when nothing happens any more.
void LiveGame::offer_draw(const Asker& asker) {
    require_ongoing();
    if (between_computers()) throw ParseError("Only a person can offer a draw.");
    if (!game_.position().info().draws_exist) throw ParseError("There are no draws in this game.");
    bool accepted = !is_computer(Side::First) && !is_computer(Side::Second);
    if (!accepted) {
        const Side computer = is_computer(Side::First) ? Side::First : Side::Second;
        const auto& records = game_.records();
        const auto found = std::find_if(records.rbegin(), records.rend(), [&](const Record& record) {
            return record.played && record.side == computer && record.played->search &&
                   record.played->search->score_for_first;
        });
        if (found != records.rend()) {
            const search::Score score = *found->played->search->score_for_first * (computer == Side::First ? 1 : -1);
            constexpr int long_game = 60;
            accepted = score < -60 || (score <= 15 && game_.plies() >= long_game);
        }
    }
    const auto answer = [this, asker, accepted] {
        tell(asker, draw_text(asker.request, id(), accepted, accepted ? "Agreed." : "The computer plays on."));
    };
    if (accepted) end(asker, {game::Result::Draw, "agreement"}, answer);
    else answer();
}

void LiveGame::set_players(const Asker& asker, const Players& players) {
    for (const Player& player : players)
        if (player.computer) static_cast<void>(engine::find_evaluation(header_.game, player.evaluation));
    GameHeader changed = header_;
    changed.players = players;
    store(
        std::move(changed),
        [this, asker] {
            cancel_search();
            running_ = stepping_ = false;
            continue_playing();
            tell_status(asker);
        },
        refusal_to(asker));
}

void LiveGame::step(const Asker& asker) {
    require_ongoing();
    if (!between_computers()) throw ParseError("Steps are for two computers.");
    running_ = false;
    stepping_ = true;
    last_move_ -= longest_delay;  // no need to wait
    continue_playing();
    tell_status(asker);
}

void LiveGame::run(const Asker& asker, std::optional<Milliseconds> delay) {
    require_ongoing();
    if (!between_computers()) throw ParseError("Only two computers play on by themselves.");
    running_ = true;
    stepping_ = false;
    delay_ = delay.value_or(delay_);
    continue_playing();
    tell_status(asker);
}

void LiveGame::pause(const Asker& asker) {
    running_ = stepping_ = false;
    if (between_computers()) cancel_search();
    update_clock();
    tell_status(asker);
}

/// After a restart or a move that was taken back, the clocks show what they showed then.
void LiveGame::set_clocks_from_records() {
    if (!clock_) return;
    clock_->stop();
    for (const Side side : {Side::First, Side::Second}) clock_->set(side, clock_->settings().initial);
    for (const Record& record : game_.records())
        if (record.played && record.played->clock) clock_->set(record.side, *record.played->clock);
}

void LiveGame::update_clock() {
    if (!clock_ || storing_) return;
    const bool goes_on = has_person() || running_ || stepping_;
    if (over() || game_.plies() < plies_without_clock || !goes_on) {
        clock_->stop();
    } else if (clock_->running() != to_move()) {
        clock_->start(to_move());
        look_at_the_clock(to_move());
    }
}

void LiveGame::look_at_the_clock(Side side) {
    services_.loop.after(clock_->left(side) + Milliseconds(1), [weak = weak_from_this(), side, ply = game_.plies()] {
        const auto self = weak.lock();
        if (!self || self->over() || self->game_.plies() != ply || self->clock_->running() != side) return;
        if (self->clock_->left(side) > Milliseconds(0)) self->look_at_the_clock(side);
        else self->when_settled([game = self.get(), side] { game->lose_on_time(side); });
    });
}

void LiveGame::lose_on_time(Side side) {
    if (!over() && clock_->running() == side && clock_->left(side) == Milliseconds(0)) end({}, {win_of(!side), "time"});
}

}  // namespace rookery::server
