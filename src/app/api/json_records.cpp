#include "app/api/json_records.h"

#include <fstream>
#include <new>
#include <vector>

#include "app/api/answers/written.h"
#include "app/api/from_requests.h"
#include "app/api/record_text.h"
#include "app/api/to_answers.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::app {
namespace json = boost::json;
using text::ParseError;

namespace {

json::parse_options parse_options() {
    json::parse_options options;
    options.max_depth = 8;
    return options;
}

/// The heap, up to a limit. A short text can mean many values: "[0,0,0 ..." takes eight times its own size.
class BoundedMemory final : public json::memory_resource {
public:
    explicit BoundedMemory(std::size_t maximum) : left_(maximum) {}

private:
    void* do_allocate(std::size_t size, std::size_t alignment) override {
        if (size > left_) throw ParseError("This is too large to be read.");
        left_ -= size;
        return ::operator new(size, std::align_val_t(alignment));
    }
    void do_deallocate(void* place, std::size_t size, std::size_t alignment) override {
        left_ += size;
        ::operator delete(place, std::align_val_t(alignment));
    }
    [[nodiscard]] bool do_is_equal(const json::memory_resource& other) const noexcept override {
        return this == &other;
    }

    std::size_t left_;
};

}  // namespace

json::value parse_json_file(const std::filesystem::path& file, std::size_t max_memory) {
    const json::storage_ptr memory = json::make_shared_resource<BoundedMemory>(max_memory);
    json::stream_parser parser(memory, parse_options());
    parser.reset(memory);
    std::ifstream stream(file, std::ios::binary);
    std::vector<char> part(std::size_t{64} << 10);
    boost::system::error_code error;
    while (!error && stream.read(part.data(), static_cast<std::streamsize>(part.size())).gcount() > 0)
        parser.write(part.data(), static_cast<std::size_t>(stream.gcount()), error);
    if (!error) parser.finish(error);
    if (error) throw ParseError("This is not JSON.");
    return parser.release();
}

json::value parse_json(std::string_view text) {
    boost::system::error_code error;
    json::value value = json::parse(json::string_view(text.data(), text.size()), error, {}, parse_options());
    if (error) throw ParseError("This message is not JSON.");
    return value;
}

const json::value* member(const json::object& object, std::string_view name) {
    const auto found = object.find(json::string_view(name.data(), name.size()));
    return found == object.end() || found->value().is_null() ? nullptr : &found->value();
}

const json::object& object_of(const json::value& value, std::string_view name) {
    if (const json::object* object = value.if_object()) return *object;
    throw ParseError(text::quoted(name) + " must be an object.");
}

std::optional<std::int64_t> number_in(const json::object& object, std::string_view name) {
    const json::value* value = member(object, name);
    if (value == nullptr) return std::nullopt;
    boost::system::error_code error;
    const auto number = value->to_number<std::int64_t>(error);
    if (error) throw ParseError(text::quoted(name) + " must be a whole number.");
    return number;
}

std::optional<std::int64_t> number_in(const json::object& object, std::string_view name, std::int64_t minimum,
                                      std::int64_t maximum) {
    const auto number = number_in(object, name);
    if (number && (*number < minimum || *number > maximum))
        throw ParseError(text::quoted(name) + " goes from " + std::to_string(minimum) + " to " +
                         std::to_string(maximum) + ".");
    return number;
}

std::optional<std::string> text_in(const json::object& object, std::string_view name) {
    const json::value* value = member(object, name);
    if (value == nullptr) return std::nullopt;
    if (const json::string* text = value->if_string()) return std::string(text->data(), text->size());
    throw ParseError(text::quoted(name) + " must be a text.");
}

json::object player_json(const Player& player) { return api::write(to_api(player)); }

Player player_from_json(const json::value& value) {
    return player_of(api::read<api::Player>(object_of(value, "player")));
}

json::object options_json(const OptionValues& options) {
    json::object object;
    for (const auto& [name, value] : options)
        std::visit([&object, &name = name](const auto& plain) { object[name] = plain; }, value);
    return object;
}

OptionValues options_from_json(const json::value& value) {
    OptionValues options;
    for (const auto& [key, entry] : object_of(value, "options")) {
        const std::string name(key.data(), key.size());
        if (const json::string* text = entry.if_string()) {
            options[name] = std::string(text->data(), text->size());
        } else {
            boost::system::error_code error;
            options[name] = entry.to_number<std::int64_t>(error);
            if (error) throw ParseError(text::quoted(name) + " must be a whole number or a text.");
        }
    }
    return options;
}

std::string player_text(const Player& player) { return json::serialize(player_json(player)); }
Player player_from_text(std::string_view text) { return player_from_json(parse_json(text)); }
std::string options_text(const OptionValues& options) { return json::serialize(options_json(options)); }
OptionValues options_from_text(std::string_view text) { return options_from_json(parse_json(text)); }

}  // namespace rookery::app
