#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/work/run.h"

/// What coordinators and workers say to each other, and where: names of streams and subjects, and the texts of
/// messages.
namespace rookery::lab::cluster {

inline constexpr const char* jobs_stream = "JOBS";
inline constexpr const char* results_stream = "RESULTS";
inline constexpr const char* files_stream = "FILES";
inline constexpr const char* runs_bucket = "rk_runs";
inline constexpr const char* workers_bucket = "rk_workers";

[[nodiscard]] std::string job_subject(const std::string& run, std::uint64_t number);
[[nodiscard]] std::string jobs_of(const std::string& run);
[[nodiscard]] std::string result_subject(const std::string& run, std::uint64_t number);
[[nodiscard]] std::string results_of(const std::string& run);
/// The number at the end of a subject; nothing if there is none.
[[nodiscard]] std::optional<std::uint64_t> number_of(std::string_view subject);
/// The consumer of a run, in the stream of jobs and in that of results.
[[nodiscard]] std::string consumer_of(const std::string& run);
[[nodiscard]] std::string run_key(const std::string& run);
[[nodiscard]] std::string progress_key(const std::string& run);

/// How long a worker that says nothing counts as there.
inline constexpr std::chrono::seconds worker_lifetime(30);
inline constexpr std::chrono::seconds worker_interval(5);

/// How long the server keeps a file.
inline constexpr std::chrono::hours file_lifetime(30 * 24);

/// What jobs and results should stay below, so that a server carries very many of them.
inline constexpr std::size_t recommended_job_bytes = 2 * 1024;
inline constexpr std::size_t recommended_result_bytes = 20 * 1024;

/// A file that a run needs, by what is in it.
struct AnnouncedFile {
    SharedFile file;
    std::string sha256;
};

/// A run as workers learn of it.
struct Announcement {
    std::string run;
    RunText text;  ///< without its identity
    std::vector<AnnouncedFile> files;
    std::string version;          ///< of the program
    std::uint64_t signature = 0;  ///< of the search of the game
    double speed = 0;             ///< nodes per second of the coordinator's machine
    std::chrono::milliseconds patience{0};
    std::uint64_t max_deliveries = 0;
    bool stopped = false;
    std::vector<std::string> excluded;   ///< workers that shall not take part, and whose results are void
    std::vector<std::string> set_aside;  ///< workers that cannot do these jobs

    [[nodiscard]] bool excludes(const std::string& worker) const;
    [[nodiscard]] bool sets_aside(const std::string& worker) const;
};

[[nodiscard]] std::string to_text(const Announcement& announcement);
[[nodiscard]] Announcement announcement_from(const std::string& text);

/// What has become of a job at a worker.
enum class JobEnd : std::uint8_t {
    Done,
    Failed,    ///< here; elsewhere it may go better
    Returned,  ///< not finished, and nobody's fault
    GivenUp,   ///< nobody will do any better
};

/// What a worker sends for a job.
struct ResultMessage {
    std::string worker;
    std::string version;
    std::uint64_t signature = 0;
    double seconds = 0;
    JobEnd end = JobEnd::Done;
    std::string failure;  ///< why there is no result
    std::string result;
};

/// With the result packed.
[[nodiscard]] std::string to_text(const ResultMessage& message);
[[nodiscard]] ResultMessage result_message_from(const std::string& text);

/// How a worker did in one run, as the coordinator sees it.
struct WorkerShare {
    std::string name;
    std::uint64_t results = 0;
    std::uint64_t rejected = 0;  ///< results that cannot be true
    double deviation = 0;        ///< of its results from those of the others, in standard errors
    bool excluded = false;

    /// So far off that chance does not explain it.
    [[nodiscard]] bool stands_out() const { return deviation > 4 || deviation < -4; }
};

struct RunProgress {
    std::uint64_t done = 0;
    std::optional<std::uint64_t> total;
    std::uint64_t counted = 0;  ///< of those done, the ones with none missing before them
    double per_minute = 0;
    std::vector<std::string> failures;  ///< the first few
    std::vector<WorkerShare> workers;
};

[[nodiscard]] std::string to_text(const RunProgress& progress);
[[nodiscard]] RunProgress progress_from(const std::string& text);

/// A worker as it tells of itself.
struct WorkerState {
    std::string name;
    std::string version;
    unsigned cores = 0;
    std::uint64_t signature = 0;  ///< of chess
    double speed = 0;             ///< nodes per second of one core, in chess
    std::uint64_t jobs = 0;       ///< done since it joined
    std::vector<std::string> doing;
    std::map<std::string, std::string> refused;  ///< runs that it does not take part in, and why
};

[[nodiscard]] std::string to_text(const WorkerState& state);
[[nodiscard]] WorkerState worker_from(const std::string& text);

struct RunOverview {
    Announcement announcement;
    std::optional<RunProgress> progress;  ///< nothing before its coordinator has said anything
};

/// What goes on at a server.
struct Overview {
    std::vector<RunOverview> runs;
    std::vector<WorkerState> workers;
};

}  // namespace rookery::lab::cluster
