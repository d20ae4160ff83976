#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>

#include "app/api/json_records.h"
#include "text/joined.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::app::api {

/// What messages are made of, besides texts, whole numbers, lists and optional members. A message is a struct that
/// Boost.Describe knows: it is read and written, and the page's types and the reference are made, from that alone.

/// A whole number within limits.
template <std::int64_t min_value, std::int64_t max_value>
struct Within {
    static constexpr std::int64_t minimum = min_value;
    static constexpr std::int64_t maximum = max_value;

    std::int64_t value = min_value;

    template <class Number>
    [[nodiscard]] constexpr Number as() const {
        return static_cast<Number>(value);
    }
};
/// What an optional one says, or what is usual.
template <class Number, class Limited>
[[nodiscard]] constexpr Number number_or(const std::optional<Limited>& limited, Number default_value) {
    return limited ? limited->template as<Number>() : default_value;
}

/// Something for each side.
template <class T>
struct PerSide {
    T first;
    T second;
    BOOST_DESCRIBE_CLASS(PerSide, (), (first, second), (), ())
};

/// ... and for each color.
template <class T>
struct PerColor {
    T white;
    T black;
    BOOST_DESCRIBE_CLASS(PerColor, (), (white, black), (), ())
};

/// Something that is null in a message if it is not there. An optional member is left out instead.
template <class T>
struct OrNull {
    std::optional<T> value;

    OrNull() = default;
    OrNull(T given) : value(std::move(given)) {}                 // NOLINT(google-explicit-constructor)
    OrNull(std::optional<T> given) : value(std::move(given)) {}  // NOLINT(google-explicit-constructor)
};

template <class T>
inline constexpr bool is_described =
    boost::describe::has_describe_members<T>::value && !std::is_union_v<T> && std::is_class_v<T>;

/// Calls `visit(name, member pointer)` for each member, those of the bases first.
template <class T, class Visit>
void for_each_member(Visit visit) {
    using Members = boost::describe::describe_members<T, boost::describe::mod_public | boost::describe::mod_inherited>;
    boost::mp11::mp_for_each<Members>([&](auto member) { visit(std::string_view(member.name), member.pointer); });
}

/// The names of an enumeration, as they are in messages.
template <class Enum>
[[nodiscard]] std::vector<std::string_view> enumerators() {
    std::vector<std::string_view> names;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<Enum>>(
        [&](auto entry) { names.emplace_back(entry.name); });
    return names;
}

namespace detail {

template <class T>
struct OptionalTraits : std::false_type {};
template <class T>
struct OptionalTraits<std::optional<T>> : std::true_type {};

[[noreturn]] inline void wrong(std::string_view name, std::string_view must) {
    throw text::ParseError(text::quoted(name) + " must be " + std::string(must) + ".");
}

template <class T>
T read_value(const boost::json::value& value, std::string_view name);
template <class Enum>
std::enable_if_t<std::is_enum_v<Enum>> read_into(Enum& choice, const boost::json::value& value, std::string_view name);
template <class T>
std::enable_if_t<is_described<T>> read_into(T& object, const boost::json::value& value, std::string_view name);

// One function for each kind of member; `name` is what an error calls it.
inline void read_into(std::string& text, const boost::json::value& value, std::string_view name) {
    const auto* found = value.if_string();
    if (found == nullptr) wrong(name, "a text");
    text.assign(found->data(), found->size());
}
inline void read_into(bool& flag, const boost::json::value& value, std::string_view name) {
    if (!value.is_bool()) wrong(name, "true or false");
    flag = value.get_bool();
}
inline void read_into(std::int64_t& number, const boost::json::value& value, std::string_view name) {
    boost::system::error_code error;
    number = value.to_number<std::int64_t>(error);
    if (error) wrong(name, "a whole number");
}
template <std::int64_t minimum, std::int64_t maximum>
void read_into(Within<minimum, maximum>& number, const boost::json::value& value, std::string_view name) {
    read_into(number.value, value, name);
    if (number.value < minimum || number.value > maximum)
        throw text::ParseError(text::quoted(name) + " goes from " + std::to_string(minimum) + " to " +
                               std::to_string(maximum) + ".");
}
inline void read_into(std::variant<std::int64_t, std::string>& choice, const boost::json::value& value,
                      std::string_view name) {
    if (const auto* text = value.if_string()) {
        choice = std::string(text->data(), text->size());
        return;
    }
    boost::system::error_code error;
    choice = value.to_number<std::int64_t>(error);
    if (error) wrong(name, "a whole number or a text");
}
template <class T>
void read_into(std::vector<T>& list, const boost::json::value& value, std::string_view name) {
    const auto* found = value.if_array();
    if (found == nullptr) wrong(name, "a list");
    list.clear();
    for (const boost::json::value& entry : *found) list.push_back(read_value<T>(entry, name));
}
template <class T>
void read_into(std::map<std::string, T>& entries, const boost::json::value& value, std::string_view name) {
    for (const auto& entry : object_of(value, name)) {
        const std::string key(entry.key().data(), entry.key().size());
        entries[key] = read_value<T>(entry.value(), key);
    }
}
template <class Enum>
std::enable_if_t<std::is_enum_v<Enum>> read_into(Enum& choice, const boost::json::value& value, std::string_view name) {
    std::string text;
    read_into(text, value, name);
    if (boost::describe::enum_from_string(text.c_str(), choice)) return;
    wrong(name, "one of " + text::joined(enumerators<Enum>(), ", "));
}
template <class T>
void read_members(T& object, const boost::json::object& members) {
    for_each_member<T>([&](std::string_view member_name, auto pointer) {
        auto& place = object.*pointer;
        using Place = std::remove_reference_t<decltype(place)>;
        const boost::json::value* found = member(members, member_name);
        if constexpr (OptionalTraits<Place>::value) {
            if (found != nullptr) place = read_value<typename Place::value_type>(*found, member_name);
        } else {
            if (found == nullptr) throw text::ParseError(text::quoted(member_name) + " is missing.");
            read_into(place, *found, member_name);
        }
    });
}
template <class T>
std::enable_if_t<is_described<T>> read_into(T& object, const boost::json::value& value, std::string_view name) {
    read_members(object, object_of(value, name));
}

template <class T>
T read_value(const boost::json::value& value, std::string_view name) {
    T result{};
    read_into(result, value, name);
    return result;
}

}  // namespace detail

/// A described struct in a message. What the struct does not have is ignored; ParseError if something makes no sense.
template <class T>
[[nodiscard]] T read(const boost::json::object& members) {
    T message{};
    detail::read_members(message, members);
    return message;
}

}  // namespace rookery::app::api
