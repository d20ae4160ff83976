#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rookery::lab {

/// A file that the jobs of a run need: a network, an engine.
struct SharedFile {
    std::string path;
    bool program = false;  ///< somebody is going to execute it

    bool operator==(const SharedFile&) const = default;
};

/// What all jobs of a run share. Together with a job it is all that another machine must know to do it.
struct RunText {
    std::string kind;      ///< who does the jobs: see performer.h
    std::string title;     ///< for people
    std::string game;      ///< whose search must be the same everywhere
    std::string settings;  ///< read by who does the jobs
    std::string identity;  ///< what else makes it this run and no other: a run that was interrupted is known by it
    std::vector<SharedFile> files;
    bool programs = false;     ///< whether programs other than this one take part
    bool timed = false;        ///< whether results depend on how fast a machine is
    bool begins_anew = false;  ///< whether what an interrupted run of this identity had found is not wanted
};

/// Work in many pieces, as a pure function: from a number to a job, and from the results, in the order of their
/// numbers, to what comes out. Who does the jobs, where and in which order they end makes no difference. Called by one
/// thread at a time.
class Run {
public:
    Run() = default;
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;
    virtual ~Run() = default;

    [[nodiscard]] virtual const RunText& text() const = 0;

    /// The next job, which should be below 2 KB; nothing if there are no more. Asked for each number once, from 0 on,
    /// in order. An empty one has no work in it: its result is empty too.
    [[nodiscard]] virtual std::optional<std::string> job(std::uint64_t number) = 0;
    /// Whether the job of this number can be told yet, or depends on results that were not added so far. It is ready
    /// at the latest when the results of all jobs before it were added.
    [[nodiscard]] virtual bool ready(std::uint64_t /*number*/) const { return true; }
    /// How many jobs there are, if that is known.
    [[nodiscard]] virtual std::optional<std::uint64_t> jobs() const { return std::nullopt; }

    /// Throws ParseError if this cannot be the result of the job, as when a game has an illegal move.
    virtual void check(const std::string& job, const std::string& result) const = 0;
    /// One number that should be distributed alike wherever a job is done, such as the points of a pair of games:
    /// a machine for which it is not does something else than the others.
    [[nodiscard]] virtual double measure(const std::string& result) const = 0;

    /// Takes the results in the order of their numbers. When the run is stopped, those that are left come last; they
    /// may then be incomplete, and numbers may be missing.
    virtual void add(std::uint64_t number, const std::string& result) = 0;
    /// Whether what was added so far settles the matter, and no further result is wanted.
    [[nodiscard]] virtual bool decided() const { return false; }

    /// How far a job of this machine is.
    virtual void show(std::uint64_t /*number*/, std::size_t /*done*/, std::size_t /*total*/) {}
};

/// Asked again and again while a job is done.
struct JobContext {
    std::function<bool()> stopped;
    std::function<void(std::size_t done, std::size_t total)> progress;
};

/// Does the jobs of one run, one after the other. What it keeps between them makes no difference for the results.
class Performer {
public:
    Performer() = default;
    Performer(const Performer&) = delete;
    Performer& operator=(const Performer&) = delete;
    virtual ~Performer() = default;

    /// The result. When it was stopped on the way: as much as there is of it, or nothing.
    [[nodiscard]] virtual std::string perform(const std::string& job, const JobContext& context) = 0;
};

/// What differs from machine to machine.
struct Surroundings {
    std::map<std::string, std::string> files;  ///< where the shared files lie here, by their own paths
    double time_factor = 1;                    ///< how much longer this machine takes than the one that began the run
    bool run_programs = false;                 ///< whether programs other than this one may be started

    [[nodiscard]] std::string here(const std::string& path) const {
        const auto file = files.find(path);
        return file == files.end() ? path : file->second;
    }
};

enum class RunEnd : std::uint8_t { Complete, Decided, Stopped };

/// Has the jobs of runs done, by threads or by machines.
class Executor {
public:
    Executor() = default;
    Executor(const Executor&) = delete;
    Executor& operator=(const Executor&) = delete;
    virtual ~Executor() = default;

    /// Whether a job should be large enough to be worth the way to another machine, or as small as possible.
    [[nodiscard]] virtual bool wants_large_jobs() const = 0;
    /// Throws what a job threw, or what is wrong with the machines.
    virtual RunEnd execute(Run& run, const std::atomic<bool>& stop) = 0;
};

}  // namespace rookery::lab
