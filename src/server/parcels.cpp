#include "server/parcels.h"

#include <fstream>
#include <utility>

#include "game/parse_error.h"
#include "server/identity.h"

namespace rookery::server {
using game::ParseError;

Parcels::Parcels(std::filesystem::path folder, const Limits& limits) : folder_(std::move(folder)), limits_(limits) {}

Parcels::~Parcels() {
    std::error_code ignored;
    for (const auto& [token, kept] : parcels_) std::filesystem::remove(kept.parcel.file, ignored);
    std::filesystem::remove(folder_, ignored);  // if nobody else has anything there
}

std::string Parcels::begin(std::uint64_t bytes, std::string_view media_type, std::string_view name) {
    if (bytes > limits_.each_bytes)
        throw ParseError("This is too large: " + std::to_string(limits_.each_bytes >> 20) + " MB are the most.");
    const std::scoped_lock lock(mutex_);
    forget_old();
    std::uint64_t all = bytes;
    for (const auto& [token, kept] : parcels_) all += kept.bytes;
    if (all > limits_.all_bytes) throw ParseError("There is too much under way; please try again in a while.");
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    const std::string token = new_id();
    Kept kept{{folder_ / token, std::string(media_type), std::string(name)}, bytes, Clock::now()};
    if (error || !std::ofstream(kept.parcel.file, std::ios::binary))
        throw ParseError("The folder " + folder_.string() + " cannot be written to.");
    parcels_[token] = std::move(kept);
    return token;
}

std::string Parcels::leave(std::string_view content, std::string_view media_type, std::string_view name) {
    const std::string token = begin(content.size(), media_type, name);
    std::ofstream file(take(token).file, std::ios::binary);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    if (!file) {
        remove(token);
        throw ParseError("The disk is full.");
    }
    return token;
}

std::optional<Parcel> Parcels::find(const std::string& token) const {
    const std::scoped_lock lock(mutex_);
    const auto found = parcels_.find(token);
    return found == parcels_.end() ? std::nullopt : std::optional(found->second.parcel);
}

Parcel Parcels::take(const std::string& token) const {
    if (auto parcel = find(token)) return *std::move(parcel);
    throw ParseError("What was sent is no longer here; please send it again.");
}

void Parcels::remove(const std::string& token) {
    const std::scoped_lock lock(mutex_);
    const auto found = parcels_.find(token);
    if (found == parcels_.end()) return;
    std::error_code ignored;
    std::filesystem::remove(found->second.parcel.file, ignored);  // whoever reads it now may go on
    parcels_.erase(found);
}

void Parcels::forget_old() {
    std::erase_if(parcels_, [this](const auto& entry) {
        const Kept& kept = entry.second;
        if (Clock::now() - kept.since < limits_.kept) return false;
        std::error_code ignored;
        std::filesystem::remove(kept.parcel.file, ignored);
        return true;
    });
}

}  // namespace rookery::server
