#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "app/limits.h"

namespace rookery::app {

/// Something too large for a message, as a file.
struct Transfer {
    std::filesystem::path file;
    std::string media_type;
    std::string name;  ///< under which a person would save it
};

/// What the page has left for the server, or the server for the page: a message names it by its token, and HTTP carries
/// it. Transfers are kept for a while and no longer. Every function may be called from any thread.
class Transfers {
public:
    /// In a folder of its own, which is made when it is needed. What is in it already was left by a program that ended
    /// suddenly, and is removed.
    explicit Transfers(std::filesystem::path folder, const TransferLimits& limits = {});
    /// With everything in it.
    ~Transfers();
    Transfers(const Transfers&) = delete;
    Transfers& operator=(const Transfers&) = delete;

    [[nodiscard]] std::uint64_t max_bytes() const { return limits_.each_bytes; }

    /// A new transfer; its file is there and empty. Room for so many bytes is kept free for it, whatever is in the
    /// file: whoever cannot be trusted to fill it keeps none. Gives back the token. ParseError if there is no room.
    [[nodiscard]] std::string begin(std::uint64_t bytes, std::string_view media_type, std::string_view name);
    /// A new transfer with this content.
    [[nodiscard]] std::string add(std::string_view content, std::string_view media_type, std::string_view name);
    /// ParseError if there is no room for so many bytes more.
    void require_room(std::uint64_t bytes) const;
    [[nodiscard]] std::optional<Transfer> find(const std::string& token) const;
    /// ParseError with a sentence for the person if it is not there.
    [[nodiscard]] Transfer get(const std::string& token) const;
    void remove(const std::string& token);

private:
    using Clock = std::chrono::steady_clock;
    struct Kept {
        Transfer transfer;
        std::uint64_t bytes = 0;  ///< at least
        Clock::time_point since;
    };

    void check_room(std::uint64_t bytes) const;
    void forget_old();

    std::filesystem::path folder_;
    TransferLimits limits_;
    mutable std::mutex mutex_;
    std::map<std::string, Kept> transfers_;
};

}  // namespace rookery::app
