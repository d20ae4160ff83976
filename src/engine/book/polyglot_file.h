#pragma once

#include <cstdint>
#include <istream>
#include <memory>
#include <mutex>
#include <ostream>
#include <string>
#include <vector>

namespace rookery::engine {

/// An entry of a Polyglot book: a position, a move, and how much it is liked.
struct PolyglotEntry {
    std::uint64_t key = 0;
    std::uint16_t move = 0;
    std::uint16_t weight = 0;
};

/// Entries that are sorted by their keys. They are not read as a whole: some files are large.
class PolyglotFile {
public:
    /// Throws ParseError if it cannot be read, or is no such book.
    explicit PolyglotFile(const std::string& path);
    /// The same for what is open already; the name is for complaints.
    PolyglotFile(std::unique_ptr<std::istream> file, const std::string& name);

    [[nodiscard]] std::uint64_t size() const { return entries_; }
    [[nodiscard]] std::vector<PolyglotEntry> find(std::uint64_t key) const;

private:
    [[nodiscard]] PolyglotEntry at(std::uint64_t number) const;

    mutable std::mutex mutex_;  ///< of the place in the file
    std::unique_ptr<std::istream> file_;
    std::uint64_t entries_ = 0;
};

/// Sorts the entries by key and weight, and writes them.
void write_polyglot(std::ostream& out, std::vector<PolyglotEntry> entries);

}  // namespace rookery::engine
