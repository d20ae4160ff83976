#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include <boost/describe.hpp>
#include <boost/json.hpp>

#include "app/api/described.h"

namespace rookery::app::api {

/// The number that a page gave to what it asked.
using RequestNumber = std::optional<std::int64_t>;

namespace detail {

inline boost::json::string_view plain(std::string_view text) { return {text.data(), text.size()}; }

template <class T>
boost::json::value written(const T& value);

template <class T>
void write_members(boost::json::object& object, const T& message) {
    for_each_member<T>([&](std::string_view name, auto pointer) {
        const auto& member = message.*pointer;
        if constexpr (OptionalTraits<std::remove_cvref_t<decltype(member)>>::value) {
            if (member) object[plain(name)] = written(*member);
        } else {
            object[plain(name)] = written(member);
        }
    });
}

// One function for each kind of member that is not plain.
template <class T>
boost::json::value written_part(const OrNull<T>& part) {
    return part.value ? written(*part.value) : boost::json::value(nullptr);
}
template <std::int64_t minimum, std::int64_t maximum>
boost::json::value written_part(const Within<minimum, maximum>& part) {
    return part.value;
}
template <class... T>
boost::json::value written_part(const std::variant<T...>& part) {
    return std::visit([](const auto& alternative) { return written(alternative); }, part);
}
template <class List>
boost::json::value written_list(const List& list) {
    boost::json::array array;
    array.reserve(list.size());
    for (const auto& entry : list) array.push_back(written(entry));
    return array;
}
template <class T>
boost::json::value written_part(const std::vector<T>& list) {
    return written_list(list);
}
template <class T, std::size_t size>
boost::json::value written_part(const std::array<T, size>& list) {
    return written_list(list);
}
template <class T>
boost::json::value written_part(const std::map<std::string, T>& entries) {
    boost::json::object object;
    for (const auto& [name, value] : entries) object[name] = written(value);
    return object;
}

template <class T>
boost::json::value written(const T& value) {
    if constexpr (std::is_arithmetic_v<T>) {
        return value;
    } else if constexpr (std::is_same_v<T, std::string>) {
        return boost::json::value(plain(value));
    } else if constexpr (std::is_enum_v<T>) {
        return boost::describe::enum_to_string(value, "");
    } else if constexpr (is_described<T>) {
        boost::json::object object;
        write_members(object, value);
        return object;
    } else {
        return written_part(value);
    }
}

}  // namespace detail

/// A described struct as an object. Optional members that are not there are left out.
template <class T>
[[nodiscard]] boost::json::object write(const T& message) {
    boost::json::object object;
    detail::write_members(object, message);
    return object;
}

/// A message as it goes out: its type, the number of what it answers, if it answers something, and its members.
template <class T>
[[nodiscard]] std::string text_of(std::string_view type, const RequestNumber& request, const T& message) {
    boost::json::object object{{"type", detail::plain(type)}};
    if (request) object["request"] = *request;
    detail::write_members(object, message);
    return boost::json::serialize(object);
}
template <class T>
[[nodiscard]] std::string text_of(const RequestNumber& request, const T& message) {
    return text_of(T::type, request, message);
}

}  // namespace rookery::app::api
