#include "lab/tune/tuning_log.h"

#include <cmath>
#include <sstream>
#include <stdexcept>

#include <fmt/format.h>

#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::lab {
namespace {

std::string head(const std::string& subject, const std::vector<std::string>& names) {
    std::string text = "# " + subject + "\npair,points";
    for (const std::string& name : names) text += "," + name;
    return text + "\n";
}

/// Numbers as they are read back to the last bit.
std::string line(std::uint64_t number, const TuningLog::Row& row) {
    std::string text = fmt::format("{},{}", number, row.half_points / 2.0);
    for (const double value : row.values) text += fmt::format(",{}", value);
    return text + "\n";
}

TuningLog::Row row_from(const std::string& text, std::size_t number, std::size_t values) {
    std::istringstream cells(text);
    std::vector<double> numbers;
    for (std::string cell; std::getline(cells, cell, ',');) {
        std::istringstream stream(cell);
        stream.imbue(std::locale::classic());
        double value = 0;
        if (!(stream >> value) || !stream.eof())
            throw text::ParseError("line " + std::to_string(number + 2) +
                                   " has something else than numbers: " + text::quoted(cell));
        numbers.push_back(value);
    }
    if (numbers.size() != values + 2 || numbers[0] != static_cast<double>(number) || numbers[1] < 0 || numbers[1] > 2)
        throw text::ParseError("line " + std::to_string(number + 2) + " is not that of pair " + std::to_string(number));
    return {static_cast<int>(std::lround(2 * numbers[1])), {numbers.begin() + 2, numbers.end()}};
}

}  // namespace

TuningLog::Contents TuningLog::read(const std::filesystem::path& file, const std::string& subject,
                                    const std::vector<std::string>& names) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream bytes;
    if (stream) bytes << stream.rdbuf();
    const std::string text = bytes.str();
    const std::string expected = head(subject, names);
    // One that was interrupted while it wrote the first lines has nothing in it yet.
    if (expected.starts_with(text)) return {};
    if (!text.starts_with(expected))
        throw text::ParseError(text::quoted(file.string()) +
                               " is not the log of this tuning: name another file, or tune as its first lines say");
    Contents contents{{}, expected.size()};
    for (std::size_t end = 0; (end = text.find('\n', contents.bytes)) != std::string::npos; contents.bytes = end + 1)
        contents.rows.push_back(
            row_from(text.substr(contents.bytes, end - contents.bytes), contents.rows.size() + 1, names.size()));
    return contents;
}

TuningLog::TuningLog(const std::filesystem::path& file, const std::string& subject,
                     const std::vector<std::string>& names, const Contents& contents)
    : path_(file), rows_(contents.rows.size()) {
    std::error_code error;
    if (contents.rows.empty()) std::ofstream(file, std::ios::binary | std::ios::trunc) << head(subject, names);
    else std::filesystem::resize_file(file, contents.bytes, error);
    file_.open(file, std::ios::binary | std::ios::app);
    if (error || !file_) throw text::ParseError("cannot write the log " + text::quoted(file.string()));
}

void TuningLog::add(const Row& row) {
    file_ << line(++rows_, row);
    if (!file_.flush()) throw std::runtime_error("cannot write to the log " + path_.string());
}

}  // namespace rookery::lab
