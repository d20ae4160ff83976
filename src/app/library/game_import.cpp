#include "app/library/game_import.h"

#include <string_view>

#include "app/api/sentences.h"
#include "app/identity.h"
#include "app/library/game_pgn.h"
#include "app/problem.h"
#include "engine/replay.h"
#include "notation/pgn_reader.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

/// As much as is stored in a few milliseconds.
constexpr std::size_t max_games_at_once = 50;
constexpr std::size_t max_bytes_at_once = std::size_t{1} << 18;

/// Ids that follow each other, so that the games of a file lie next to each other in the store.
class Ids {
public:
    std::string next() {
        constexpr std::string_view letters = "23456789abcdefghjkmnpqrstuvwxyz";
        constexpr std::size_t places = 4;
        constexpr std::uint32_t maximum = 31 * 31 * 31 * 31;
        if (number_ % maximum == 0) prefix_ = new_id().substr(places);
        std::string count(places, letters[0]);
        std::uint32_t rest = number_++ % maximum;
        for (std::size_t place = places; place > 0; rest /= 31) count[--place] = letters[rest % 31];
        return prefix_ + count;
    }

private:
    std::string prefix_;
    std::uint32_t number_ = 0;
};

class Import {
public:
    Import(std::istream& file, const StoreGames& store, std::optional<std::uint64_t> only,
           const ImportListener& listener)
        : file_(file), store_(store), only_(only), listener_(listener) {}

    ImportCount run(const std::atomic<bool>& stop) {
        const auto on_damage = [this](const notation::PgnDamage& damage) {
            ++count_.refused;
            report_left_out(damage.line, damage.problem, damage.reason);
        };
        notation::PgnReader reader(file_, on_damage, {}, &stop);
        notation::PgnGame game;
        for (std::uint64_t number = 0; !stop && reader.next(game); ++number) {
            if (only_ && *only_ != number) continue;
            add(game, stop);
            if (batch_.size() >= max_games_at_once || batch_bytes_ >= max_bytes_at_once) flush();
        }
        flush();
        count_.first_id = first_id_;
        return count_;
    }

private:
    void add(notation::PgnGame& game, const std::atomic<bool>& stop) {
        try {
            const engine::RepairedGame repaired = engine::repair(game, "chess", &stop);
            if (stop) return;
            for (const engine::ReplayProblem& problem : repaired.problems) {
                game::Explanation reason = problem.reason;
                reason.parameters[parameter_move] = problem.move;
                report_problem(problem.line, problem.words, reason);
            }
            shortened_.push_back(!repaired.problems.empty());
            TextGame& kept = batch_.emplace_back(text_game(game, repaired, GameSource::Imported));
            kept.id = ids_.next();
            kept.changed = time_;
            kept.place = ++place_;
            batch_bytes_ += kept.pgn.size();
        } catch (const engine::ReplayError& error) {
            ++count_.refused;
            report_left_out(error.line(), error.problem(), error.reason());
        } catch (const text::ParseError& error) {
            ++count_.refused;
            report_left_out(game.line, error.what(), {ProblemCode("not-understood"), error.what()});
        }
    }

    void flush() {
        if (!batch_.empty()) {
            const auto added = store_(batch_);
            for (std::size_t i = 0; i < added.size(); ++i) {
                if (first_id_.empty()) first_id_ = added[i].id;
                ++(added[i].is_new ? count_.games : count_.known);
                if (added[i].is_new && shortened_[i]) ++count_.shortened;
            }
            batch_.clear();
            shortened_.clear();
            batch_bytes_ = 0;
        }
        if (const auto at = file_.tellg(); at >= 0) count_.bytes = static_cast<std::uint64_t>(at);
        if (listener_.on_progress) listener_.on_progress(count_);
    }

    void report_left_out(int line, const std::string& words, game::Explanation reason) const {
        reason.parameters[parameter_left_out] = "yes";
        report_problem(line, "The game is left out: " + words, reason);
    }

    void report_problem(int line, const std::string& words, const game::Explanation& reason) const {
        if (listener_.on_problem) listener_.on_problem({line, sentence(words), problem_of(reason)});
    }

    std::istream& file_;
    const StoreGames& store_;
    std::optional<std::uint64_t> only_;
    const ImportListener& listener_;
    const std::int64_t time_ = next_moment();
    Ids ids_;
    std::int64_t place_ = 0;
    std::vector<TextGame> batch_;
    std::vector<bool> shortened_;
    std::size_t batch_bytes_ = 0;
    ImportCount count_;
    std::string first_id_;
};

}  // namespace

ImportCount import_games(std::istream& file, const StoreGames& store, std::optional<std::uint64_t> only,
                         const std::atomic<bool>& stop, const ImportListener& listener) {
    if (!notation::looks_like_pgn(file))
        throw Refusal("no-games-in-file",
                      "There are no games in this: PGN begins with a tag such as [Event \"...\"], or with 1.");
    return Import(file, store, only, listener).run(stop);
}

}  // namespace rookery::app
