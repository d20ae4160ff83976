#include "protocol/board_valuer.h"

#include <algorithm>

#include "engine/games.h"
#include "protocol/clients/uci_client.h"

namespace rookery::protocol {
namespace {

constexpr std::chrono::seconds patience(10);

class UciBoardValuer final : public bughouse::BoardValuer {
public:
    explicit UciBoardValuer(const std::string& command) : client_(command, patience) {
        client_.start_game(engine::find_game("chess"), {});
    }

    int value(const std::string& fen) override {
        constexpr int mate = 10'000;
        MoveLimits limits;
        limits.depth = 1;
        client_.set_position(fen, {});
        const auto move = client_.go(limits, EngineClient::Clock::now() + patience);
        if (!move) throw ProcessError(client_.name() + " has not answered within 10 seconds");
        if (!move->info.score) return 0;  // no legal move: only the rules of bughouse know what that means
        const int score = move->info.score->for_mover;
        if (move->info.score->unit == EngineScore::Unit::Centipawns) return std::clamp(score, -mate, mate);
        return score > 0 ? mate - score : -mate - score;
    }

private:
    UciClient client_;
};

}  // namespace

engine::Resources engine_resources() {
    engine::Resources resources;
    resources.make_valuer = [](const std::string& command) -> std::unique_ptr<bughouse::BoardValuer> {
        return std::make_unique<UciBoardValuer>(command);
    };
    return resources;
}

}  // namespace rookery::protocol
