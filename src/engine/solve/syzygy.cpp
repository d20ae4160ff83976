#include "engine/solve/syzygy.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <mutex>
#include <sstream>
#include <system_error>
#include <utility>

#define TB_NO_HELPER_API
#include <tbprobe.h>

#include "chess/position.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::engine {
namespace {

using search::MoveRank;
using search::RootRanks;
using search::TableValue;
using text::ParseError;

/// Ranks of moves that win, or lose, although fifty moves may draw lie beyond these.
constexpr int certain_rank = 900;

#ifdef _WIN32
constexpr char path_separator = ';';
#else
constexpr char path_separator = ':';
#endif

ParseError no_tables_in(const std::string& path) {
    return ParseError("there are no Syzygy tables in " + text::quoted(path));
}

/// The files. Fathom keeps them in variables of the process, so that there can be one set of them at a time.
class Files {
public:
    [[nodiscard]] static std::shared_ptr<const Files> open(const std::string& path) {
        static std::mutex mutex;
        static std::weak_ptr<const Files> present;
        static std::string loaded;  // they stay open when nobody uses them: Debian's Fathom is not good at closing
        const std::lock_guard lock(mutex);
        if (auto files = present.lock()) {
            if (files->path_ == path) return files;
            throw ParseError("Syzygy tables of another folder are in use");
        }
        if (loaded != path) {
            loaded.clear();
            if (!tb_init(path.c_str()) || TB_LARGEST == 0) throw no_tables_in(path);
            loaded = path;
        }
        auto files = std::make_shared<const Files>(path);
        present = files;
        return files;
    }

    explicit Files(std::string path) : path_(std::move(path)) {}

    [[nodiscard]] int max_men() const { return static_cast<int>(TB_LARGEST); }
    /// One asks at a time: whoever is the first to want a table opens it, and Debian's library does so without locks.
    [[nodiscard]] std::mutex& mutex() const { return mutex_; }

private:
    std::string path_;
    mutable std::mutex mutex_;
};

/// Calls a function of Fathom with what it wants to know of the board, and the rest.
template <class P, class Probe, class... Rest>
auto asked(Probe probe, const P& position, Rest... rest) {
    using board::Color;
    using board::PieceType;
    const auto bits = [&](auto kind) { return position.pieces(kind).bits(); };
    return probe(bits(Color::White), bits(Color::Black), bits(PieceType::King), bits(PieceType::Queen),
                 bits(PieceType::Rook), bits(PieceType::Bishop), bits(PieceType::Knight), bits(PieceType::Pawn),
                 rest...);
}

template <class P>
unsigned en_passant_of(const P& position) {
    return position.en_passant() == board::Square::None ? 0 : static_cast<unsigned>(position.en_passant());
}

TableValue value_of_rank(int rank) {
    return rank >= certain_rank ? TableValue::Win : rank <= -certain_rank ? TableValue::Loss : TableValue::Draw;
}

template <class P>
class Tables final : public search::EndingTables<P> {
public:
    explicit Tables(std::shared_ptr<const Files> files) : files_(std::move(files)) {}

    [[nodiscard]] int max_men() const override { return files_->max_men(); }

    /// The tables count fifty moves from the last capture or move of a pawn: they are right where it was the last move.
    [[nodiscard]] std::optional<TableValue> value(const P& position) const override {
        if (!position.castling_rooks().empty() || position.halfmove_clock() != 0) return std::nullopt;
        const bool white = position.color_to_move() == board::Color::White;
        const std::lock_guard lock(files_->mutex());
        const unsigned result = asked(tb_probe_wdl, position, 0U, 0U, en_passant_of(position), white);
        if (result == TB_RESULT_FAILED) return std::nullopt;
        return result == TB_WIN ? TableValue::Win : result == TB_LOSS ? TableValue::Loss : TableValue::Draw;
    }

    [[nodiscard]] RootRanks rank(const P& position, const std::vector<chess::Move>& moves) const override {
        if (!position.castling_rooks().empty()) return {};
        const bool white = position.color_to_move() == board::Color::White;
        const auto clock = static_cast<unsigned>(position.halfmove_clock());
        const bool has_repeated = position.occurrences() > 1;
        TbRootMoves known;
        const std::lock_guard lock(files_->mutex());
        const bool leads = asked(tb_probe_root_dtz, position, clock, 0U, en_passant_of(position), white, has_repeated,
                                 true, &known) != 0;
        if (!leads && asked(tb_probe_root_wdl, position, clock, 0U, en_passant_of(position), white, true, &known) == 0)
            return {};
        RootRanks ranks;
        ranks.lead_to_the_end = leads;
        for (const chess::Move move : moves) {
            const TbRootMove* const begin = known.moves;
            const TbRootMove* const end = begin + known.size;
            const auto found = std::find_if(begin, end, [&](const TbRootMove& one) { return is_same(one, move); });
            if (found == end) return {};
            ranks.moves.push_back({found->tbRank, value_of_rank(found->tbRank)});
        }
        return ranks;
    }

private:
    [[nodiscard]] static bool is_same(const TbRootMove& one, chess::Move move) {
        constexpr std::array promotions = {board::PieceType::None, board::PieceType::Queen, board::PieceType::Rook,
                                           board::PieceType::Bishop, board::PieceType::Knight};
        const unsigned promotes = TB_MOVE_PROMOTES(one.move);
        return TB_MOVE_FROM(one.move) == static_cast<int>(move.from()) &&
               TB_MOVE_TO(one.move) == static_cast<int>(move.to()) && promotes < promotions.size() &&
               promotions[promotes] == move.promotion_type();
    }

    std::shared_ptr<const Files> files_;
};

}  // namespace

template <class P>
std::shared_ptr<const search::EndingTables<P>> syzygy_tables(const std::string& path) {
    if (path.empty()) return nullptr;
    return std::make_shared<const Tables<P>>(Files::open(path));
}

template std::shared_ptr<const search::EndingTables<chess::Position<chess::Orthodox>>> syzygy_tables(
    const std::string& path);
template std::shared_ptr<const search::EndingTables<chess::Position<chess::Chess960>>> syzygy_tables(
    const std::string& path);

void check_syzygy(const std::string& path) {
    if (path.empty()) return;
    std::istringstream folders(path);
    for (std::string folder; std::getline(folders, folder, path_separator);) {
        std::error_code error;
        for (const auto& entry : std::filesystem::directory_iterator(folder, error))
            if (entry.path().extension() == ".rtbw") return;
    }
    throw no_tables_in(path);
}

}  // namespace rookery::engine
