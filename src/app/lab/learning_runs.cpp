#include "app/lab/learning_runs.h"

#include <algorithm>
#include <fstream>

#include "app/api/answers/written.h"
#include "app/api/json_records.h"
#include "app/identity.h"
#include "app/play/catalogue.h"
#include "app/problem.h"
#include "app/throttle.h"
#include "log/log.h"

namespace rookery::app {
namespace {

namespace json = boost::json;
using api::LearningState;

constexpr std::size_t max_runs = 100;
constexpr std::size_t max_settings_bytes = std::size_t{1} << 20;
constexpr std::string_view settings_name = "run.json";
constexpr std::size_t neurons_step = 16;
/// How the folder of a run ends that is to go.
constexpr std::string_view deleted = ".deleted";

lab::LearnSettings settings_of(const api::LearnGame& wanted) {
    lab::LearnSettings settings;
    settings.game = description_of(wanted.game).info->id;
    settings.from_nothing = wanted.from_nothing.value_or(false);
    settings.generations = api::number_or(wanted.generations, 0);
    settings.games = api::number_or<std::uint64_t>(wanted.games, 500);
    settings.match_games = api::number_or<std::uint64_t>(wanted.match_games, 100);
    settings.rules.nodes = api::number_or<std::uint64_t>(wanted.nodes, 200);
    settings.neurons = api::number_or<std::size_t>(wanted.neurons, 32);
    settings.trainer.passes = api::number_or(wanted.passes, 15);
    if (settings.neurons % neurons_step != 0)
        throw Refusal("neurons-step", "The number of neurons is a multiple of 16.");
    return settings;
}

/// What `settings_of` makes the same settings of.
api::LearnGame request_for(const lab::LearnSettings& settings) {
    api::LearnGame request;
    request.game = settings.game;
    request.from_nothing = settings.from_nothing;
    request.generations = {settings.generations};
    request.games = {static_cast<std::int64_t>(settings.games)};
    request.match_games = {static_cast<std::int64_t>(settings.match_games)};
    request.nodes = {static_cast<std::int64_t>(settings.rules.nodes)};
    request.neurons = {static_cast<std::int64_t>(settings.neurons)};
    request.passes = {settings.trainer.passes};
    return request;
}

void write_settings(const LearningRun& run) {
    std::filesystem::create_directories(run.settings.folder);
    json::object object = api::write(request_for(run.settings));
    object["created"] = run.created;
    std::ofstream file(run.settings.folder / settings_name);
    file << json::serialize(object) << '\n' << std::flush;
    if (!file) throw Refusal("run-not-stored", "The run cannot be stored.");
}

bool is_complete(const LearningRun& run) {
    const auto finished = static_cast<int>(run.progress.generations.size()) - 1;
    return run.settings.generations > 0 && finished >= run.settings.generations;
}

}  // namespace

LearningRuns::LearningRuns(Loop& loop, JobRunner& jobs, std::filesystem::path folder, unsigned threads)
    : loop_(loop), jobs_(jobs), folder_(std::move(folder)), threads_(threads) {
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder_, error)) {
        if (is_id(entry.path().filename().string())) read(entry.path());
        if (entry.path().extension() == deleted) std::filesystem::remove_all(entry.path(), error);
    }
}

LearningRuns::~LearningRuns() {
    for (auto& [id, run] : runs_)
        if (run.stop) *run.stop = true;
}

void LearningRuns::read(const std::filesystem::path& folder) {
    try {
        const json::value stored = parse_json_file(folder / settings_name, max_settings_bytes);
        const json::object& object = object_of(stored, "run");
        LearningRun run;
        run.id = folder.filename().string();
        run.settings = settings_of(api::read<api::LearnGame>(object));
        run.settings.folder = folder;
        run.settings.threads = threads_;
        run.created = number_in(object, "created").value_or(0);
        run.progress.generations = lab::read_generations(folder);
        run.progress.passes = lab::read_passes(folder);
        if (is_complete(run)) run.state = LearningState::finished;
        runs_.emplace(run.id, std::move(run));
    } catch (const std::exception&) {
        log::swallowed("a run of learning cannot be read");  // nobody can go on with it, but it stays where it is
    }
}

std::string LearningRuns::begin(const api::LearnGame& wanted) {
    LearningRun run;
    run.settings = settings_of(wanted);
    if (runs_.size() >= max_runs)
        throw Refusal("too-many-runs", "There are too many runs of learning already; delete some first.");
    run.id = new_id();
    run.settings.folder = folder_of(run.id);
    run.settings.threads = threads_;
    run.created = next_moment();
    LearningRun& added = runs_.emplace(run.id, run).first->second;
    start(added);
    notify_listeners();
    return added.id;
}

void LearningRuns::resume(const std::string& id) {
    LearningRun& run = require(id);
    if (run.state == LearningState::stopping) throw Refusal("still-stopping", "It is still stopping; try again soon.");
    if (run.stop) return;
    // Who goes on with what was complete wants more.
    if (is_complete(run)) run.settings.generations = 0;
    start(run);
    notify_listeners();
}

void LearningRuns::stop(const std::string& id) {
    LearningRun& run = require(id);
    if (!run.stop) return;
    *run.stop = true;
    run.state = LearningState::stopping;
    notify_listeners();
}

void LearningRuns::remove(const std::string& id) {
    const LearningRun& run = require(id);
    if (run.stop) *run.stop = true;
    // Another name at once, so that it never comes back; what is in it goes when there is time.
    const std::filesystem::path folder = run.settings.folder;
    std::filesystem::path renamed = folder;
    renamed += deleted;
    std::error_code none_yet;
    std::filesystem::rename(folder, renamed, none_yet);
    static_cast<void>(jobs_.start([folder, renamed](const JobRunner::Stop&) {
        std::error_code error;
        std::filesystem::remove_all(renamed, error);
        std::filesystem::remove_all(folder, error);
        if (error) log::warn("a run of learning cannot be deleted: " + error.message());
    }));
    runs_.erase(id);
    notify_listeners();
}

void LearningRuns::start(LearningRun& run) {
    run.state = LearningState::waiting;
    run.problem = {};
    run.progress.done = 0;
    // The run may be deleted, or everything be gone, when there is something to tell; only the loop knows.
    const auto on_loop = [this, &loop = loop_, alive = std::weak_ptr(alive_),
                          id = run.id](std::function<void(LearningRun&)> change) {
        loop.post([this, alive, id, change = std::move(change)] {
            if (alive.expired()) return;
            const auto found = runs_.find(id);
            if (found == runs_.end()) return;
            change(found->second);
            notify_listeners();
        });
    };
    const LearningRun asked = run;
    run.stop = jobs_.start([asked, on_loop](const JobRunner::Stop& stop) {
        Problem problem;
        try {
            if (!stop) {
                write_settings(asked);
                Throttle throttle;
                const auto listener = [&](const lab::LearnProgress& now) {
                    if (!now.generation_ended && !throttle.is_due()) return;
                    on_loop([now](LearningRun& mine) {
                        mine.progress = now;
                        if (mine.state == LearningState::waiting) mine.state = LearningState::learning;
                    });
                };
                static_cast<void>(lab::learn_game(asked.settings, stop, listener));
            }
        } catch (...) {
            problem = current_problem();
        }
        on_loop([problem](LearningRun& mine) {
            mine.stop = nullptr;
            mine.problem = problem;
            mine.state = !problem.empty()    ? LearningState::failed
                         : is_complete(mine) ? LearningState::finished
                                             : LearningState::paused;
        });
    });
}

std::vector<const LearningRun*> LearningRuns::all() const {
    std::vector<const LearningRun*> list;
    for (const auto& [id, run] : runs_) list.push_back(&run);
    std::sort(list.begin(), list.end(), [](const LearningRun* one, const LearningRun* other) {
        return std::pair(one->created, one->id) > std::pair(other->created, other->id);
    });
    return list;
}

const LearningRun* LearningRuns::find(const std::string& id) const {
    const auto found = runs_.find(id);
    return found == runs_.end() ? nullptr : &found->second;
}

const LearningRun& LearningRuns::get(const std::string& id) const {
    const LearningRun* run = find(id);
    if (run == nullptr) throw Refusal("no-such-run", "There is no such run of learning; it may have been deleted.");
    return *run;
}

LearningRun& LearningRuns::require(const std::string& id) {
    static_cast<void>(get(id));
    return runs_.at(id);
}

std::string LearningRuns::network_file(const std::string& id, std::int64_t generation, std::string_view game) const {
    const LearningRun& run = get(id);
    if (run.settings.game != game) throw Refusal("other-game-learned", "That run has learned another game.");
    if (generation < 0 || generation >= static_cast<std::int64_t>(run.progress.generations.size()))
        throw Refusal("no-such-generation", "There is no such generation.");
    if (generation == 0 && !run.settings.from_nothing) return "";
    return lab::network_of(run.settings.folder, static_cast<int>(generation)).string();
}

std::filesystem::path LearningRuns::latest_games(const std::string& id) const {
    const LearningRun& run = get(id);
    if (run.progress.generations.size() < 2)
        throw Refusal("no-such-generation", "The first generation has to learn something first.");
    return lab::games_of(run.settings.folder, run.progress.generations.back().number);
}

std::size_t LearningRuns::listen(Listener listener) {
    listeners_.emplace_back(++last_listener_, std::move(listener));
    return last_listener_;
}

void LearningRuns::forget(std::size_t listener) {
    std::erase_if(listeners_, [&](const auto& entry) { return entry.first == listener; });
}

void LearningRuns::notify_listeners() const {
    for (const auto& [number, listener] : listeners_) listener();
}

}  // namespace rookery::app
