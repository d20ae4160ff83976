#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/api/learning_requests.h"
#include "app/job_runner.h"
#include "app/loop.h"
#include "app/problem.h"
#include "lab/learn/circle.h"

namespace rookery::app {

/// A game that is being learned, or was.
struct LearningRun {
    std::string id;
    lab::LearnSettings settings;
    std::int64_t created = 0;  ///< milliseconds since 1970
    api::LearningState state = api::LearningState::paused;
    Problem problem;  ///< why it failed
    lab::LearnProgress progress;
    std::shared_ptr<JobRunner::Stop> stop;  ///< while it waits or learns
};

/// All runs of learning, which all tabs share. Each has a folder of its own, named by its id, so that a run survives
/// the program; nobody but this class knows the way there. They learn one after the other, in the order in which they
/// were asked for, whether somebody looks on or not. Lives on the loop. Whatever is wrong is a Refusal or a ParseError.
class LearningRuns {
public:
    /// Called whenever something has changed.
    using Listener = std::function<void()>;

    /// Reads what the folder has. `jobs` does one thing at a time and is used by nobody else; `threads` is how many
    /// cores a run may take.
    LearningRuns(Loop& loop, JobRunner& jobs, std::filesystem::path folder, unsigned threads);
    ~LearningRuns();
    LearningRuns(const LearningRuns&) = delete;
    LearningRuns& operator=(const LearningRuns&) = delete;

    /// Gives back the id of the new run.
    std::string begin(const api::LearnGame& wanted);
    void resume(const std::string& id);
    void stop(const std::string& id);
    void remove(const std::string& id);

    /// The latest first.
    [[nodiscard]] std::vector<const LearningRun*> all() const;
    /// Null if there is no such run.
    [[nodiscard]] const LearningRun* find(const std::string& id) const;
    [[nodiscard]] const LearningRun& get(const std::string& id) const;

    /// The file with the network of a finished generation; empty for the evaluation that the program has of itself.
    /// Refusal if the run is of another game, or has no such generation.
    [[nodiscard]] std::string network_file(const std::string& id, std::int64_t generation, std::string_view game) const;
    /// The latest games of the run that are whole.
    [[nodiscard]] std::filesystem::path latest_games(const std::string& id) const;

    /// Who listens is forgotten by their number.
    std::size_t listen(Listener listener);
    void forget(std::size_t listener);

private:
    LearningRun& require(const std::string& id);
    void read(const std::filesystem::path& folder);
    void start(LearningRun& run);
    void notify_listeners() const;
    [[nodiscard]] std::filesystem::path folder_of(const std::string& id) const { return folder_ / id; }

    Loop& loop_;
    JobRunner& jobs_;
    const std::filesystem::path folder_;
    const unsigned threads_;
    std::map<std::string, LearningRun> runs_;
    std::vector<std::pair<std::size_t, Listener>> listeners_;
    std::size_t last_listener_ = 0;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace rookery::app
