#include "protocol/board_valuer.h"

#include <algorithm>
#include <sstream>

#include "engine/games.h"
#include "protocol/clients/uci_client.h"

namespace rookery::protocol {
namespace {

constexpr std::chrono::seconds patience(10);
/// In milliseconds, plies or nodes: well within the patience.
constexpr long long longest_thought = 5'000;

class UciBoardValuer final : public bughouse::BoardValuer {
public:
    explicit UciBoardValuer(const ValuerCommand& wanted) : limits_(wanted.limits), client_(wanted.command, patience) {
        client_.start_game(engine::find_game("chess"), {});
    }

    int value(const std::string& fen) override {
        constexpr int mate = 10'000;
        client_.set_position(fen, {});
        const auto move = client_.go(limits_, EngineClient::Clock::now() + patience);
        if (!move) throw ProcessError(client_.name() + " has not answered within 10 seconds");
        if (!move->info.score) return 0;  // no legal move: only the rules of bughouse know what that means
        const int score = move->info.score->for_mover;
        if (move->info.score->unit == EngineScore::Unit::Centipawns) return std::clamp(score, -mate, mate);
        return score > 0 ? mate - score : -mate - score;
    }

private:
    MoveLimits limits_;
    UciClient client_;
};

}  // namespace

ValuerCommand valuer_command(const std::string& text) {
    std::istringstream words(text);
    std::string what;
    long long number = 0;
    ValuerCommand wanted{text, {}};
    const bool says_how_long = words >> what && (what == "movetime" || what == "depth" || what == "nodes") &&
                               words >> number && number > 0 && number <= longest_thought;
    if (says_how_long && std::getline(words >> std::ws, wanted.command)) {
        if (what == "movetime") wanted.limits.move_time = std::chrono::milliseconds(number);
        else if (what == "depth") wanted.limits.depth = static_cast<int>(number);
        else wanted.limits.nodes = static_cast<std::uint64_t>(number);
        return wanted;
    }
    return {text, {.clock = {}, .depth = 1, .nodes = 0, .move_time = {}}};
}

engine::Resources engine_resources() {
    engine::Resources resources;
    resources.make_valuer = [](const std::string& command) -> std::unique_ptr<bughouse::BoardValuer> {
        return std::make_unique<UciBoardValuer>(valuer_command(command));
    };
    return resources;
}

}  // namespace rookery::protocol
