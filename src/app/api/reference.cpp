#include "app/api/reference.h"

#include <set>
#include <stdexcept>
#include <vector>

#include <boost/core/demangle.hpp>

#include "app/api/requests.h"

namespace rookery::app::api {
namespace {

/// The name of a type without the rooms it is in.
template <class T>
std::string name_of() {
    std::string name = boost::core::demangle(typeid(T).name());
    return name.substr(name.rfind(':') + 1);
}

/// The TypeScript of types, and the declarations that it needs.
class Declarations {
public:
    [[nodiscard]] const std::string& text() const { return text_; }

    /// How a member is written that has this type.
    template <class T>
    std::string type() {
        return type_of(static_cast<T*>(nullptr));
    }

    /// The interface of a message or of a part of one.
    template <class T>
    void declare(const std::string& first_line = "") {
        if (!known_.insert(name_of<T>()).second) return;
        std::string members = first_line;
        for_each_own_member<T>([&](std::string_view name, auto pointer) { members += member(name, pointer); });
        const std::string base = bases<T>();
        text_ += "export interface " + name_of<T>() + base + " {\n" + members + "}\n\n";
    }

private:
    template <class T, class Visit>
    static void for_each_own_member(Visit visit) {
        boost::mp11::mp_for_each<boost::describe::describe_members<T, boost::describe::mod_public>>(
            [&](auto described) { visit(std::string_view(described.name), described.pointer); });
    }

    template <class T>
    std::string bases() {
        std::string text;
        boost::mp11::mp_for_each<boost::describe::describe_bases<T, boost::describe::mod_public>>([&](auto base) {
            using Base = typename decltype(base)::type;
            declare<Base>();
            text += " extends " + name_of<Base>();
        });
        return text;
    }

    template <class T, class Member>
    std::string member(std::string_view name, Member T::*) {
        if constexpr (detail::OptionalTraits<Member>::value)
            return "  " + std::string(name) + "?: " + type<typename Member::value_type>() + ";\n";
        else return "  " + std::string(name) + ": " + type<Member>() + ";\n";
    }

    static std::string type_of(const std::string*) { return "string"; }
    static std::string type_of(const bool*) { return "boolean"; }
    static std::string type_of(const std::int64_t*) { return "number"; }
    template <std::int64_t least, std::int64_t most>
    static std::string type_of(const Within<least, most>*) {
        return "number";
    }
    std::string type_of(const OptionValue*) {
        if (known_.insert("OptionValue").second) text_ += "export type OptionValue = number | string;\n\n";
        return "OptionValue";
    }
    template <class T>
    std::string type_of(const std::vector<T>*) {
        return type<T>() + "[]";
    }
    template <class T>
    std::string type_of(const std::map<std::string, T>*) {
        return "Record<string, " + type<T>() + ">";
    }
    template <class T>
    std::string type_of(const PerSide<T>*) {
        if (known_.insert("PerSide").second) text_ += "export interface PerSide<T> {\n  first: T;\n  second: T;\n}\n\n";
        return "PerSide<" + type<T>() + ">";
    }
    template <class T>
    std::string type_of(const T*) {
        if constexpr (std::is_enum_v<T>) {
            if (known_.insert(name_of<T>()).second) {
                std::string names;
                for (const std::string_view name : enumerators<T>())
                    names += (names.empty() ? "'" : " | '") + std::string(name) + "'";
                text_ += "export type " + name_of<T>() + " = " + names + ";\n\n";
            }
        } else {
            declare<T>();
        }
        return name_of<T>();
    }

    std::set<std::string> known_;
    std::string text_;
};

template <class T>
std::string limits_of() {
    return "";
}
template <class T>
requires requires { T::least; }
std::string limits_of() {
    if (T::most >= std::numeric_limits<int>::max()) return "";
    return " (" + std::to_string(T::least) + " to " + std::to_string(T::most) + ")";
}

/// "`ply`, `move`; optional `delay` (0 to 10000)"
template <class Request>
std::string members_text() {
    std::string needed;
    std::string optional;
    const auto add = [](std::string& list, std::string_view name, const std::string& limits) {
        list += (list.empty() ? "`" : ", `") + std::string(name) + "`" + limits;
    };
    for_each_member<Request>([&]<class T, class Member>(std::string_view name, Member T::*) {
        if constexpr (detail::OptionalTraits<Member>::value)
            add(optional, name, limits_of<typename Member::value_type>());
        else add(needed, name, limits_of<Member>());
    });
    if (optional.empty()) return needed;
    return (needed.empty() ? "optional " : needed + "; optional ") + optional;
}

template <class Requests>
std::string table() {
    std::string text = "| type | members | what happens |\n| --- | --- | --- |\n";
    boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Requests>>([&](auto identity) {
        using Request = typename decltype(identity)::type;
        const std::string members = members_text<Request>();
        text += "| `" + std::string(Request::type) + "` |" + (members.empty() ? "" : " " + members) + " | " +
                std::string(Request::effect) + " |\n";
    });
    return text;
}

/// The messages that cost more than others: "`hello`, `new` ..."
std::string costly() {
    std::string text;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, AllRequests>>([&](auto identity) {
        using Request = typename decltype(identity)::type;
        if (Request::cost == ordinary_cost) return;
        text += (text.empty() ? "`" : ", `") + std::string(Request::type) + "`";
    });
    return text + "\n";
}

}  // namespace

std::string typescript() {
    Declarations declarations;
    std::string all;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, AllRequests>>([&](auto identity) {
        using Request = typename decltype(identity)::type;
        declarations.declare<Request>("  type: '" + std::string(Request::type) + "';\n");
        all += "\n  | " + name_of<Request>();
    });
    return "// Written by message_types from the descriptions in src/app/api. A test fails if they do not agree.\n\n" +
           declarations.text() + "/// Everything the page may say.\nexport type Request =" + all + ";\n";
}

std::map<std::string, std::string> tables() {
    return {{"play", table<PlayRequests>()},   {"jobs", table<JobRequests>()},
            {"xray", table<XrayRequests>()},   {"analyse", table<AnalyseRequests>()},
            {"train", table<TrainRequests>()}, {"library", table<LibraryRequests>()},
            {"lab", table<LabRequests>()},     {"class", table<ClassRequests>()},
            {"costly", costly()}};
}

std::string with_tables(const std::string& reference) {
    std::string text = reference;
    for (const auto& [name, content] : tables()) {
        const std::string begin = "<!-- table " + name + " -->\n";
        const std::size_t place = text.find(begin);
        const std::size_t end = place == std::string::npos ? place : text.find("<!-- end -->", place);
        if (end == std::string::npos) throw std::runtime_error("the reference has no place for the table " + name);
        text.replace(place + begin.size(), end - place - begin.size(), content);
    }
    return text;
}

}  // namespace rookery::app::api
