#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

#include "support/temporary_folder.h"

namespace rookery::support {

/// As long as this lives, the `stockfish` that programs find ends as soon as it is started.
class BrokenStockfish {
public:
    BrokenStockfish() {
        const std::string program = folder_.write("stockfish", "#!/bin/sh\nexit 1\n");
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        const char* path = std::getenv("PATH");
        default_path_ = path != nullptr ? path : "";
        setenv("PATH", (folder_.path().string() + ":" + default_path_).c_str(), 1);
    }
    BrokenStockfish(const BrokenStockfish&) = delete;
    BrokenStockfish& operator=(const BrokenStockfish&) = delete;
    ~BrokenStockfish() { setenv("PATH", default_path_.c_str(), 1); }

private:
    TemporaryFolder folder_;
    std::string default_path_;
};

}  // namespace rookery::support
