#pragma once

#include <fstream>

#include "support/run_program.h"
#include "support/temporary_folder.h"

namespace rookery::cluster_test {

/// A disk of its own that is soon full. Not possible for everybody: see `exists`.
class SmallDisk {
public:
    explicit SmallDisk(int kilobytes)
        : exists_(
              succeeds("mount -t tmpfs -o size=" + std::to_string(kilobytes) + "k tmpfs '" + path().string() + "'")) {}
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        if (exists_) succeeds("umount -l '" + path().string() + "'");
    }

    [[nodiscard]] bool exists() const { return exists_; }
    [[nodiscard]] const std::filesystem::path& path() const { return folder_.path(); }

    /// Leaves room for nothing.
    void fill() const {
        std::ofstream file(path() / "filler");
        const std::string block(4096, 'x');
        while (file.write(block.data(), static_cast<std::streamsize>(block.size())).flush()) continue;
    }
    void make_room() const { std::filesystem::remove(path() / "filler"); }

private:
    static bool succeeds(const std::string& script) {
        return support::run_program("/bin/sh", {"-c", "PATH=$PATH:/usr/sbin:/sbin; " + script}).exit_code == 0;
    }

    support::TemporaryFolder folder_;
    bool exists_;
};

}  // namespace rookery::cluster_test
