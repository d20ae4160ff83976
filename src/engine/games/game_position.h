#pragma once

#include <utility>
#include <vector>

#include "engine/any_position.h"
#include "engine/games/parallel_perft.h"
#include "search/traits.h"

namespace rookery::engine {

/// AnyPosition for one game type: everything is handed on.
template <game::Game P>
class GamePosition final : public AnyPosition {
public:
    explicit GamePosition(P position) : position_(std::move(position)) {}

    [[nodiscard]] const P& position() const { return position_; }
    /// What was played last, if anything was.
    [[nodiscard]] std::optional<typename P::Move> last_move() const {
        return played_.empty() ? std::nullopt : std::optional(played_.back());
    }
    /// The last move of the side to move, if the other has answered it.
    [[nodiscard]] std::optional<typename P::Move> move_before_last() const {
        return played_.size() < 2 ? std::nullopt : std::optional(played_[played_.size() - 2]);
    }

    [[nodiscard]] const game::GameInfo& info() const override { return P::info; }
    [[nodiscard]] std::unique_ptr<AnyPosition> clone() const override { return std::make_unique<GamePosition>(*this); }

    [[nodiscard]] std::string text() const override { return position_.text(); }
    [[nodiscard]] std::string diagram() const override { return position_.diagram(); }
    [[nodiscard]] game::Key key() const override { return position_.key(); }
    [[nodiscard]] game::Side to_move() const override { return position_.to_move(); }
    [[nodiscard]] game::Outcome outcome() const override { return game::outcome(position_); }

    [[nodiscard]] std::optional<int> repetition_limit() const override {
        if constexpr (agrees_on_repetitions) return position_.repetition_limit();
        else return std::nullopt;
    }
    void set_repetition_limit(int occurrences) override {
        if constexpr (agrees_on_repetitions) position_.set_repetition_limit(occurrences);
        else throw text::ParseError("the rules of " + std::string(P::info.id) + " say when a repetition is a draw");
    }

    [[nodiscard]] std::optional<std::string> agreed_rules() const override {
        if constexpr (agrees_on_rules) return position_.agreed_rules().text();
        else return std::nullopt;
    }
    void set_agreed_rules([[maybe_unused]] std::string_view rules) override {
        if constexpr (agrees_on_rules) {
            position_ = position_.with_rules(P::Agreed::parse(rules));
            played_.clear();
        } else {
            throw text::ParseError("the rules of " + std::string(P::info.id) + " are settled");
        }
    }

    [[nodiscard]] std::vector<std::string> legal_moves() const override {
        game::MoveList<P> moves;
        position_.legal_moves(moves);
        std::vector<std::string> texts;
        texts.reserve(moves.size());
        for (const auto move : moves) texts.push_back(position_.move_text(move));
        return texts;
    }

    [[nodiscard]] std::unique_ptr<AnyPosition> flipped() const override {
        if constexpr (requires { position_.flipped(); }) return std::make_unique<GamePosition>(position_.flipped());
        else return nullptr;
    }

    void play(std::string_view coordinates) override {
        const auto move = position_.parse_move(coordinates);
        position_.make(move);
        played_.push_back(move);
    }

    std::string play_written(std::string_view text) override {
        const auto move = position_.parse_notation(text);
        std::string coordinates = position_.move_text(move);
        position_.make(move);
        played_.push_back(move);
        return coordinates;
    }

    bool take_back() override {
        if (played_.empty()) return false;
        position_.unmake(played_.back());
        played_.pop_back();
        return true;
    }

    [[nodiscard]] std::string read_move(std::string_view text) const override {
        return position_.move_text(position_.parse_notation(text));
    }

    [[nodiscard]] std::string move_notation(std::string_view coordinates) const override {
        return position_.move_notation(position_.parse_move(coordinates));
    }

    [[nodiscard]] int balance() const override { return position_.balance(); }
    [[nodiscard]] std::optional<int> measure() const override { return position_.measure(); }

    [[nodiscard]] bool has_captures() const override { return search::SplitsMoves<P>; }
    [[nodiscard]] bool is_noisy(std::string_view coordinates) const override {
        return search::is_noisy(position_, position_.parse_move(coordinates));
    }
    [[nodiscard]] bool is_calm() const override { return !search::in_check(position_); }
    [[nodiscard]] std::vector<std::string> checked_squares() const override {
        if constexpr (requires { position_.checked_squares(); }) return position_.checked_squares();
        else if constexpr (requires { position_.king(position_.color_to_move()); }) {
            if (position_.in_check()) return {to_string(position_.king(position_.color_to_move()))};
        }
        return {};
    }
    [[nodiscard]] bool first_has_white([[maybe_unused]] std::size_t board) const override {
        if constexpr (requires { position_.first_has_white(board); }) return position_.first_has_white(board);
        else return true;
    }

    [[nodiscard]] std::vector<DivideEntry> divide(int depth, unsigned threads,
                                                  const Progress& progress) const override {
        game::MoveList<P> moves;
        position_.legal_moves(moves);
        const auto nodes = parallel_perft(position_, moves, depth, threads, progress);
        std::vector<DivideEntry> entries;
        entries.reserve(moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) entries.push_back({position_.move_text(moves[i]), nodes[i]});
        return entries;
    }

private:
    static constexpr bool agrees_on_repetitions = requires(P & position) { position.set_repetition_limit(2); };
    static constexpr bool agrees_on_rules = requires(const P& position) { position.agreed_rules(); };

    P position_;
    std::vector<typename P::Move> played_;
};

}  // namespace rookery::engine
