// What networks learn from, and networks: the first line names a game, and the rest is one of its training games, and
// also a network, each with a checksum that is right. Either is refused, or holds together: a game can be replayed up
// to the first move that is not legal, a network is written as it was read.

#include <cstdlib>
#include <string>

#include "engine/learner.h"
#include "input.h"
#include "learn/bytes.h"
#include "learn/checksum.h"
#include "learn/game_file.h"
#include "learn/network.h"
#include "support/temporary_folder.h"
#include "text/parse_error.h"

namespace {

using namespace rookery;

void read_games(const std::string& game, std::string_view payload) {
    static const support::TemporaryFolder folder;
    const std::uint64_t sum = learn::checksum(payload);
    learn::ByteWriter file;
    file.text("RKGAMES1");
    file.number(static_cast<std::uint8_t>(game.size()));
    file.text(game.substr(0, 255));
    file.number(std::uint64_t{1});
    file.number(static_cast<std::uint32_t>(payload.size()));
    file.text(payload);
    file.number(static_cast<std::uint32_t>(sum ^ sum >> 32));
    learn::GameFileReader reader(folder.write("training.games", file.bytes()));
    while (const auto read = reader.next())
        engine::learner_of(game).visit(*read, [](const engine::LessonPosition& position) {
            if (position.text.empty()) std::abort();
        });
}

void read_network(std::string_view content) {
    std::string bytes = "RKNET001" + std::string(content);
    learn::ByteWriter sum;
    sum.number(learn::checksum(bytes));
    bytes += sum.bytes();
    constexpr std::size_t inputs = 2;
    if (learn::Network::from_bytes(bytes, "chess", inputs).bytes() != bytes) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Input input(data, size);
    const std::string game(input.next_line());
    try {
        read_games(game, input.rest());
    } catch (const text::ParseError&) {
    }
    try {
        read_network(input.rest());
    } catch (const text::ParseError&) {
    }
    return 0;
}
