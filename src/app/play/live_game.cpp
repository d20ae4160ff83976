#include "app/play/live_game.h"

#include <algorithm>
#include <utility>

#include "app/api/sentences.h"
#include "app/identity.h"
#include "app/play/levels.h"
#include "app/play/players.h"
#include "app/problem.h"
#include "engine/games.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

using game::Side;

std::unique_ptr<engine::AnyPosition> start_of(const GameHeader& header) {
    auto start = engine::position_from_text(header.game, header.start);
    apply_options(*start, header.options);
    return start;
}

/// Whose clock runs from which ply on: the first move of each side is free.
constexpr int plies_without_clock = 2;

}  // namespace

LiveGame::LiveGame(const Services& services, const StoredGame& stored)
    : services_(services), header_(stored.header), game_(start_of(stored.header)), delay_(default_delay) {
    for (const PlayedMove& move : stored.moves) game_.play(move);
    if (header_.clock) clock_.emplace(*header_.clock);
    set_clocks_from_records();
}

LiveGame::~LiveGame() {
    cancel_search();
    stop_pondering();
    services_.scheduler.cancel(judgment_);
    services_.scheduler.forget(id());
}

bool LiveGame::asks_another_engine() const {
    return std::any_of(header_.players.begin(), header_.players.end(), [](const Player& player) {
        return player.computer && (!player.engine.empty() || app::asks_another_engine(player.evaluation));
    });
}

/// Whether anything that the game needs runs beside this program.
bool LiveGame::starts_another_program() const {
    return asks_another_engine() ||
           std::any_of(header_.players.begin(), header_.players.end(),
                       [](const Player& player) { return player.partner && !player.partner->engine.empty(); });
}

/// Who set the game up may do more than those who have it open now.
bool LiveGame::may_start_engines() const {
    return std::any_of(watchers_.begin(), watchers_.end(),
                       [](const Watcher* watcher) { return watcher->may_start_engines(); });
}

void LiveGame::require_right_to_start_engines() const {
    if (!may_start_engines())
        throw Refusal("cannot-start-from-here",
                      "From here no other engines can be started: Rookery runs on another machine.");
}

void LiveGame::add(Watcher& watcher) {
    if (std::find(watchers_.begin(), watchers_.end(), &watcher) == watchers_.end()) watchers_.push_back(&watcher);
    continue_playing();
    judge();
}

void LiveGame::remove(Watcher& watcher) {
    std::erase(watchers_, &watcher);
    if (starts_another_program() && !may_start_engines()) {
        // It does not run on for somebody who may never come back; whoever does starts it again.
        cancel_search();
        services_.scheduler.forget(id());
        send_status({});
    }
    if (watched()) return;
    stop_pondering();
    services_.loop.after(services_.scheduler.limits().unwatched, [weak = weak_from_this()] {
        const auto self = weak.lock();
        if (!self || self->watched() || !self->search_) return;
        // A move is played and stored. Nobody is there to hear of a hint, or of one count after the other.
        if (self->search_->purpose == Purpose::Move) self->services_.scheduler.stop(self->search_->ticket);
        else self->cancel_search();
    });
}

void LiveGame::require_ongoing() const {
    if (over()) throw Refusal("game-over", "The game is over.");
}

void LiveGame::require_turn(int ply) const {
    require_ongoing();
    if (ply != game_.plies()) throw Refusal("game-went-on", "The game has gone on meanwhile.");
    if (is_computer(to_move())) throw Refusal("not-your-turn", "It is not your turn.");
}

void LiveGame::move(const Requester& requester, int ply, const std::string& move) {
    const auto& records = game_.records();
    if (ply < game_.plies() && records[static_cast<std::size_t>(ply) + 1].played->move == move) {
        send(requester, snapshot(requester.request));  // the page did not hear that it had arrived
        return;
    }
    require_turn(ply);
    try {
        play(requester, {move, {}, {}}, refusal_to(requester));
    } catch (const game::IllegalMove& error) {
        throw Refusal(error.reason());  // people see which move it was
    }
}

void LiveGame::move_written(const Requester& requester, int ply, const std::string& text) {
    require_turn(ply);
    std::string coordinates;
    try {
        coordinates = game_.position().read_move(text);
    } catch (const game::IllegalMove& error) {
        throw Refusal(error.reason());
    } catch (const text::ParseError&) {
        throw Refusal("no-such-move", "There is no such move here.");
    }
    move(requester, ply, coordinates);
}

void LiveGame::play(const Requester& requester, PlayedMove move, const Failure& failed) {
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
           [this, requester, changed, played, mover] {
               game_.play(played);
               header_ = changed;
               expected_reply_ = search_ && search_->purpose == Purpose::Move ? search_->answer.ponder_move : "";
               if (clock_) clock_->set(mover, *played.clock);
               cancel_search();
               stepping_ = false;
               if (over()) running_ = false;
               last_move_ = Clock::now();
               continue_playing();
               send_ply(requester);
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

void LiveGame::handle(const Requester& requester, const std::function<void(LiveGame&)>& task) {
    if (settled()) return task(*this);
    waiting_.push_back([this, requester, task] {
        try {
            task(*this);
        } catch (...) {
            refusal_to(requester)(current_problem());
        }
    });
}

LiveGame::Failure LiveGame::refusal_to(const Requester& requester) {
    return [this, requester](const Problem& problem) {
        send(requester, refused_text(requester.request, requester.type, problem));
    };
}

void LiveGame::end(const Requester& requester, const Ending& ending, const std::function<void()>& answer) {
    GameHeader changed = header_;
    changed.ending = ending;
    store(
        std::move(changed),
        [this, requester, answer] {
            cancel_search();
            stop_pondering();
            running_ = stepping_ = false;
            update_clock();
            if (answer) answer();
            send_status(answer ? Requester() : requester);
        },
        requester.watcher != nullptr ? refusal_to(requester) : Failure([this](const Problem& problem) {
            broadcast({}, [&](const RequestNumber&) { return refused_text({}, "", problem); });
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

void LiveGame::take_back(const Requester& requester) {
    const auto target = take_back_target();
    if (!target) throw Refusal("nothing-to-take-back", "There is no move to take back.");
    GameHeader changed = header_;
    const auto position = game_.position_after(*target);
    changed.plies = *target;
    changed.position = position->text();
    changed.ending.reset();
    store(
        std::move(changed),
        [this, requester, target] {
            cancel_search();
            running_ = stepping_ = false;
            game_.take_back_to(*target);
            expected_reply_.clear();
            set_clocks_from_records();
            continue_playing();
            send_game(requester);
            judge();
        },
        refusal_to(requester));
}

void LiveGame::resign(const Requester& requester, std::optional<Side> side) {
    require_ongoing();
    if (between_computers()) throw Refusal("only-people-resign", "Only a person can resign.");
    Side loser = side.value_or(to_move());
    if (is_computer(loser)) loser = !loser;
    end(requester, {win_of(!loser), "resignation"});
}

/// A computer agrees when it is worse, or when nothing happens any more.
void LiveGame::offer_draw(const Requester& requester) {
    require_ongoing();
    if (between_computers()) throw Refusal("only-people-offer-draws", "Only a person can offer a draw.");
    if (!game_.position().info().draws_exist) throw Refusal("no-draws", "There are no draws in this game.");
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
    const auto answer = [this, requester, accepted] {
        send(requester, draw_text(requester.request, id(), accepted, accepted ? "Agreed." : "The computer plays on."));
    };
    if (accepted) end(requester, {game::Result::Draw, "agreement"}, answer);
    else answer();
}

void LiveGame::set_players(const Requester& requester, const Players& players) {
    check_players(players, header_.game, game_.layout().size(), services_.learning);
    GameHeader changed = header_;
    changed.players = players;
    store(
        std::move(changed),
        [this, requester] {
            cancel_search();
            running_ = stepping_ = false;
            continue_playing();
            send_status(requester);
        },
        refusal_to(requester));
}

void LiveGame::step(const Requester& requester) {
    require_ongoing();
    if (!between_computers()) throw Refusal("only-computers", "Only two computers play on by themselves.");
    running_ = false;
    stepping_ = true;
    last_move_ -= longest_delay;  // no need to wait
    continue_playing();
    send_status(requester);
}

void LiveGame::run(const Requester& requester, std::optional<Milliseconds> delay) {
    require_ongoing();
    if (!between_computers()) throw Refusal("only-computers", "Only two computers play on by themselves.");
    running_ = true;
    stepping_ = false;
    delay_ = delay.value_or(delay_);
    continue_playing();
    send_status(requester);
}

void LiveGame::pause(const Requester& requester) {
    running_ = stepping_ = false;
    if (between_computers()) cancel_search();
    update_clock();
    send_status(requester);
}

/// After a restart or a move that was taken back, the clocks show what they showed then.
void LiveGame::set_clocks_from_records() {
    if (!clock_) return;
    clock_->stop();
    for (const Side side : {Side::First, Side::Second}) clock_->set(side, clock_->settings().first());
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

}  // namespace rookery::app
