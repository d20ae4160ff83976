#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lab/cluster/signature.h"

namespace rookery::lab::cluster {

struct StoredResult {
    std::uint64_t number = 0;
    std::string worker;
    double measure = 0;
    std::string data;
};

/// How the results of one worker are distributed.
struct WorkerRecord {
    std::uint64_t results = 0;
    double average = 0;
    double variance = 0;
};

/// What is known of runs that are not finished, in a SQLite file: the truth, whatever becomes of the server. Throws
/// std::runtime_error if the file cannot be read or written.
class RunStore {
public:
    explicit RunStore(const std::filesystem::path& file);
    ~RunStore();
    RunStore(const RunStore&) = delete;
    RunStore& operator=(const RunStore&) = delete;

    /// Where the file of this user is.
    [[nodiscard]] static std::filesystem::path default_file();

    /// The run of that identity, which may have been interrupted; otherwise a new one, by a name that no other run ever
    /// had. It is ours until this object ends. Throws std::runtime_error if another program works on it.
    [[nodiscard]] std::string open_run(const std::string& identity, bool anew);
    /// Forgets the run: what came of it has been delivered.
    void finish(const std::string& run);

    /// All of them or none, on the disk when this returns. Of two results of one number the first counts, unless it is
    /// void.
    void add(const std::string& run, const std::vector<StoredResult>& results);
    [[nodiscard]] bool has(const std::string& run, std::uint64_t number) const;
    [[nodiscard]] std::optional<std::string> data(const std::string& run, std::uint64_t number) const;
    [[nodiscard]] std::map<std::string, WorkerRecord> workers(const std::string& run) const;

    /// From now on the results of this worker are void. Tells their numbers.
    std::vector<std::uint64_t> exclude(const std::string& run, const std::string& worker);
    [[nodiscard]] std::vector<std::string> excluded(const std::string& run) const;
    /// The worker whose result of this number is void; nothing if there is none.
    [[nodiscard]] std::optional<std::string> voided(const std::string& run, std::uint64_t number) const;

    /// What was measured of this program earlier; nothing if that was another program, or never.
    [[nodiscard]] std::optional<Signature> signature(const std::string& program, const std::string& game) const;
    void keep_signature(const std::string& program, const std::string& game, const Signature& signature);

private:
    struct File;
    std::unique_ptr<File> file_;
};

}  // namespace rookery::lab::cluster
