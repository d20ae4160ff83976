#include "app/transfers.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <utility>

#include "app/identity.h"
#include "app/problem.h"

namespace rookery::app {

Transfers::Transfers(std::filesystem::path folder, const TransferLimits& limits)
    : folder_(std::move(folder)), limits_(limits) {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

Transfers::~Transfers() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

std::string Transfers::begin(std::uint64_t bytes, std::string_view media_type, std::string_view name) {
    if (bytes > limits_.each_bytes)
        throw Refusal("too-large",
                      "This is too large: " + std::to_string(limits_.each_bytes >> 20) + " MB are the most.");
    const std::scoped_lock lock(mutex_);
    forget_old();
    check_room(bytes);
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    const std::string token = new_id();
    Kept kept{{folder_ / token, std::string(media_type), std::string(name)}, bytes, Clock::now()};
    if (error || !std::ofstream(kept.transfer.file, std::ios::binary))
        throw Refusal("folder-not-writable", "The folder " + folder_.string() + " cannot be written to.",
                      {{"folder", folder_.string()}});
    transfers_[token] = std::move(kept);
    return token;
}

std::string Transfers::add(std::string_view content, std::string_view media_type, std::string_view name) {
    const std::string token = begin(content.size(), media_type, name);
    std::ofstream file(get(token).file, std::ios::binary);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    if (!file) {
        remove(token);
        throw Refusal("disk-full", "The disk is full.");
    }
    return token;
}

void Transfers::require_room(std::uint64_t bytes) const {
    const std::scoped_lock lock(mutex_);
    check_room(bytes);
}

void Transfers::check_room(std::uint64_t bytes) const {
    std::uint64_t all = bytes;
    for (const auto& [token, kept] : transfers_) {
        std::error_code error;
        const std::uint64_t there = std::filesystem::file_size(kept.transfer.file, error);
        all += error ? kept.bytes : std::max(kept.bytes, there);
    }
    if (all > limits_.all_bytes)
        throw Refusal("too-much-under-way", "There is too much under way; please try again in a while.");
}

std::optional<Transfer> Transfers::find(const std::string& token) const {
    const std::scoped_lock lock(mutex_);
    const auto found = transfers_.find(token);
    return found == transfers_.end() ? std::nullopt : std::optional(found->second.transfer);
}

Transfer Transfers::get(const std::string& token) const {
    if (auto transfer = find(token)) return *std::move(transfer);
    throw Refusal("no-longer-here", "What was sent is no longer here; please send it again.");
}

void Transfers::remove(const std::string& token) {
    const std::scoped_lock lock(mutex_);
    const auto found = transfers_.find(token);
    if (found == transfers_.end()) return;
    std::error_code ignored;
    std::filesystem::remove(found->second.transfer.file, ignored);  // whoever reads it now may go on
    transfers_.erase(found);
}

/// Also the oldest, if with another one there would be too many.
void Transfers::forget_old() {
    const auto forget = [this](auto entry) {
        std::error_code ignored;
        std::filesystem::remove(entry->second.transfer.file, ignored);
        return transfers_.erase(entry);
    };
    for (auto entry = transfers_.begin(); entry != transfers_.end();)
        entry = Clock::now() - entry->second.since < limits_.kept ? std::next(entry) : forget(entry);
    while (!transfers_.empty() && transfers_.size() >= limits_.count)
        forget(std::min_element(transfers_.begin(), transfers_.end(), [](const auto& one, const auto& other) {
            return one.second.since < other.second.since;
        }));
}

}  // namespace rookery::app
