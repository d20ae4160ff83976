#include "lab/analyse/analysis_jobs.h"

#include <condition_variable>
#include <mutex>
#include <thread>

#include "engine/algorithms.h"
#include "engine/games.h"
#include "lab/work/json.h"
#include "lab/work/possible_nodes.h"
#include "lab/work/programs.h"
#include "text/joined.h"
#include "text/split.h"

namespace rookery::lab {
namespace {

namespace json = boost::json;

/// What searches look at, kept up to date while this lives.
class StopFlag {
public:
    explicit StopFlag(const std::function<bool()>& stopped, std::atomic<bool>& flag)
        : flag_(flag), thread_([this, &stopped] {
              std::unique_lock lock(mutex_);
              while (!ended_) {
                  if (stopped()) flag_ = true;
                  changed_.wait_for(lock, std::chrono::milliseconds(20), [this] { return ended_; });
              }
          }) {}
    ~StopFlag() {
        {
            const std::lock_guard lock(mutex_);
            ended_ = true;
        }
        changed_.notify_all();
        thread_.join();
    }
    StopFlag(const StopFlag&) = delete;
    StopFlag& operator=(const StopFlag&) = delete;

private:
    std::atomic<bool>& flag_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool ended_ = false;
    std::thread thread_;
};

template <class T>
json::value optional_json(const std::optional<T>& value) {
    return value ? json::value(*value) : json::value();
}

std::vector<std::string> moves_of(const std::string& text) {
    const auto words = text::words_of(text);
    return {words.begin(), words.end()};
}

/// Times are told as they would have been on the machine that began the run.
json::value position_json(const std::optional<PositionAnalysis>& found, double time_factor) {
    if (!found) return nullptr;
    json::array lines;
    for (const FoundLine& line : found->lines)
        lines.push_back({line.score_for_first, line.depth, text::joined(line.moves, " ")});
    return json::array{found->nodes, found->time.count() / time_factor, std::move(lines),
                       found->unit == game::ScoreUnit::Points};
}

std::optional<PositionAnalysis> position_from(const json::value& value, const engine::AnyPosition& position) {
    if (value.is_null()) return std::nullopt;
    PositionAnalysis found;
    found.game = position.info().id;
    found.position = position.text();
    found.outcome = position.outcome();
    found.unit = value.at(3).as_bool() ? game::ScoreUnit::Points : game::ScoreUnit::Centipawns;
    found.nodes = value.at(0).to_number<std::uint64_t>();
    found.time = std::chrono::duration<double>(value.at(1).to_number<double>());
    for (const json::value& line : value.at(2).as_array()) {
        found.lines.push_back(found_line(position, line.at(0).to_number<int>(), line.at(1).to_number<int>(),
                                         moves_of(text_of(line.at(2)))));
        if (found.lines.back().moves.empty()) throw text::ParseError("a line has no moves");
    }
    if (found.outcome.over() && !found.lines.empty())
        throw text::ParseError("a line goes on after the end of the game");
    return found;
}

/// The game of a job, which was legal when the job was made.
engine::Replay replay_of(const AnalysisJob& job) {
    engine::Replay replay;
    replay.start = engine::position_from_text(job.game, job.start);
    for (const std::string& move : job.moves) replay.main.moves.push_back({move, {}});
    return replay;
}

class AnalysisPerformer final : public Performer {
public:
    AnalysisPerformer(const engine::Settings& settings, const search::Limits& limits, double time_factor)
        : analyst_(settings, limits, stop_), time_factor_(time_factor) {}

    std::string perform(const std::string& text, const JobContext& context) override {
        const AnalysisJob job = analysis_job_from(text);
        stop_ = false;
        const StopFlag flag(context.stopped, stop_);
        FoundPositions found;
        if (job.whole_game) found = analyst_.search_positions(replay_of(job), context.progress);
        else found.push_back(analyst_.analyse_alone(*engine::position_from_text(job.game, job.start)));
        if (stop_ && !job.whole_game && found.front()->lines.empty()) return "";
        json::array positions;
        for (const auto& position : found) positions.push_back(position_json(position, time_factor_));
        return json::serialize(json::object{{"positions", std::move(positions)}});
    }

private:
    std::atomic<bool> stop_ = false;
    Analyst analyst_;
    double time_factor_;
};

}  // namespace

std::string analysis_settings_text(const engine::Settings& settings, const search::Limits& limits) {
    std::optional<std::int64_t> move_time;
    if (limits.move_time) move_time = limits.move_time->count();
    return json::serialize(json::object{{"hash", settings.hash_megabytes},
                                        {"threads", settings.threads},
                                        {"lines", settings.lines},
                                        {"algorithm", engine::algorithm_name(settings.algorithm)},
                                        {"evaluation", settings.evaluation},
                                        {"depth", optional_json(limits.depth)},
                                        {"nodes", optional_json(limits.nodes)},
                                        {"move_time", optional_json(move_time)}});
}

std::string analysis_job_text(const AnalysisJob& job) {
    return json::serialize(json::object{{"game", job.game},
                                        {"start", job.start},
                                        {"moves", text::joined(job.moves, " ")},
                                        {"whole_game", job.whole_game}});
}

AnalysisJob analysis_job_from(const std::string& text) {
    return reading_work("the job", [&] {
        const json::value value = parse_work(text);
        return AnalysisJob{text_of(value.at("game")), text_of(value.at("start")), moves_of(text_of(value.at("moves"))),
                           value.at("whole_game").as_bool()};
    });
}

FoundPositions found_positions_from(const AnalysisJob& job, const std::string& result) {
    return reading_work("a result", [&] {
        const json::value value = parse_work(result);
        const json::array& positions = value.at("positions").as_array();
        if (positions.size() != (job.whole_game ? job.moves.size() + 1 : 1))
            throw text::ParseError("these are not the positions that were to be analyzed");
        const auto position = engine::position_from_text(job.game, job.start);
        FoundPositions found;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            if (i > 0) position->play(job.moves[i - 1]);
            found.push_back(position_from(positions[i], *position));
        }
        return found;
    });
}

void check_found_positions(const FoundPositions& found, const engine::Settings& settings,
                           const search::Limits& limits) {
    for (const auto& position : found) {
        if (!position) throw text::ParseError("a position was not searched");
        if (limits.nodes) require_possible_nodes(position->nodes, *limits.nodes);
        if (position->lines.size() > static_cast<std::size_t>(settings.lines))
            throw text::ParseError("more lines were found than were looked for");
    }
}

double average_nodes(const std::string& result) {
    return reading_work("a result", [&] {
        const json::value value = parse_work(result);
        double nodes = 0;
        const json::array& positions = value.at("positions").as_array();
        for (const json::value& position : positions)
            if (!position.is_null()) nodes += position.at(0).to_number<double>();
        return positions.empty() ? 0 : nodes / static_cast<double>(positions.size());
    });
}

std::unique_ptr<Performer> make_analysis_performer(const RunText& run, const Surroundings& surroundings) {
    engine::Settings settings;
    search::Limits limits;
    reading_work("the analysis", [&] {
        const json::value value = parse_work(run.settings);
        const json::object& object = value.as_object();
        settings.hash_megabytes = object.at("hash").to_number<std::size_t>();
        settings.threads = object.at("threads").to_number<unsigned>();
        settings.lines = object.at("lines").to_number<int>();
        settings.algorithm = engine::find_algorithm(text_of(object.at("algorithm")));
        settings.evaluation = text_of(object.at("evaluation"));
        require_allowed(asks_a_program(settings.evaluation), surroundings);
        settings.move_overhead = search::Milliseconds(0);  // nobody's clock runs
        if (const json::value& depth = object.at("depth"); !depth.is_null()) limits.depth = depth.to_number<int>();
        if (const json::value& nodes = object.at("nodes"); !nodes.is_null())
            limits.nodes = nodes.to_number<std::uint64_t>();
        if (const json::value& time = object.at("move_time"); !time.is_null())
            limits.move_time = search::Milliseconds(std::max<std::int64_t>(
                1, static_cast<std::int64_t>(time.to_number<double>() * surroundings.time_factor)));
        return 0;
    });
    return std::make_unique<AnalysisPerformer>(settings, limits, surroundings.time_factor);
}

}  // namespace rookery::lab
