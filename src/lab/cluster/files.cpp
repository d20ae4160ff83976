#include "lab/cluster/files.h"

#include <charconv>
#include <cstdlib>

#include <unistd.h>

#include "lab/work/sha256.h"
#include "learn/files.h"

namespace rookery::lab::cluster {
namespace {

constexpr std::size_t piece_bytes = 512 * 1024;

std::string subject_of(const std::string& sha256, const std::string& part) { return "rk.file." + sha256 + "." + part; }

}  // namespace

void share_file(const Connection& connection, const std::string& sha256, const std::string& bytes,
                std::chrono::seconds long_ago) {
    // The number of pieces comes last: who finds it finds the pieces too.
    const std::string count_subject = subject_of(sha256, "pieces");
    if (const auto known = connection.message(files_stream, count_subject)) {
        if (std::chrono::system_clock::now() - known->when < long_ago) return;
        connection.purge(files_stream, subject_of(sha256, "*"));
    }
    const std::size_t pieces = (bytes.size() + piece_bytes - 1) / piece_bytes;
    for (std::size_t i = 0; i < pieces; ++i)
        static_cast<void>(connection.publish(subject_of(sha256, std::to_string(i)),
                                             std::string_view(bytes).substr(i * piece_bytes, piece_bytes)));
    static_cast<void>(connection.publish(count_subject, std::to_string(pieces)));
}

std::filesystem::path FileCache::default_folder() {
    const char* const cache = std::getenv("XDG_CACHE_HOME");
    const char* const home = std::getenv("HOME");
    if (cache != nullptr && *cache != '\0') return std::filesystem::path(cache) / "rookery";
    return (home != nullptr ? std::filesystem::path(home) / ".cache" : std::filesystem::temp_directory_path()) /
           "rookery";
}

std::filesystem::path FileCache::get(const Connection& connection, const std::string& sha256_wanted, bool program) {
    const std::lock_guard lock(mutex_);
    if (sha256_wanted.size() != 64 || sha256_wanted.find_first_not_of("0123456789abcdef") != std::string::npos)
        throw ServerError("a file has no proper SHA-256");
    const std::filesystem::path file = folder_ / sha256_wanted;
    // Somebody may have damaged it since.
    if (!std::filesystem::exists(file) || sha256(learn::read_file(file)) != sha256_wanted) {
        const auto count = connection.message(files_stream, subject_of(sha256_wanted, "pieces"));
        std::size_t pieces = 0;
        if (count) std::from_chars(count->data.data(), count->data.data() + count->data.size(), pieces);
        std::string bytes;
        for (std::size_t i = 0; i < pieces; ++i) {
            const auto piece = connection.message(files_stream, subject_of(sha256_wanted, std::to_string(i)));
            if (!piece) break;
            bytes += piece->data;
        }
        if (sha256(bytes) != sha256_wanted)
            throw ServerError("the server has no file, or a damaged one, for " + sha256_wanted);
        std::filesystem::create_directories(folder_);
        // Several workers may share the folder: each writes a file of its own, and the last one stays.
        const std::filesystem::path own = file.string() + "." + std::to_string(getpid());
        learn::write_file(own, bytes);
        std::filesystem::rename(own, file);
    }
    if (program)
        std::filesystem::permissions(file, std::filesystem::perms::owner_exec, std::filesystem::perm_options::add);
    return file;
}

}  // namespace rookery::lab::cluster
