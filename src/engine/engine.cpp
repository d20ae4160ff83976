#include "engine/engine.h"

#include <algorithm>
#include <new>
#include <utility>

#include "engine/games.h"
#include "game/quoted.h"

namespace rookery::engine {

Engine::Engine() : table_(settings_.hash_megabytes) {}

Engine::~Engine() {
    stop();
    wait();
}

void Engine::configure(const Settings& settings) {
    stop();
    wait();
    if (settings.hash_megabytes != settings_.hash_megabytes) {
        try {
            table_.resize(settings.hash_megabytes);
        } catch (const std::bad_alloc&) {
            throw game::ParseError("there is not enough memory for a hash table of " +
                                   std::to_string(settings.hash_megabytes) + " MB");
        }
    }
    settings_ = settings;
}

void Engine::new_game() {
    stop();
    wait();
    table_.clear();
    if (search_) search_->forget();
}

void Engine::prepare_search(const AnyPosition& position) {
    const std::string game(position.info().id);
    const std::string evaluation = find_evaluation(game, settings_.evaluation);
    if (search_ && searched_game_ == game && searched_evaluation_ == evaluation) return;
    search_ = make_search(game, evaluation, table_);
    searched_game_ = game;
    searched_evaluation_ = evaluation;
    table_.clear();  // what one game or evaluation found is worth nothing to another
}

void Engine::start(const AnyPosition& position, const Request& request, Listener listener) {
    stop();
    wait();
    const auto legal = position.legal_moves();
    for (const std::string& move : request.only)
        if (std::find(legal.begin(), legal.end(), move) == legal.end())
            throw game::ParseError(game::quoted(move) + " is not a legal move here");
    prepare_search(position);

    Request own = request;
    own.limits.move_overhead = settings_.move_overhead;
    search_->prepare(position);
    clock_.emplace(own.limits, position.to_move());
    {
        const std::lock_guard lock(mutex_);
        answer_may_be_given_ = !own.limits.infinite && !own.limits.ponder;
    }
    thread_ = search::DeepThread([this, copy = std::shared_ptr<AnyPosition>(position.clone()), own,
                                  listener = std::move(listener)] { think(*copy, own, listener); });
}

void Engine::think(const AnyPosition& position, const Request& request, const Listener& listener) {
    const SearchSettings settings{settings_.algorithm, settings_.threads,  settings_.lines,
                                  settings_.elo,       settings_.ordering, settings_.external_engine};
    const Answer answer = search_->run(position, request, settings, *clock_, [&](const Report& report) {
        if (listener.on_report) listener.on_report(report);
    });
    // An answer nobody has asked for yet would confuse them: hold it back.
    std::unique_lock lock(mutex_);
    released_.wait(lock, [this] { return answer_may_be_given_; });
    lock.unlock();
    if (listener.on_answer) listener.on_answer(answer);
}

void Engine::stop() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        answer_may_be_given_ = true;
    }
    search_->stop();
    released_.notify_all();
}

void Engine::ponder_hit() {
    if (!thread_.joinable()) return;
    clock_->ponder_hit();
    {
        const std::lock_guard lock(mutex_);
        answer_may_be_given_ = true;
    }
    released_.notify_all();
}

void Engine::wait() {
    if (thread_.joinable()) thread_.join();
}

std::string Engine::describe_evaluation(const AnyPosition& position) {
    stop();
    wait();
    prepare_search(position);
    return search_->describe_evaluation(position);
}

}  // namespace rookery::engine
