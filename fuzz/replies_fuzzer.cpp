// What another engine says, line by line. First its lines alone; then an engine that says all of it and is gone,
// whatever it is asked: it plays, or fails with a sentence.

#include <chrono>
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/games.h"
#include "input.h"
#include "protocol/clients/uci_client.h"
#include "protocol/clients/xboard_client.h"
#include "support/temporary_folder.h"

namespace {

using namespace rookery;

template <class Client>
void let_play(const std::string& command) {
    using Clock = protocol::EngineClient::Clock;
    constexpr std::chrono::seconds patience(5);
    try {
        Client client(command, patience);
        client.start_game(engine::find_game("chess"), {{"Hash", "1"}});
        client.set_position(engine::start_position("chess")->text(), {"e2e4"});
        protocol::MoveLimits limits;
        limits.depth = 1;
        static_cast<void>(client.go(limits, Clock::now() + patience));
        client.stop(Clock::now() + patience);
        client.quit();
    } catch (const protocol::ProcessError& error) {
        if (std::string_view(error.what()).empty()) std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const support::TemporaryFolder folder;
    fuzz::Input input(data, size);
    const std::string file = folder.write("replies", input.rest());
    protocol::SearchInfo info;
    while (!input.empty()) {
        const std::string_view line = input.next_line();
        static_cast<void>(protocol::parse_divide_line(line));
        static_cast<void>(protocol::parse_features(line));
        protocol::read_info_line(line, info);
        protocol::read_thinking_line(line, info);
    }
    let_play<protocol::UciClient>("cat " + file);
    let_play<protocol::XBoardClient>("cat " + file);
    return 0;
}
