#include "protocol/xboard/xboard_features.h"

#include <fmt/format.h>

#include "protocol/options.h"
#include "protocol/xboard/xboard_games.h"

namespace rookery::protocol {
namespace {

std::string option_feature(const Option& option) {
    std::string text = fmt::format("feature option=\"{} ", option.xboard_name);
    switch (option.kind) {
        case Option::Kind::Button: text += "-button"; break;
        case Option::Kind::String: text += "-string " + option.default_value.choice; break;
        case Option::Kind::Check: text += fmt::format("-check {}", option.default_value.truth ? 1 : 0); break;
        case Option::Kind::Spin:
            text += fmt::format("-spin {} {} {}", option.default_value.number, option.minimum, option.maximum);
            break;
        case Option::Kind::Combo: {
            text += "-combo ";
            bool first = true;
            for (const std::string& choice : option.choices) {
                text += fmt::format("{}{}{}", first ? "" : " /// ", choice == option.default_value.choice ? "*" : "",
                                    choice);
                first = false;
            }
            break;
        }
    }
    return text + "\"\n";
}

}  // namespace

std::string xboard_features() {
    std::string text =
        "feature done=0\n"
        "feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1 analyze=1\n"
        "feature colors=0 ics=1 name=1 pause=1 nps=1 debug=0 memory=1 smp=1 exclude=1\n";
    text += "feature myname=\"Rookery " ROOKERY_VERSION "\"\n";
    text += fmt::format("feature variants=\"{}\"\n", xboard_variants());
    for (const Option& option : options())
        if (!option.xboard_name.empty()) text += option_feature(option);
    return text + "feature done=1\n";
}

}  // namespace rookery::protocol
