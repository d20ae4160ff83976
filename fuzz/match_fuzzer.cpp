// What people write to begin a match: an engine on the first line, a time control on the second, and then the games of
// a match that was interrupted. All of it is understood or refused with a sentence.

#include <cstdlib>
#include <sstream>
#include <string>

#include "input.h"
#include "lab/match/match_resume.h"
#include "lab/match/match_settings.h"
#include "text/parse_error.h"

namespace {

template <class Action>
void try_to(const Action& action) {
    try {
        action();
    } catch (const rookery::text::ParseError& error) {
        if (std::string(error.what()).empty()) std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace rookery;
    fuzz::Input input(data, size);
    lab::MatchSettings settings;
    for (lab::EngineSettings& engine : settings.engines) engine.protocol = lab::EngineProtocol::Own;
    settings.engines[0].name = "A";
    settings.engines[1].name = "B";
    settings.games = 8;
    try_to([&] {
        const lab::EngineSettings engine = lab::parse_engine(input.next_line(), "rookery");
        if (engine.pace.depth < 0 || engine.pace.move_time.count() < 0) std::abort();
    });
    try_to([&] {
        const lab::TimeControl control = lab::parse_time_control(input.next_line());
        if (control.moves < 0 || control.time.count() < 0 || control.increment.count() < 0) std::abort();
    });
    try_to([&] {
        std::istringstream file{std::string(input.rest())};
        for (const lab::PastGame& game : lab::past_games(file, settings))
            if (game.number >= settings.games) std::abort();
    });
    return 0;
}
