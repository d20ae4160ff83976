#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "bughouse/evaluation/board_valuer.h"
#include "bughouse/evaluation/tuned.h"
#include "bughouse/position.h"
#include "game/score.h"

namespace rookery::bughouse {

/// Every board is valued by another engine, and what the teams hold by Sjeng's values. Asking takes a thousand times as
/// long as evaluating here, so answers are remembered by board: a turn changes one of them, and most boards come back.
/// Each thread has its own engine, which is started when it is first asked. If that fails, or for boards that are no
/// position of chess, our own evaluation goes on.
class ExternalEvaluation {
public:
    explicit ExternalEvaluation(ValuerMaker make_valuer);
    /// A copy is for another thread: it starts an engine of its own, and counts with the others.
    ExternalEvaluation(const ExternalEvaluation& other);
    ExternalEvaluation& operator=(const ExternalEvaluation&) = delete;

    [[nodiscard]] game::Score score_for_mover(const Position& position);
    void reset(const Position& position) { tuned_.reset(position); }
    void make(const Position& position, Move move) { tuned_.make(position, move); }
    void unmake() { tuned_.unmake(); }

    /// Which engine to ask from now on; all copies follow.
    void use_engine(const std::string& command);
    /// What there is to say about the search so far: how often the engine was asked, and what went wrong.
    [[nodiscard]] std::string remark() const;
    [[nodiscard]] std::string describe(const Position& position);

    [[nodiscard]] std::uint64_t asked() const { return shared_->asked; }
    [[nodiscard]] std::uint64_t remembered() const { return shared_->remembered; }

private:
    /// What all threads have in common.
    struct Shared {
        std::mutex mutex;  // of what is not atomic
        std::string command;
        std::string problem;
        std::atomic<int> command_number = 0;  ///< grows when the command changes
        std::atomic<std::uint64_t> asked = 0;
        std::atomic<std::uint64_t> remembered = 0;
    };
    struct Remembered {
        Key key = 0;
        game::Score score = 0;
    };
    static constexpr std::size_t remembered_boards = 1 << 16;

    [[nodiscard]] game::Score score_of_board(const Position& position, std::size_t number);
    [[nodiscard]] std::optional<int> ask(const Board& board);
    void follow_command();

    ValuerMaker make_valuer_;
    std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
    std::unique_ptr<BoardValuer> valuer_;
    int command_number_ = -1;  ///< of the command that `valuer_` was started with
    bool failed_ = false;
    std::vector<Remembered> boards_ = std::vector<Remembered>(remembered_boards);
    TunedEvaluation tuned_;
};

}  // namespace rookery::bughouse
