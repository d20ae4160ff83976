#include "engine/book/polyglot_file.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <tuple>
#include <utility>

#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::engine {
namespace {

/// Key, move, weight, and four bytes for learning, which nobody uses; the highest byte of each comes first.
constexpr std::size_t entry_bytes = 16;

}  // namespace

PolyglotFile::PolyglotFile(const std::string& path)
    : PolyglotFile(std::make_unique<std::ifstream>(path, std::ios::binary), path) {}

PolyglotFile::PolyglotFile(std::unique_ptr<std::istream> file, const std::string& name) : file_(std::move(file)) {
    file_->seekg(0, std::ios::end);
    const auto bytes = static_cast<std::int64_t>(file_->tellg());
    if (!*file_ || bytes < 0) throw text::ParseError("the book " + text::quoted(name) + " cannot be read");
    entries_ = static_cast<std::uint64_t>(bytes) / entry_bytes;
    const bool sorted =
        entries_ > 0 && at(0).key <= at(entries_ / 2).key && at(entries_ / 2).key <= at(entries_ - 1).key;
    if (static_cast<std::uint64_t>(bytes) % entry_bytes != 0 || !sorted)
        throw text::ParseError(text::quoted(name) + " is not a Polyglot book");
}

PolyglotEntry PolyglotFile::at(std::uint64_t number) const {
    std::array<char, entry_bytes> bytes{};
    file_->clear();
    file_->seekg(static_cast<std::streamoff>(number * entry_bytes));
    file_->read(bytes.data(), bytes.size());
    const auto number_at = [&](std::size_t first, std::size_t count) {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < count; ++i) value = value << 8 | static_cast<std::uint8_t>(bytes[first + i]);
        return value;
    };
    return {number_at(0, 8), static_cast<std::uint16_t>(number_at(8, 2)), static_cast<std::uint16_t>(number_at(10, 2))};
}

std::vector<PolyglotEntry> PolyglotFile::find(std::uint64_t key) const {
    const std::lock_guard lock(mutex_);
    std::uint64_t first = 0;
    std::uint64_t last = entries_;
    while (first < last) {
        const std::uint64_t middle = first + (last - first) / 2;
        if (at(middle).key < key) first = middle + 1;
        else last = middle;
    }
    std::vector<PolyglotEntry> found;
    for (; first < entries_ && *file_; ++first) {
        const PolyglotEntry entry = at(first);
        if (entry.key != key) break;
        found.push_back(entry);
    }
    return found;
}

void write_polyglot(std::ostream& out, std::vector<PolyglotEntry> entries) {
    std::sort(entries.begin(), entries.end(), [](const PolyglotEntry& one, const PolyglotEntry& other) {
        return std::tuple(one.key, other.weight, one.move) < std::tuple(other.key, one.weight, other.move);
    });
    for (const PolyglotEntry& entry : entries) {
        std::array<char, entry_bytes> bytes{};
        for (std::size_t i = 0; i < 8; ++i) bytes[i] = static_cast<char>(entry.key >> (56 - 8 * i) & 0xff);
        bytes[8] = static_cast<char>(entry.move >> 8);
        bytes[9] = static_cast<char>(entry.move & 0xff);
        bytes[10] = static_cast<char>(entry.weight >> 8);
        bytes[11] = static_cast<char>(entry.weight & 0xff);
        out.write(bytes.data(), bytes.size());
    }
}

}  // namespace rookery::engine
