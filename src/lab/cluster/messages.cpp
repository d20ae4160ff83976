#include "lab/cluster/messages.h"

#include <algorithm>
#include <charconv>

#include "lab/cluster/packing.h"
#include "lab/work/json.h"

namespace rookery::lab::cluster {
namespace {

namespace json = boost::json;

std::uint64_t count_in(const json::object& object, const char* key) {
    return object.at(key).to_number<std::uint64_t>();
}
double real_in(const json::object& object, const char* key) { return object.at(key).to_number<double>(); }
std::string text_in(const json::object& object, const char* key) { return text_of(object.at(key)); }

std::vector<std::string> texts_in(const json::object& object, const char* key) {
    std::vector<std::string> texts;
    for (const json::value& text : object.at(key).as_array()) texts.push_back(text_of(text));
    return texts;
}

/// Reads one message; whatever is wrong with it is a ParseError.
template <class Reading>
auto read(const char* what, const std::string& text, const Reading& reading) {
    return reading_work(what, [&] {
        const json::value value = parse_work(text);
        return reading(value.as_object());
    });
}

}  // namespace

std::string jobs_of(const std::string& run) { return "rk.job." + run + ".*"; }
std::string results_of(const std::string& run) { return "rk.res." + run + ".*"; }
std::string job_subject(const std::string& run, std::uint64_t number) {
    return "rk.job." + run + "." + std::to_string(number);
}
std::string result_subject(const std::string& run, std::uint64_t number) {
    return "rk.res." + run + "." + std::to_string(number);
}
std::string consumer_of(const std::string& run) { return "run_" + run; }
std::string run_key(const std::string& run) { return "run." + run; }
std::string progress_key(const std::string& run) { return "progress." + run; }

std::optional<std::uint64_t> number_of(std::string_view subject) {
    const std::string_view text = subject.substr(subject.rfind('.') + 1);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

bool Announcement::excludes(const std::string& worker) const {
    return std::find(excluded.begin(), excluded.end(), worker) != excluded.end();
}
bool Announcement::sets_aside(const std::string& worker) const {
    return std::find(set_aside.begin(), set_aside.end(), worker) != set_aside.end();
}

std::string to_text(const Announcement& announcement) {
    const RunText& text = announcement.text;
    json::array files;
    for (const AnnouncedFile& file : announcement.files)
        files.push_back({{"path", file.file.path}, {"program", file.file.program}, {"sha256", file.sha256}});
    return json::serialize(json::object{{"run", announcement.run},
                                        {"kind", text.kind},
                                        {"title", text.title},
                                        {"game", text.game},
                                        {"settings", text.settings},
                                        {"programs", text.programs},
                                        {"files", std::move(files)},
                                        {"version", announcement.version},
                                        {"signature", announcement.signature},
                                        {"speed", announcement.speed},
                                        {"patience", announcement.patience.count()},
                                        {"max_deliveries", announcement.max_deliveries},
                                        {"stopped", announcement.stopped},
                                        {"excluded", json::value_from(announcement.excluded)},
                                        {"set_aside", json::value_from(announcement.set_aside)}});
}

Announcement announcement_from(const std::string& text) {
    return read("the announcement of a run", text, [](const json::object& object) {
        Announcement announcement;
        announcement.run = text_in(object, "run");
        announcement.version = text_in(object, "version");
        announcement.text.kind = text_in(object, "kind");
        announcement.text.title = text_in(object, "title");
        announcement.text.game = text_in(object, "game");
        announcement.text.settings = text_in(object, "settings");
        announcement.text.programs = object.at("programs").as_bool();
        for (const json::value& value : object.at("files").as_array()) {
            const json::object& file = value.as_object();
            announcement.files.push_back(
                {{text_in(file, "path"), file.at("program").as_bool()}, text_in(file, "sha256")});
            announcement.text.files.push_back(announcement.files.back().file);
        }
        announcement.signature = count_in(object, "signature");
        announcement.speed = real_in(object, "speed");
        announcement.patience = std::chrono::milliseconds(object.at("patience").to_number<std::int64_t>());
        announcement.max_deliveries = count_in(object, "max_deliveries");
        announcement.stopped = object.at("stopped").as_bool();
        announcement.excluded = texts_in(object, "excluded");
        announcement.set_aside = texts_in(object, "set_aside");
        return announcement;
    });
}

// A line about the result, then the result.
std::string to_text(const ResultMessage& message) {
    return json::serialize(json::object{{"worker", message.worker},
                                        {"version", message.version},
                                        {"signature", message.signature},
                                        {"seconds", message.seconds},
                                        {"end", static_cast<int>(message.end)},
                                        {"failure", message.failure}}) +
           "\n" + pack(message.result);
}

ResultMessage result_message_from(const std::string& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    return read("a result", text.substr(0, end), [&](const json::object& object) {
        ResultMessage message;
        message.worker = text_in(object, "worker");
        message.version = text_in(object, "version");
        message.signature = count_in(object, "signature");
        message.seconds = real_in(object, "seconds");
        const auto what = object.at("end").to_number<int>();
        if (what < 0 || what > static_cast<int>(JobEnd::GivenUp)) throw text::ParseError("a job has no such end");
        message.end = static_cast<JobEnd>(what);
        message.failure = text_in(object, "failure");
        message.result = unpack(std::string_view(text).substr(std::min(end + 1, text.size())));
        return message;
    });
}

std::string to_text(const RunProgress& progress) {
    json::array workers;
    for (const WorkerShare& share : progress.workers)
        workers.push_back({{"name", share.name},
                           {"results", share.results},
                           {"rejected", share.rejected},
                           {"deviation", share.deviation},
                           {"excluded", share.excluded}});
    return json::serialize(json::object{{"done", progress.done},
                                        {"total", progress.total ? json::value(*progress.total) : json::value()},
                                        {"counted", progress.counted},
                                        {"per_minute", progress.per_minute},
                                        {"failures", json::value_from(progress.failures)},
                                        {"workers", std::move(workers)}});
}

RunProgress progress_from(const std::string& text) {
    return read("the progress of a run", text, [](const json::object& object) {
        RunProgress progress;
        progress.done = count_in(object, "done");
        if (!object.at("total").is_null()) progress.total = count_in(object, "total");
        progress.counted = count_in(object, "counted");
        progress.per_minute = real_in(object, "per_minute");
        progress.failures = texts_in(object, "failures");
        for (const json::value& value : object.at("workers").as_array()) {
            const json::object& share = value.as_object();
            progress.workers.push_back({text_in(share, "name"), count_in(share, "results"), count_in(share, "rejected"),
                                        real_in(share, "deviation"), share.at("excluded").as_bool()});
        }
        return progress;
    });
}

std::string to_text(const WorkerState& state) {
    json::object refused;
    for (const auto& [run, why] : state.refused) refused[run] = why;
    return json::serialize(json::object{{"name", state.name},
                                        {"version", state.version},
                                        {"cores", state.cores},
                                        {"signature", state.signature},
                                        {"speed", state.speed},
                                        {"jobs", state.jobs},
                                        {"doing", json::value_from(state.doing)},
                                        {"refused", std::move(refused)}});
}

WorkerState worker_from(const std::string& text) {
    return read("the state of a worker", text, [](const json::object& object) {
        WorkerState state;
        state.name = text_in(object, "name");
        state.version = text_in(object, "version");
        state.cores = object.at("cores").to_number<unsigned>();
        state.signature = count_in(object, "signature");
        state.speed = real_in(object, "speed");
        state.jobs = count_in(object, "jobs");
        state.doing = texts_in(object, "doing");
        for (const auto& [run, why] : object.at("refused").as_object()) state.refused[std::string(run)] = text_of(why);
        return state;
    });
}

}  // namespace rookery::lab::cluster
