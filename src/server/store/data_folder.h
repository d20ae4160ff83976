#pragma once

#include <filesystem>
#include <string>

namespace rookery::server {

/// The folder, made if need be. StoreError if that cannot be done.
void make_folder(const std::filesystem::path& folder);

/// Holds a folder with games for one program at a time: two that play the same games would disturb each other. It is
/// let go with this object, or with the program, however that ends.
class DataFolder {
public:
    /// Makes the folder if need be. StoreError, with the address of the other program, if another one has it.
    explicit DataFolder(std::filesystem::path path);
    ~DataFolder();
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// What others are told who want it, too.
    void announce(const std::string& address) const;

private:
    std::filesystem::path path_;
    int lock_ = -1;
};

}  // namespace rookery::server
