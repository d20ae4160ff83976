#include "learn/game_file.h"

#include <algorithm>
#include <array>

#include "learn/bytes.h"
#include "learn/checksum.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::learn {
namespace {

constexpr std::string_view magic = "RKGAMES1";
constexpr std::size_t longest_payload = 1 << 20;
constexpr std::size_t checksum_size = 4;

std::string header_of(const GameFileInfo& info) {
    ByteWriter header;
    header.text(magic);
    header.number(static_cast<std::uint8_t>(info.game.size()));
    header.text(info.game);
    header.number(info.seed);
    return header.bytes();
}

std::uint32_t short_checksum(std::string_view bytes) {
    const std::uint64_t sum = checksum(bytes);
    return static_cast<std::uint32_t>(sum ^ sum >> 32);
}

std::string payload_of(const TrainingGame& game) {
    // Most games need two bytes for a move.
    std::uint32_t all_bits = 0;
    for (const TrainingPly& ply : game.plies) all_bits |= ply.move_bits;
    const std::uint8_t move_size = all_bits >> 16 == 0 ? 2 : 4;

    ByteWriter payload;
    payload.number(game.number);
    payload.number(static_cast<std::uint8_t>(game.result));
    payload.number(static_cast<std::uint8_t>(game.opening_plies));
    payload.number(move_size);
    payload.number(static_cast<std::uint16_t>(game.start.size()));
    payload.text(game.start);
    for (const TrainingPly& ply : game.plies) {
        payload.number(ply.move_bits, move_size);
        payload.number(ply.score_for_mover);
    }
    return payload.bytes();
}

std::optional<TrainingGame> game_from(std::string_view bytes) {
    ByteReader payload(bytes);
    TrainingGame game;
    game.number = payload.number<std::uint64_t>();
    const auto result = payload.number<std::uint8_t>();
    game.opening_plies = payload.number<std::uint8_t>();
    const auto move_size = payload.number<std::uint8_t>();
    game.start = payload.text(payload.number<std::uint16_t>());
    if (!payload.complete() || result > static_cast<std::uint8_t>(game::Result::Draw) ||
        (move_size != 2 && move_size != 4) || payload.left() % (move_size + 2U) != 0)
        return std::nullopt;
    game.result = static_cast<game::Result>(result);
    game.plies.reserve(payload.left() / (move_size + 2U));
    while (payload.left() > 0) {
        TrainingPly ply;
        ply.move_bits = payload.number<std::uint32_t>(move_size);
        ply.score_for_mover = payload.number<std::int16_t>();
        game.plies.push_back(ply);
    }
    return game;
}

std::string read_bytes(std::istream& file, std::size_t size) {
    std::string bytes(size, '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(size));
    bytes.resize(static_cast<std::size_t>(file.gcount()));
    return bytes;
}

}  // namespace

std::string game_bytes(const TrainingGame& game) {
    const std::string payload = payload_of(game);
    ByteWriter bytes;
    bytes.number(static_cast<std::uint32_t>(payload.size()));
    bytes.text(payload);
    bytes.number(short_checksum(payload));
    return bytes.bytes();
}

std::optional<TrainingGame> take_game(std::string_view& bytes) {
    ByteReader reader(bytes);
    const std::string_view payload = reader.text(reader.number<std::uint32_t>());
    const auto sum = reader.number<std::uint32_t>();
    if (!reader.complete() || sum != short_checksum(payload)) return std::nullopt;
    bytes.remove_prefix(bytes.size() - reader.left());
    return game_from(payload);
}

bool is_game_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return read_bytes(file, magic.size()) == magic;
}

GameFileReader::GameFileReader(const std::filesystem::path& path) : file_(path, std::ios::binary) {
    if (!file_) throw text::ParseError("cannot read the file " + text::quoted(path.string()));
    const auto not_games = [&] {
        return text::ParseError(text::quoted(path.string()) + " is not a file of training games");
    };
    if (read_bytes(file_, magic.size()) != magic) throw not_games();
    const std::string length = read_bytes(file_, 1);
    if (length.empty()) throw not_games();
    info_.game = read_bytes(file_, static_cast<unsigned char>(length[0]));
    const std::string seed = read_bytes(file_, sizeof info_.seed);
    if (seed.size() != sizeof info_.seed) throw not_games();
    info_.seed = ByteReader(seed).number<std::uint64_t>();
    whole_bytes_ = header_of(info_).size();
}

std::optional<TrainingGame> GameFileReader::next() {
    const std::string length = read_bytes(file_, 4);
    if (length.empty() || damaged_) return std::nullopt;
    damaged_ = true;  // until it has proved to be whole
    if (length.size() != 4) return std::nullopt;
    const auto size = ByteReader(length).number<std::uint32_t>();
    if (size > longest_payload) return std::nullopt;
    const std::string bytes = length + read_bytes(file_, size + checksum_size);
    std::string_view rest = bytes;
    auto game = take_game(rest);
    if (!game) return std::nullopt;
    damaged_ = false;
    whole_bytes_ += bytes.size();
    return game;
}

GameFileWriter::GameFileWriter(const std::filesystem::path& path, const GameFileInfo& info) : path_(path) {
    std::error_code ignored;
    const bool exists = std::filesystem::file_size(path, ignored) > 0 && !ignored;
    if (exists) {
        GameFileReader reader(path);
        if (reader.info().game != info.game)
            throw text::ParseError(text::quoted(path.string()) + " holds games of " + text::quoted(reader.info().game) +
                                   ", not of " + info.game);
        if (reader.info().seed != info.seed)
            throw text::ParseError(text::quoted(path.string()) + " was begun with seed " +
                                   std::to_string(reader.info().seed));
        while (const auto game = reader.next()) {
            numbers_.insert(game->number);
            plies_ += game->plies.size();
        }
        if (reader.damaged()) std::filesystem::resize_file(path, reader.whole_bytes());
    }
    file_.open(path, std::ios::binary | std::ios::app);
    if (!exists) file_ << header_of(info) << std::flush;
    if (!file_) throw text::ParseError("cannot write the file " + text::quoted(path.string()));
}

void GameFileWriter::add(const TrainingGame& game) {
    file_ << game_bytes(game) << std::flush;
    if (!file_) throw text::ParseError("cannot write to the file " + text::quoted(path_.string()));
}

}  // namespace rookery::learn
