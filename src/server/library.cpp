#include "server/library.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "game/parse_error.h"
#include "server/identity.h"
#include "server/words.h"

namespace rookery::server {
namespace {

constexpr int few = 200;
constexpr std::int64_t day = 24 * 60 * 60 * 1000;

/// Whoever waits for the store looks again after a millisecond or two.
void let_others_in() { std::this_thread::sleep_for(Milliseconds(3)); }

}  // namespace

Library::Library(Loop& loop, const std::filesystem::path& folder)
    : loop_(loop), store_(folder, Store::Use::Bulk), thread_([this] { serve(); }) {}

Library::~Library() {
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
    }
    wanted_.notify_all();
    thread_.join();
}

void Library::ask(Work work, Answer answer) {
    {
        const std::scoped_lock lock(mutex_);
        queue_.push_back({std::move(work), std::move(answer)});
    }
    wanted_.notify_all();
}

void Library::serve() {
    purge();
    while (true) {
        Task task;
        {
            std::unique_lock lock(mutex_);
            wanted_.wait(lock, [this] { return ending_ || !queue_.empty(); });
            if (ending_) return;
            task = std::move(queue_.front());
            queue_.pop_front();
        }
        std::string text;
        std::string problem;
        try {
            text = task.work(store_);
        } catch (const game::ParseError& error) {
            problem = sentence(error.what());
        } catch (const StoreError& error) {
            problem = sentence(error.what());
        } catch (const std::exception&) {
            problem = "Something went wrong here; please try again.";
        }
        loop_.post([answer = std::move(task.answer), text, problem] { answer(text, problem); });
    }
}

void Library::purge() {
    try {
        while (store_.purge(now() - day, few) > 0) {
            let_others_in();
            const std::scoped_lock lock(mutex_);
            if (ending_ || !queue_.empty()) return;  // there is always another day
        }
    } catch (const StoreError&) {
        // It can wait.
    }
}

void for_each_few(const Store& store, const GameFilter& filter,
                  const std::function<bool(const std::vector<ListedGame>&)>& step) {
    std::optional<ListPlace> behind;
    while (true) {
        const auto games = store.list(filter, behind, few);
        if (games.empty() || !step(games) || games.size() < static_cast<std::size_t>(few)) return;
        behind = place_of(games.back());
        let_others_in();
    }
}

void for_each_few(const std::vector<std::string>& ids,
                  const std::function<void(const std::vector<std::string>&)>& step) {
    for (std::size_t from = 0; from < ids.size(); from += few) {
        const std::size_t to = std::min(ids.size(), from + few);
        if (from > 0) let_others_in();
        step({ids.begin() + static_cast<std::ptrdiff_t>(from), ids.begin() + static_cast<std::ptrdiff_t>(to)});
    }
}

}  // namespace rookery::server
