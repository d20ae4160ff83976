// What a page may say: how it is read, and what others read about it.

#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "app/api/reference.h"
#include "app/api/requests.h"
#include "app/router.h"
#include "support/error_text.h"

namespace rookery::app {
namespace {

namespace json = boost::json;

template <class Request>
Request read_request(const char* text) {
    const json::value value = json::parse(text);
    return api::read<Request>(value.as_object());
}

template <class Request>
std::string problem_of(const char* text) {
    return support::error_text([&] { static_cast<void>(read_request<Request>(text)); });
}

std::string content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

TEST(Messages, AreReadIntoTheirStructs) {
    const auto move = read_request<api::PlayMove>(R"({"type":"move","ply":3,"move":"e2e4","unknown":[1]})");
    EXPECT_EQ(move.ply.value, 3);
    EXPECT_EQ(move.move, "e2e4");

    const auto wanted = read_request<api::NewGame>(
        R"({"game":"chess","players":{"first":{"kind":"person"},"second":{"kind":"computer","depth":4}},
            "options":{"size":6,"sides":"same"},"clock":{"initial":60000},"text":null,"run":true})");
    EXPECT_EQ(wanted.players.first.kind, api::PlayerKind::person);
    EXPECT_EQ(wanted.players.second.depth->value, 4);
    EXPECT_EQ(wanted.options->at("size"), api::OptionValue(std::int64_t{6}));
    EXPECT_EQ(wanted.options->at("sides"), api::OptionValue("same"));
    EXPECT_EQ(wanted.clock->initial->value, 60'000);
    EXPECT_FALSE(wanted.clock->increment);
    EXPECT_FALSE(wanted.text) << "null says nothing";
    EXPECT_EQ(wanted.run, true);

    const auto lines = read_request<api::Analyse>(R"({"game":"chess","moves":["e2e4","e5"],"lines":3})");
    EXPECT_EQ(lines.moves->size(), 2U) << "members of the base, too";
    EXPECT_EQ(api::number_or(lines.lines, 1), 3);
}

TEST(Messages, WhatMakesNoSenseIsNamed) {
    EXPECT_EQ(problem_of<api::PlayMove>(R"({"move":"e2e4"})"), "'ply' is missing.");
    EXPECT_EQ(problem_of<api::PlayMove>(R"({"ply":-1,"move":"e2e4"})"), "'ply' goes from 0 to 2147483647.");
    EXPECT_EQ(problem_of<api::PlayMove>(R"({"ply":1.5,"move":"e2e4"})"), "'ply' must be a whole number.");
    EXPECT_EQ(problem_of<api::PlayMove>(R"({"ply":1,"move":7})"), "'move' must be a text.");
    EXPECT_EQ(problem_of<api::Resign>(R"({"side":"third"})"), "'side' must be one of first, second.");
    EXPECT_EQ(problem_of<api::Analyse>(R"({"moves":"e2e4"})"), "'moves' must be a list.");
    EXPECT_EQ(problem_of<api::Analyse>(R"({"moves":[1]})"), "'moves' must be a text.");
    EXPECT_EQ(problem_of<api::Analyse>(R"({"threat":1})"), "'threat' must be true or false.");
    EXPECT_EQ(problem_of<api::NewGame>(R"({"game":"chess","players":{"first":{"kind":"person"}}})"),
              "'second' is missing.");
    EXPECT_EQ(problem_of<api::NewGame>(R"({"game":"chess","players":[]})"), "'players' must be an object.");
}

TEST(Messages, HaveNamesOfTheirOwn) {
    std::set<std::string_view> types;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, api::AllRequests>>([&](auto identity) {
        using Request = typename decltype(identity)::type;
        EXPECT_TRUE(types.insert(Request::type).second) << Request::type;
        EXPECT_FALSE(Request::effect.empty()) << Request::type;
    });
    EXPECT_GT(types.size(), 30U);
}

TEST(Router, FindsWhoHandlesAMessageAndWhatItCosts) {
    Router router;
    std::string heard;
    router.on<api::OpenGame>([&](const api::OpenGame& request, const Message& message) {
        heard = request.id + " " + std::to_string(message.request.value_or(0));
    });
    router.handle({"open", 7, {{"id", "k3v9m2xq7a"}}});
    EXPECT_EQ(heard, "k3v9m2xq7a 7");
    EXPECT_EQ(router.cost_of("open"), api::cost_of_work);
    EXPECT_EQ(router.cost_of("rubbish"), 1);
    EXPECT_EQ(support::error_text([&] {
                  router.handle({"rubbish", {}, {}});
              }),
              "There is no message called 'rubbish'.");
}

TEST(Reference, ThePagesTypesAreThoseOfTheDescriptions) {
    EXPECT_EQ(content_of(ROOKERY_ROOT "/web/src/shared/messages.ts"), api::typescript())
        << "'message_types .' writes it anew";
}

TEST(Reference, TheTablesAreThoseOfTheDescriptions) {
    const std::string reference = content_of(ROOKERY_ROOT "/docs/page-protocol.md");
    EXPECT_EQ(reference, api::with_tables(reference)) << "'message_types .' writes them anew";
}

TEST(Reference, TheMembersOfItsExamplesExist) {
    const std::string types = api::typescript();
    const std::regex member("\"([A-Za-z_-]{2,})\":");  // other keys are squares and pieces
    std::istringstream reference(content_of(ROOKERY_ROOT "/docs/page-protocol.md"));
    bool is_example = false;
    std::size_t members = 0;
    for (std::string line; std::getline(reference, line);) {
        if (line.starts_with("```")) is_example = !is_example;
        if (!is_example) continue;
        for (std::sregex_iterator found(line.begin(), line.end(), member), end; found != end; ++found, ++members) {
            const std::string name = (*found)[1];
            EXPECT_TRUE(types.find("  " + name + ":") != std::string::npos ||
                        types.find("  " + name + "?:") != std::string::npos)
                << name << " in: " << line;
        }
    }
    EXPECT_GT(members, 100U);
}

}  // namespace
}  // namespace rookery::app
