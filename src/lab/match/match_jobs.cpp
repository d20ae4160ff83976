#include "lab/match/match_jobs.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <filesystem>

#include "engine/games.h"
#include "lab/match/adjudicator.h"
#include "lab/work/json.h"
#include "lab/work/possible_nodes.h"
#include "lab/work/programs.h"

namespace rookery::lab {
namespace {

namespace json = boost::json;
using std::chrono::microseconds;
using std::chrono::milliseconds;

json::object clock_json(const TimeControl& clock) {
    return {{"moves", clock.moves}, {"time", clock.time.count()}, {"increment", clock.increment.count()}};
}

json::array options_json(const protocol::EngineOptions& options) {
    json::array array;
    for (const auto& [name, value] : options) array.push_back({name, value});
    return array;
}

protocol::EngineOptions options_from(const json::value& value) {
    protocol::EngineOptions options;
    for (const json::value& option : value.as_array())
        options.emplace_back(text_of(option.at(0)), text_of(option.at(1)));
    return options;
}

json::object engine_json(const EngineSettings& engine) {
    json::object object{{"command", engine.command},
                        {"name", engine.name},
                        {"protocol", static_cast<int>(engine.protocol)},
                        {"team", engine.team},
                        {"options", options_json(engine.options)},
                        {"depth", engine.pace.depth},
                        {"nodes", engine.pace.nodes},
                        {"move_time", engine.pace.move_time.count()}};
    if (engine.pace.clock) object["clock"] = clock_json(*engine.pace.clock);
    return object;
}

milliseconds milliseconds_in(const json::object& object, const char* key) {
    return milliseconds(object.at(key).to_number<std::int64_t>());
}

/// A number that stands for one of so many things.
template <class Enum>
Enum enum_from(const json::value& value, Enum last) {
    const auto number = value.to_number<int>();
    if (number < 0 || number > static_cast<int>(last))
        throw text::ParseError("a number stands for nothing that is known");
    return static_cast<Enum>(number);
}

EngineSettings engine_from(const json::object& object) {
    EngineSettings engine;
    engine.command = text_of(object.at("command"));
    engine.name = text_of(object.at("name"));
    engine.protocol = enum_from(object.at("protocol"), EngineProtocol::XBoard);
    engine.team = object.at("team").as_bool();
    engine.options = options_from(object.at("options"));
    engine.pace.depth = object.at("depth").to_number<int>();
    engine.pace.nodes = object.at("nodes").to_number<std::uint64_t>();
    engine.pace.move_time = milliseconds_in(object, "move_time");
    if (const json::value* value = object.if_contains("clock")) {
        const json::object& clock = value->as_object();
        engine.pace.clock = TimeControl{clock.at("moves").to_number<int>(), milliseconds_in(clock, "time"),
                                        milliseconds_in(clock, "increment")};
    }
    return engine;
}

MatchSettings match_settings_from(const std::string& text) {
    return reading_work("the match", [&] {
        const json::value value = parse_work(text);
        const json::object& object = value.as_object();
        MatchSettings settings;
        settings.game = text_of(object.at("game"));
        for (std::size_t i = 0; i < 2; ++i) settings.engines[i] = engine_from(object.at("engines").at(i).as_object());
        if (const json::value* draw = object.if_contains("draw"))
            settings.draw =
                DrawRule{draw->at(0).to_number<int>(), draw->at(1).to_number<int>(), draw->at(2).to_number<int>()};
        if (const json::value* resign = object.if_contains("resign"))
            settings.resign = ResignRule{resign->at(0).to_number<int>(), resign->at(1).to_number<int>()};
        settings.time_margin = milliseconds_in(object, "time_margin");
        settings.maximum_plies = object.at("maximum_plies").to_number<std::uint64_t>();
        settings.patience = std::chrono::seconds(object.at("patience").to_number<std::int64_t>());
        settings.thinking_patience = milliseconds_in(object, "thinking_patience");
        settings.stop_patience = milliseconds_in(object, "stop_patience");
        return settings;
    });
}

milliseconds scaled(milliseconds time, double factor) {
    return milliseconds(std::llround(static_cast<double>(time.count()) * factor));
}

/// On a slower machine everybody gets more time, so that they think as far as elsewhere.
void scale_times(MatchSettings& settings, double factor) {
    for (EngineSettings& engine : settings.engines) {
        if (engine.pace.clock) {
            engine.pace.clock->time = std::max(scaled(engine.pace.clock->time, factor), milliseconds(1));
            engine.pace.clock->increment = scaled(engine.pace.clock->increment, factor);
        }
        if (engine.pace.move_time.count() > 0)
            engine.pace.move_time = std::max(scaled(engine.pace.move_time, factor), milliseconds(1));
    }
    settings.time_margin = scaled(settings.time_margin, std::max(1.0, factor));
    settings.thinking_patience = scaled(settings.thinking_patience, std::max(1.0, factor));
}

/// The first word of a command, which may be in quotes, and where the rest begins.
struct Program {
    std::string path;
    std::size_t end = 0;
};

Program program_of(const std::string& command) {
    if (!command.empty() && (command[0] == '\'' || command[0] == '"')) {
        const std::size_t end = command.find(command[0], 1);
        if (end != std::string::npos) return {command.substr(1, end - 1), end + 1};
    }
    const std::size_t end = std::min(command.find(' '), command.size());
    return {command.substr(0, end), end};
}

bool is_file(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored);
}

/// Whether an option means a file by this value. Without a slash it may be anything, unless the option is for files.
bool names_file(const std::string& option, const std::string& value) {
    constexpr std::string_view word = "file";
    const bool for_files =
        std::search(option.begin(), option.end(), word.begin(), word.end(), [](char one, char other) {
            return std::tolower(static_cast<unsigned char>(one)) == other;
        }) != option.end();
    return (for_files || value.find('/') != std::string::npos) && is_file(value);
}

bool ask_a_program(const protocol::EngineOptions& options) {
    return std::any_of(options.begin(), options.end(),
                       [](const auto& option) { return asks_a_program(option.second); });
}

void use_files(EngineSettings& engine, const Surroundings& surroundings) {
    for (auto& [name, value] : engine.options) value = surroundings.here(value);
    if (engine.protocol == EngineProtocol::Own) return;
    const Program program = program_of(engine.command);
    if (surroundings.files.contains(program.path))
        engine.command = "'" + surroundings.here(program.path) + "'" + engine.command.substr(program.end);
}

json::value score_json(const std::optional<protocol::EngineScore>& score) {
    if (!score) return nullptr;
    if (score->unit == protocol::EngineScore::Unit::MovesToMate) return json::array{score->for_mover};
    if (score->unit == protocol::EngineScore::Unit::Points) return json::object{{"points", score->for_mover}};
    return score->for_mover;
}

std::optional<protocol::EngineScore> score_from(const json::value& value) {
    using Unit = protocol::EngineScore::Unit;
    if (value.is_null()) return std::nullopt;
    if (value.is_array()) return protocol::EngineScore{Unit::MovesToMate, value.at(0).to_number<int>()};
    if (value.is_object()) return protocol::EngineScore{Unit::Points, value.at("points").to_number<int>()};
    return protocol::EngineScore{Unit::Centipawns, value.to_number<int>()};
}

/// Times are told as they would have been on the machine that began the run.
json::object game_json(const GameRecord& record, double time_factor) {
    json::array moves;
    for (const PlayedMove& move : record.moves) {
        const auto elapsed = static_cast<double>(std::chrono::duration_cast<microseconds>(move.elapsed).count());
        json::array written{move.coordinates, score_json(move.info.score), move.info.depth, move.info.nodes,
                            std::llround(elapsed / time_factor)};
        if (move.clock_left) written.emplace_back(scaled(*move.clock_left, 1 / time_factor).count());
        moves.push_back(std::move(written));
    }
    return {{"number", record.number},
            {"names", {record.names[0], record.names[1]}},
            {"result", static_cast<int>(record.result)},
            {"termination", static_cast<int>(record.termination)},
            {"reason", record.reason},
            {"moves", std::move(moves)}};
}

void check_nodes(const PlayedMove& move, const EngineSettings& engine) {
    if (engine.protocol == EngineProtocol::Own && engine.pace.nodes > 0)
        require_possible_nodes(move.info.nodes, engine.pace.nodes);
}

/// How a game must end in which it has come to this; nothing if it goes on, unless an engine fails.
struct NecessaryEnd {
    Termination termination = Termination::Rules;
    game::Result result = game::Result::Draw;
};

std::optional<NecessaryEnd> necessary_end(const engine::AnyPosition& position, const Adjudicator& adjudicator,
                                          std::size_t plies, std::uint64_t maximum_plies) {
    if (const game::Outcome outcome = position.outcome(); outcome.over())
        return NecessaryEnd{Termination::Rules, outcome.result};
    if (const auto winner = adjudicator.winner()) return NecessaryEnd{Termination::WinAdjudicated, win_of(*winner)};
    if (adjudicator.drawn()) return NecessaryEnd{Termination::DrawAdjudicated};
    if (maximum_plies > 0 && plies >= maximum_plies) return NecessaryEnd{Termination::MaximumPlies};
    return std::nullopt;
}

/// Whether a game that need not end here can end so: somebody has failed, or resigned.
bool is_failure(const GameRecord& record, const MatchSettings& settings) {
    const auto loser = record.loser();
    if (!loser || record.termination == Termination::Rules || record.termination >= Termination::DrawAdjudicated)
        return false;
    return record.termination != Termination::TimeLoss || settings.engines[*loser].pace.clock.has_value();
}

GameRecord game_from(const json::object& object, const MatchSettings& settings) {
    GameRecord record;
    record.number = object.at("number").to_number<std::uint64_t>();
    record.first_player = record.number % 2;
    record.names = {text_of(object.at("names").at(0)), text_of(object.at("names").at(1))};
    record.start = settings.start_of(record.number);
    record.result = enum_from(object.at("result"), game::Result::Draw);
    record.termination = enum_from(object.at("termination"), Termination::Stopped);
    record.reason = text_of(object.at("reason"));
    const auto position = engine::position_from_text(settings.game, record.start);
    Adjudicator adjudicator(settings.draw, settings.resign);
    const auto end = [&] { return necessary_end(*position, adjudicator, record.moves.size(), settings.maximum_plies); };
    for (const json::value& value : object.at("moves").as_array()) {
        const json::array& written = value.as_array();
        if (end()) throw text::ParseError("a game goes on after its end");
        PlayedMove& move = record.moves.emplace_back();
        move.mover = position->to_move();
        move.coordinates = text_of(written.at(0));
        move.info.score = score_from(written.at(1));
        move.info.depth = written.at(2).to_number<int>();
        move.info.nodes = written.at(3).to_number<std::uint64_t>();
        move.elapsed = microseconds(written.at(4).to_number<std::int64_t>());
        if (written.size() > 5) move.clock_left = milliseconds(written.at(5).to_number<std::int64_t>());
        check_nodes(move, settings.engines[record.player(move.mover)]);
        move.notation = position->move_notation(move.coordinates);
        position->play(move.coordinates);
        adjudicator.add(move.info.score, move.mover);
    }
    const auto wanted = end();
    if (wanted ? record.termination != wanted->termination || record.result != wanted->result
               : !is_failure(record, settings))
        throw text::ParseError("a game does not end as it is told");
    return record;
}

std::array<std::string, 2> distinct_names(const std::string& first, const std::string& second) {
    if (first != second) return {first, second};
    return {first + " (1)", second + " (2)"};
}

class MatchPerformer final : public Performer {
public:
    MatchPerformer(MatchSettings settings, const Surroundings& surroundings)
        : settings_(std::move(settings)),
          own_options_{settings_.engines[0].options, settings_.engines[1].options},
          surroundings_(surroundings),
          players_{{{settings_.engines[0], settings_}, {settings_.engines[1], settings_}}} {}

    std::string perform(const std::string& text, const JobContext& context) override {
        const MatchJob job = match_job_from(text);
        require_allowed(ask_a_program(job.options[0]) || ask_a_program(job.options[1]), surroundings_);
        for (std::size_t i = 0; i < 2; ++i) {
            protocol::EngineOptions& options = settings_.engines[i].options;
            options = own_options_[i];
            options.insert(options.end(), job.options[i].begin(), job.options[i].end());
        }
        json::array games;
        for (const std::uint64_t number : job.numbers) {
            for (MatchPlayer& player : players_) player.start();
            if (context.stopped()) break;
            GameRecord record;
            record.number = number;
            record.first_player = number % 2;
            record.start = job.start;
            record.names = distinct_names(players_[0].name(), players_[1].name());
            play_game(players_, settings_, context.stopped, record);
            if (record.termination == Termination::Stopped) break;
            games.push_back(game_json(record, surroundings_.time_factor));
            context.progress(games.size(), job.numbers.size());
        }
        return games.empty() ? "" : json::serialize(json::object{{"games", std::move(games)}});
    }

private:
    MatchSettings settings_;
    std::array<protocol::EngineOptions, 2> own_options_;  ///< those of every game
    Surroundings surroundings_;
    std::array<MatchPlayer, 2> players_;
};

}  // namespace

std::string match_settings_text(const MatchSettings& settings) {
    json::object object{{"game", settings.game},
                        {"engines", {engine_json(settings.engines[0]), engine_json(settings.engines[1])}},
                        {"time_margin", settings.time_margin.count()},
                        {"maximum_plies", settings.maximum_plies},
                        {"patience", settings.patience.count()},
                        {"thinking_patience", settings.thinking_patience.count()},
                        {"stop_patience", settings.stop_patience.count()}};
    if (settings.draw) object["draw"] = {settings.draw->from_ply, settings.draw->plies, settings.draw->score};
    if (settings.resign) object["resign"] = {settings.resign->plies, settings.resign->score};
    return json::serialize(object);
}

std::string match_job_text(const MatchJob& job) {
    json::object object{{"start", job.start}, {"numbers", json::value_from(job.numbers)}};
    if (!job.options[0].empty() || !job.options[1].empty())
        object["options"] = {options_json(job.options[0]), options_json(job.options[1])};
    return json::serialize(object);
}

MatchJob match_job_from(const std::string& text) {
    return reading_work("the job", [&] {
        const json::value value = parse_work(text);
        MatchJob job{text_of(value.at("start")), json::value_to<std::vector<std::uint64_t>>(value.at("numbers"))};
        if (const json::value* options = value.as_object().if_contains("options"))
            for (std::size_t i = 0; i < 2; ++i) job.options[i] = options_from(options->at(i));
        return job;
    });
}

std::vector<SharedFile> files_of(const MatchSettings& settings) {
    std::vector<SharedFile> files;
    const auto add = [&](const std::string& path, bool program) {
        const SharedFile file{path, program};
        if (std::find(files.begin(), files.end(), file) == files.end()) files.push_back(file);
    };
    for (const EngineSettings& engine : settings.engines) {
        // A command without a slash is whatever the other machine calls so.
        if (const std::string path = program_of(engine.command).path;
            engine.protocol != EngineProtocol::Own && path.find('/') != std::string::npos && is_file(path))
            add(path, true);
        for (const auto& [name, value] : engine.options)
            if (names_file(name, value)) add(value, false);
    }
    return files;
}

bool runs_programs(const MatchSettings& settings) {
    return std::any_of(settings.engines.begin(), settings.engines.end(), [](const EngineSettings& engine) {
        return engine.protocol != EngineProtocol::Own || ask_a_program(engine.options);
    });
}

bool is_timed(const MatchSettings& settings) {
    return std::any_of(settings.engines.begin(), settings.engines.end(), [](const EngineSettings& engine) {
        return engine.pace.clock || engine.pace.move_time.count() > 0;
    });
}

std::vector<GameRecord> match_games_from(const std::string& result, const MatchSettings& settings) {
    return reading_work("a result", [&] {
        std::vector<GameRecord> games;
        const json::value value = parse_work(result);
        for (const json::value& game : value.at("games").as_array())
            games.push_back(game_from(game.as_object(), settings));
        return games;
    });
}

const std::vector<GameRecord>& MatchResults::games_of(const std::string& result) const {
    if (result.empty() || result != last_) {
        games_ = match_games_from(result, settings_);
        last_ = result;
    }
    return games_;
}

void check_match_games(const std::vector<GameRecord>& games, const MatchJob& job) {
    const auto is_wanted = [](const GameRecord& game, std::uint64_t number) { return game.number == number; };
    if (!std::equal(games.begin(), games.end(), job.numbers.begin(), job.numbers.end(), is_wanted))
        throw text::ParseError("these are not the games that were to be played");
}

std::unique_ptr<Performer> make_match_performer(const RunText& run, const Surroundings& surroundings) {
    MatchSettings settings = match_settings_from(run.settings);
    require_allowed(runs_programs(settings), surroundings);
    for (EngineSettings& engine : settings.engines) use_files(engine, surroundings);
    scale_times(settings, surroundings.time_factor);
    return std::make_unique<MatchPerformer>(std::move(settings), surroundings);
}

}  // namespace rookery::lab
