#include "server/store/data_folder.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "app/store_error.h"

namespace rookery::server {
namespace {

using Kind = app::StoreError::Kind;

/// What the file says that another program holds.
std::string content_of(int file) {
    std::array<char, 200> text{};
    const ssize_t length = pread(file, text.data(), text.size(), 0);
    return length > 0 ? std::string(text.data(), static_cast<std::size_t>(length)) : "";
}

}  // namespace

void make_folder(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        throw app::StoreError(Kind::Unusable, "cannot make the folder " + folder.string() + ": " + error.message());
}

DataFolder::DataFolder(std::filesystem::path path) : path_(std::move(path)) {
    make_folder(path_);
    lock_ = open((path_ / "lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (lock_ < 0)
        throw app::StoreError(Kind::Unusable,
                              "cannot write to the folder " + path_.string() + ": " + std::strerror(errno));
    // Some file systems of networks know no locks. There it is up to the user.
    if (flock(lock_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        const std::string address = content_of(lock_);
        close(lock_);
        throw app::StoreError(Kind::InUse, "another Rookery has the games in " + path_.string() + " open" +
                                               (address.empty() ? "" : ", at " + address) +
                                               "; use that one, or name another folder with --data");
    }
    announce("");
}

DataFolder::~DataFolder() { close(lock_); }

void DataFolder::announce(const std::string& address) const {
    if (ftruncate(lock_, 0) != 0) return;  // then others hear less
    [[maybe_unused]] const ssize_t written = pwrite(lock_, address.data(), address.size(), 0);
}

}  // namespace rookery::server
