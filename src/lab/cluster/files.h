#pragma once

#include <filesystem>
#include <mutex>
#include <string>

#include "lab/cluster/messages.h"
#include "lab/cluster/nats.h"

namespace rookery::lab::cluster {

/// Puts the bytes of a file where every worker can get them, in pieces, unless they are there already. What has been
/// there for long vanishes some day, and is put there again.
void share_file(const Connection& connection, const std::string& sha256, const std::string& bytes,
                std::chrono::seconds long_ago = file_lifetime / 3);

/// The files of others on this machine, by what is in them. Safe to use from several threads.
class FileCache {
public:
    explicit FileCache(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Where the files of this user are.
    [[nodiscard]] static std::filesystem::path default_folder();

    /// Where it lies here; gets it first if need be. Throws ServerError if the server does not have it, or it is not
    /// what it should be.
    [[nodiscard]] std::filesystem::path get(const Connection& connection, const std::string& sha256, bool program);

private:
    std::filesystem::path folder_;
    std::mutex mutex_;
};

}  // namespace rookery::lab::cluster
