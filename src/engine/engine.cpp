#include "engine/engine.h"

#include <algorithm>
#include <exception>
#include <new>
#include <random>
#include <system_error>
#include <utility>

#include "engine/games.h"
#include "log/log.h"
#include "search/parameters.h"
#include "text/quoted.h"

namespace rookery::engine {
namespace {

/// How often somebody who waits for an answer looks whether it is still wanted.
constexpr std::chrono::milliseconds stop_interval(20);

std::uint64_t new_seed() {
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

}  // namespace

Engine::Engine(Resources resources)
    : resources_(std::move(resources)),
      game_seed_(new_seed()),
      book_(open_book("", plies_known({}))),
      table_(settings_.hash_megabytes) {}

Engine::~Engine() {
    stop();
    wait();
}

void Engine::configure(const Settings& settings) {
    stop();
    wait();
    static_cast<void>(search::changed({}, settings.parameter_changes));  // ParseError if they cannot be read
    auto book = book_;
    if (settings.book_file != settings_.book_file || settings.elo != settings_.elo)
        book = open_book(settings.book_file, plies_known(settings.elo));
    if (settings.hash_megabytes != settings_.hash_megabytes) {
        try {
            table_.resize(settings.hash_megabytes, settings.threads);
        } catch (const std::bad_alloc&) {
            throw text::ParseError("there is not enough memory for a hash table of " +
                                   std::to_string(settings.hash_megabytes) + " MB");
        }
    }
    // What was found without some drops is worth nothing to a search that tries them, and the other way round.
    if (settings.drop_plies != settings_.drop_plies) {
        table_.clear(settings.threads);
        if (search_) search_->forget();
    }
    settings_ = settings;
    book_ = std::move(book);
}

void Engine::new_game() {
    stop();
    wait();
    game_seed_ = new_seed();
    table_.clear(settings_.threads);
    if (search_) search_->forget();
}

void Engine::prepare_search(const AnyPosition& position) {
    const std::string game(position.info().id);
    const std::string evaluation = find_evaluation(game, settings_.evaluation);
    const bool as_person = plays_like_a_person(settings_);
    if (search_ && searched_game_ == game && searched_evaluation_ == evaluation &&
        searched_network_ == settings_.network_file && searched_network_version_ == settings_.network_version &&
        searched_as_person_ == as_person)
        return;
    search_ = nullptr;  // the old one makes room before the new one comes
    try {
        search_ = make_search(game, table_, resources_, settings_);
    } catch (const std::bad_alloc&) {
        throw text::ParseError("there is not enough memory for a search");
    }
    searched_game_ = game;
    searched_evaluation_ = evaluation;
    searched_network_ = settings_.network_file;
    searched_network_version_ = settings_.network_version;
    searched_as_person_ = as_person;
    table_.clear(settings_.threads);  // what one game or evaluation found is worth nothing to another
}

void Engine::prepare_thread() {
    if (thread_) return;
    try {
        thread_.emplace(resources_.niceness);
    } catch (const std::system_error& error) {
        throw text::ParseError(std::string("the search has no thread: ") + error.code().message());
    }
}

void Engine::start(const AnyPosition& position, const Request& request, Listener listener) {
    stop();
    wait();
    const auto legal = position.legal_moves();
    for (const std::string& move : request.only)
        if (std::find(legal.begin(), legal.end(), move) == legal.end())
            throw text::ParseError(text::quoted(move) + " is not a legal move here");
    prepare_search(position);
    prepare_thread();

    Request own = request;
    own.limits.move_overhead = settings_.move_overhead;
    search_->prepare(position, settings_);
    clock_.emplace(own.limits, position.to_move(),
                   search::changed(search_parameters(position.info().id), settings_.parameter_changes));
    {
        const std::lock_guard lock(mutex_);
        answer_may_be_given_ = !own.limits.infinite && !own.limits.ponder;
    }
    thread_->start([this, copy = std::shared_ptr<AnyPosition>(position.clone()), own, listener = std::move(listener)] {
        think(*copy, own, listener);
    });
}

Answer Engine::search(const AnyPosition& position, const Request& request,
                      const std::function<void(const Report&)>& on_report, const std::atomic<bool>* stop) {
    Answer answer;
    start(position, request, {on_report, [&answer](const Answer& given) { answer = given; }});
    while (stop != nullptr && !thread_->wait_for(stop_interval))
        if (*stop) this->stop();
    wait();
    return answer;
}

void Engine::think(const AnyPosition& position, const Request& request, const Listener& listener) {
    const Answer answer = found(position, request, listener);
    // An answer nobody has asked for yet would confuse them: hold it back.
    std::unique_lock lock(mutex_);
    released_.wait(lock, [this] { return answer_may_be_given_; });
    lock.unlock();
    if (listener.on_answer) listener.on_answer(answer);
}

Answer Engine::found(const AnyPosition& position, const Request& request, const Listener& listener) {
    try {
        Settings settings = settings_;
        if (settings.seed == 0) settings.seed = game_seed_;
        if (const auto move = move_from_book(position, request, settings)) {
            Answer answer;
            answer.best_move = *move;
            answer.remark = "a move from the book";
            return answer;
        }
        const game::ScoreUnit unit = score_unit(position.info().id, settings_.evaluation);
        return search_->run(position, request, settings, *clock_, [&](Report report) {
            report.unit = unit;
            if (listener.on_report) listener.on_report(report);
        });
    } catch (const std::bad_alloc&) {
        log::swallowed("a search ran out of memory");  // whoever asked waits for a move
        Answer answer;
        const auto legal = position.legal_moves();
        if (!legal.empty()) answer.best_move = request.only.empty() ? legal.front() : request.only.front();
        answer.remark = "there is not enough memory to search";
        return answer;
    }
}

std::vector<BookMove> Engine::book_moves(const AnyPosition& position) const { return book_->moves(position); }

/// Whoever wants to know more than a move does not want one from the book.
std::optional<std::string> Engine::move_from_book(const AnyPosition& position, const Request& request,
                                                  const Settings& settings) const {
    const search::Limits& limits = request.limits;
    if (!settings.own_book || limits.infinite || limits.ponder || limits.mate_in || !request.only.empty() ||
        settings.lines > 1)
        return std::nullopt;
    return picked(book_->moves(position), settings.seed, position.key());
}

void Engine::release_answer() {
    {
        const std::lock_guard lock(mutex_);
        answer_may_be_given_ = true;
    }
    released_.notify_all();
}

void Engine::stop() {
    if (!thread_ || !search_) return;
    search_->stop();
    release_answer();
}

void Engine::ponder_hit() {
    if (!thread_) return;
    clock_->ponder_hit();
    release_answer();
}

void Engine::wait() {
    if (thread_) thread_->wait();
}

learn::TrainingGame Engine::play_training_game(std::string_view game, const learn::TrainingRules& rules,
                                               std::uint64_t seed) {
    stop();
    wait();
    prepare_search(*start_position(game));
    return search_->play_training_game(rules, seed);
}

std::string Engine::describe_evaluation(const AnyPosition& position) {
    stop();
    wait();
    prepare_search(position);
    return search_->describe_evaluation(position);
}

}  // namespace rookery::engine
