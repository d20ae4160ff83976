#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace rookery::server {

/// Something too large for a message, as a file.
struct Parcel {
    std::filesystem::path file;
    std::string media_type;
    std::string name;  ///< under which a person would save it
};

/// What the page has left for the server, or the server for the page: a message names it by its token, and HTTP carries
/// it. Parcels are kept for a while and no longer. Every function may be called from any thread.
class Parcels {
public:
    struct Limits {
        std::uint64_t each_bytes = std::uint64_t{256} << 20;
        std::uint64_t all_bytes = std::uint64_t{1} << 30;
        std::chrono::minutes kept{30};
    };

    /// In a folder of its own, which is made when it is needed.
    explicit Parcels(std::filesystem::path folder) : Parcels(std::move(folder), Limits()) {}
    Parcels(std::filesystem::path folder, const Limits& limits);
    /// With everything in it.
    ~Parcels();
    Parcels(const Parcels&) = delete;
    Parcels& operator=(const Parcels&) = delete;

    [[nodiscard]] std::uint64_t most_bytes() const { return limits_.each_bytes; }

    /// A new parcel of about that size; its file is there and empty. Gives back the token. ParseError if there is no
    /// room.
    [[nodiscard]] std::string begin(std::uint64_t bytes, std::string_view media_type, std::string_view name);
    /// A new parcel with this content.
    [[nodiscard]] std::string leave(std::string_view content, std::string_view media_type, std::string_view name);
    [[nodiscard]] std::optional<Parcel> find(const std::string& token) const;
    /// ParseError with a sentence for the person if it is not there.
    [[nodiscard]] Parcel take(const std::string& token) const;
    void remove(const std::string& token);

private:
    using Clock = std::chrono::steady_clock;
    struct Kept {
        Parcel parcel;
        std::uint64_t bytes = 0;
        Clock::time_point since;
    };

    void forget_old();

    std::filesystem::path folder_;
    Limits limits_;
    mutable std::mutex mutex_;
    std::map<std::string, Kept> parcels_;
};

}  // namespace rookery::server
