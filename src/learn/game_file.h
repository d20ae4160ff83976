#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "learn/training_game.h"

namespace rookery::learn {

/// What a file of games says of itself.
struct GameFileInfo {
    std::string game;        ///< the id of the game that is played
    std::uint64_t seed = 0;  ///< of all its random openings

    bool operator==(const GameFileInfo&) const = default;
};

// A file of games is a header, then games one after the other: the start as text and six bytes a move at most (bits of
// the move, score). Each game has its length before it and a checksum behind it, so that what a power cut leaves of the
// last one is noticed and left out.

/// A game as it stands in a file, from its length to its checksum.
[[nodiscard]] std::string game_bytes(const TrainingGame& game);
/// Takes a game off the front of such bytes; nothing if there is no whole one.
[[nodiscard]] std::optional<TrainingGame> take_game(std::string_view& bytes);

/// Whether the file begins as one of games does.
[[nodiscard]] bool is_game_file(const std::filesystem::path& path);

/// Reads a file of games from its beginning to its end. Throws ParseError if it is not one.
class GameFileReader {
public:
    explicit GameFileReader(const std::filesystem::path& path);

    [[nodiscard]] const GameFileInfo& info() const { return info_; }
    /// The next game; nothing at the end, or where the file is damaged.
    [[nodiscard]] std::optional<TrainingGame> next();
    /// Where the last whole game ends.
    [[nodiscard]] std::uint64_t whole_bytes() const { return whole_bytes_; }
    /// Whether the file goes on with something that is not a whole game.
    [[nodiscard]] bool damaged() const { return damaged_; }

private:
    std::ifstream file_;
    GameFileInfo info_;
    std::uint64_t whole_bytes_ = 0;
    bool damaged_ = false;
};

/// Adds games to a file. One that exists is gone on with: it must be of the same game and seed, or ParseError says so.
class GameFileWriter {
public:
    GameFileWriter(const std::filesystem::path& path, const GameFileInfo& info);

    /// Throws ParseError if the disk refuses it.
    void add(const TrainingGame& game);
    /// The numbers of the games that the file had when it was opened.
    [[nodiscard]] const std::set<std::uint64_t>& numbers() const { return numbers_; }
    /// Their positions.
    [[nodiscard]] std::uint64_t plies() const { return plies_; }

private:
    std::filesystem::path path_;
    std::ofstream file_;
    std::set<std::uint64_t> numbers_;
    std::uint64_t plies_ = 0;
};

}  // namespace rookery::learn
