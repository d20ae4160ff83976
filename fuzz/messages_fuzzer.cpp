// A page that sends every message there is, nearly as it should be: here and there a value is missing, of another kind,
// too large, or that of another member. Nothing breaks, and the tab goes on answering.

#include <limits>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <fuzzer/FuzzedDataProvider.h>

#include "page_templates.h"
#include "page_world.h"

namespace {

using namespace rookery::fuzz;
namespace json = boost::json;

void collect(json::value& value, std::vector<json::value*>& all) {
    all.push_back(&value);
    if (value.is_object())
        for (auto& entry : value.as_object()) collect(entry.value(), all);
    if (value.is_array())
        for (auto& entry : value.as_array()) collect(entry, all);
}

json::value strange_value(FuzzedDataProvider& data, const std::vector<json::value*>& others) {
    switch (data.ConsumeIntegralInRange(0, 11)) {
        case 0: return nullptr;
        case 1: return data.ConsumeBool();
        case 2: return data.ConsumeIntegralInRange<std::int64_t>(-2, 40);
        case 3: return data.ConsumeIntegral<std::int64_t>();
        case 4: return std::numeric_limits<std::uint64_t>::max();
        case 5: return 1e300;
        case 6: return json::object();
        case 7: return json::array();
        case 8: return json::string(data.ConsumeIntegralInRange<std::size_t>(0, 3000), 'e');
        case 9: return json::string(data.ConsumeRandomLengthString(60));
        default: return *others[data.ConsumeIntegralInRange<std::size_t>(0, others.size() - 1)];
    }
}

void change_something(FuzzedDataProvider& data, json::value& message) {
    std::vector<json::value*> all;
    collect(message, all);
    json::value other = json::parse(json::string_view(data.PickValueInArray(page_templates)));
    std::vector<json::value*> others = all;
    collect(other, others);
    json::value& place = *all[data.ConsumeIntegralInRange<std::size_t>(1, all.size() - 1)];
    if (place.is_object() && !place.as_object().empty() && data.ConsumeBool()) {
        auto& members = place.as_object();
        members.erase(members.begin() +
                      data.ConsumeIntegralInRange<std::ptrdiff_t>(0, static_cast<std::ptrdiff_t>(members.size()) - 1));
    } else {
        // A copy first: the new value may be a part of what is replaced.
        const json::value value = strange_value(data, others);
        place = value;
    }
}

void replace_all(std::string& text, std::string_view what, std::string_view by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

/// The id of a new game, which is the last one.
std::string id_in(const std::string& answer) {
    json::error_code error;
    const json::value message = json::parse(json::string_view(answer), error);
    if (error || !message.is_object() || !message.as_object().contains("id")) return "";
    const json::value& id = message.as_object().at("id");
    return id.is_string() ? std::string(id.as_string().data(), id.as_string().size()) : "";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    FuzzedDataProvider data(bytes, size);
    PageWorld world;
    std::string game = id_in(world.say(page_templates[1]));
    while (data.remaining_bytes() > 0) {
        json::value message = json::parse(json::string_view(data.PickValueInArray(page_templates)));
        for (int changes = data.ConsumeIntegralInRange(0, 2); changes > 0; --changes) change_something(data, message);
        std::string text = json::serialize(message);
        replace_all(text, "GAME", game);
        if (text.find("PGN") != std::string::npos)
            replace_all(text, "PGN", world.transfers().add("[White \"A\"]\n\n1. e4 e5 *\n", "text/plain", "games.pgn"));
        if (text.find("TREE") != std::string::npos)
            replace_all(text, "TREE",
                        world.transfers().add(R"({"game":"chess","nodes":[{"parent":-1,"move":"e2e4"}]})",
                                              "application/json", "tree"));
        if (const std::string id = id_in(world.say(text)); !id.empty()) game = id;
        if (data.ConsumeBool()) world.let_time_pass();
    }
    return 0;
}
