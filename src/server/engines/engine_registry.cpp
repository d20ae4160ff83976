#include "server/engines/engine_registry.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include <boost/json.hpp>

#include "app/api/json_records.h"
#include "lab/match/team_client.h"
#include "notation/utf8.h"
#include "protocol/clients/uci_client.h"
#include "protocol/clients/xboard_client.h"
#include "protocol/names.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::server {
namespace {

namespace json = boost::json;
using text::ParseError;

constexpr std::size_t longest_name = 40;
/// Of a conversation: some engines write very long lines.
constexpr std::size_t longest_line = 400;
/// How long an engine may take to introduce itself.
constexpr std::chrono::seconds patience(10);

void check_name(std::string_view name) {
    const bool plain = std::all_of(name.begin(), name.end(), [](char letter) {
        return static_cast<unsigned char>(letter) >= ' ' && letter != '\x7f';
    });
    if (name.empty() || name.size() > longest_name || !plain || name.front() == ' ' || name.back() == ' ')
        throw ParseError("a name has up to " + std::to_string(longest_name) + " letters, and no blanks around it");
}

}  // namespace

std::vector<RegisteredEngine> EngineRegistry::list() const {
    std::ifstream file(file_, std::ios::binary);
    if (!file) return {};
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::vector<RegisteredEngine> engines;
    try {
        const json::value parsed = app::parse_json(text);
        for (const json::value& each : parsed.as_array()) {
            const json::object& object = each.as_object();
            engines.push_back({std::string(object.at("name").as_string()),
                               std::string(object.at("command").as_string()),
                               object.at("protocol").as_string() == "xboard",
                               object.contains("seat") && object.at("seat").as_bool()});
        }
    } catch (const std::exception&) {
        throw ParseError("the list of engines, " + file_.string() + ", is damaged");
    }
    return engines;
}

std::optional<RegisteredEngine> EngineRegistry::find(std::string_view name) const {
    for (RegisteredEngine& engine : list())
        if (protocol::same_name(engine.name, name)) return std::move(engine);
    return std::nullopt;
}

void EngineRegistry::add(const RegisteredEngine& engine) const {
    check_name(engine.name);
    if (engine.command.find_first_not_of(' ') == std::string::npos) throw ParseError("an engine needs a command");
    if (find(engine.name)) throw ParseError("there is an engine called " + text::quoted(engine.name) + " already");
    auto engines = list();
    engines.push_back(engine);
    write(engines);
}

bool EngineRegistry::remove(std::string_view name) const {
    auto engines = list();
    const auto count =
        std::erase_if(engines, [&](const RegisteredEngine& engine) { return protocol::same_name(engine.name, name); });
    if (count > 0) write(engines);
    return count > 0;
}

void EngineRegistry::write(const std::vector<RegisteredEngine>& engines) const {
    json::array array;
    for (const RegisteredEngine& engine : engines)
        array.push_back(json::object{{"name", engine.name},
                                     {"command", engine.command},
                                     {"protocol", engine.speaks_xboard ? "xboard" : "uci"},
                                     {"seat", engine.sits_at_one_board}});
    std::filesystem::create_directories(file_.parent_path());
    // Whole or not at all, and for nobody else to write: whoever writes here decides what is run.
    const std::filesystem::path unfinished = file_.string() + ".part";
    {
        std::ofstream out(unfinished, std::ios::binary);
        std::filesystem::permissions(unfinished,
                                     std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
        out << json::serialize(array) << '\n';
        if (!out.flush()) throw ParseError("cannot write " + file_.string());
    }
    std::filesystem::rename(unfinished, file_);
}

bool is_team(const RegisteredEngine& engine, std::string_view game) {
    return engine.sits_at_one_board && game == "bughouse";
}

std::unique_ptr<protocol::EngineClient> start_engine(const RegisteredEngine& engine, std::string_view game,
                                                     const protocol::Process::Listener& listener) {
    const auto start_one = [engine, listener]() -> std::unique_ptr<protocol::EngineClient> {
        if (engine.speaks_xboard) return std::make_unique<protocol::XBoardClient>(engine.command, patience, listener);
        return std::make_unique<protocol::UciClient>(engine.command, patience, listener);
    };
    if (is_team(engine, game)) return std::make_unique<lab::TeamClient>(start_one);
    return start_one();
}

std::string visible_line(std::string_view line) {
    std::string visible = notation::to_utf8(line.substr(0, longest_line));
    for (char& letter : visible)
        if (static_cast<unsigned char>(letter) < ' ' || letter == '\x7f') letter = ' ';
    return visible + (line.size() > longest_line ? " ..." : "");
}

}  // namespace rookery::server
