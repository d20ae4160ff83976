#include "app/api/reference.h"

#include <array>
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
    static std::string type_of(const std::uint64_t*) { return "number"; }
    static std::string type_of(const double*) { return "number"; }
    template <std::int64_t minimum, std::int64_t maximum>
    static std::string type_of(const Within<minimum, maximum>*) {
        return "number";
    }
    std::string type_of(const OptionValue*) { return alias("OptionValue", "number | string"); }
    std::string type_of(const Score*) {
        std::string meaning = type<Centipawns>();  // one after the other: each may be declared by that
        meaning += " | " + type<Points>();
        meaning += " | " + type<ForcedWin>();
        return alias("Score", meaning);
    }
    template <class T>
    std::string type_of(const OrNull<T>*) {
        return type<T>() + " | null";
    }
    template <class T>
    std::string type_of(const std::vector<T>*) {
        const std::string entry = type<T>();
        return (entry.find(' ') == std::string::npos ? entry : "(" + entry + ")") + "[]";
    }
    template <class T>
    std::string type_of(const std::array<T, 2>*) {
        const std::string entry = type<T>();
        return "[" + entry + ", " + entry + "]";
    }
    template <class T>
    std::string type_of(const std::map<std::string, T>*) {
        return "Record<string, " + type<T>() + ">";
    }
    template <class T>
    std::string type_of(const PerSide<T>*) {
        const std::string name = generic("PerSide", "first", "second");
        return name + "<" + type<T>() + ">";
    }
    template <class T>
    std::string type_of(const PerColor<T>*) {
        const std::string name = generic("PerColor", "white", "black");
        return name + "<" + type<T>() + ">";
    }
    template <class T>
    std::string type_of(const T*) {
        if constexpr (std::is_enum_v<T>) {
            std::string names;
            for (const std::string_view name : enumerators<T>())
                names += (names.empty() ? "'" : " | '") + std::string(name) + "'";
            alias(name_of<T>(), names);
        } else {
            declare<T>();
        }
        return name_of<T>();
    }

    /// A name for a type, declared when it is first used.
    std::string alias(const std::string& name, const std::string& meaning) {
        if (known_.insert(name).second) text_ += "export type " + name + " = " + meaning + ";\n\n";
        return name;
    }
    std::string generic(const std::string& name, const std::string& one, const std::string& other) {
        if (known_.insert(name).second)
            text_ += "export interface " + name + "<T> {\n  " + one + ": T;\n  " + other + ": T;\n}\n\n";
        return name;
    }

    std::set<std::string> known_;
    std::string text_;
};

/// Calls `visit(mp_identity<T>)` for each type of the list.
template <class List, class Visit>
void for_each(Visit visit) {
    boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, List>>(visit);
}

/// The interface of something that the server says: with its type, if it always has the same, and what it answers.
template <class Message>
void declare_message(Declarations& declarations) {
    if constexpr (requires { Message::type; })
        declarations.declare<Message>("  type: '" + std::string(Message::type) + "';\n  request?: number;\n");
    else declarations.declare<Message>();
}

template <class T>
std::string limits_of() {
    return "";
}
template <class T>
requires requires {
    T::minimum;
    T::maximum;
}
std::string limits_of() {
    if (T::maximum >= std::numeric_limits<int>::max()) return "";
    return " (" + std::to_string(T::minimum) + " to " + std::to_string(T::maximum) + ")";
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
    for_each<Requests>([&]<class Request>(boost::mp11::mp_identity<Request>) {
        const std::string members = members_text<Request>();
        text += "| `" + std::string(Request::type) + "` |" + (members.empty() ? "" : " " + members) + " | " +
                std::string(Request::effect) + " |\n";
    });
    return text;
}

/// What the server says by itself, and what it answers where that has another name.
std::string server_message_table() {
    std::string text = "| type | members |\n| --- | --- |\n";
    for_each<ServerMessages>([&]<class Message>(boost::mp11::mp_identity<Message>) {
        const std::string members = members_text<Message>();
        text += "| `" + std::string(Message::type) + "` |" + (members.empty() ? "" : " " + members) + " |\n";
    });
    return text;
}

/// What is asked, and the members of the answer, which has the type of the question if it is not one of the above.
std::string answer_table() {
    std::string text = "| question | members of the answer |\n| --- | --- |\n";
    for_each<AllRequests>([&]<class Request>(boost::mp11::mp_identity<Request>) {
        if constexpr (requires { typename Request::Answer; }) {
            const std::string members = members_text<typename Request::Answer>();
            text += "| `" + std::string(Request::type) + "` |" + (members.empty() ? "" : " " + members) + " |\n";
        }
    });
    return text;
}

std::string job_table() {
    std::string text = "| job | members of `news` | members of `done` |\n| --- | --- | --- |\n";
    for_each<AllRequests>([&]<class Request>(boost::mp11::mp_identity<Request>) {
        if constexpr (requires { typename Request::Result; }) {
            const std::string news = members_text<typename Request::News>();
            text += "| `" + std::string(Request::type) + "` |" + (news.empty() ? "" : " " + news) + " | " +
                    members_text<typename Request::Result>() + " |\n";
        }
    });
    return text;
}

/// The messages that cost more than others: "`hello`, `new` ..."
std::string costly() {
    std::string text;
    for_each<AllRequests>([&]<class Request>(boost::mp11::mp_identity<Request>) {
        if (Request::cost == ordinary_cost) return;
        text += (text.empty() ? "`" : ", `") + std::string(Request::type) + "`";
    });
    return text + "\n";
}

}  // namespace

std::string typescript() {
    Declarations declarations;
    std::string requests;
    std::string answers;
    std::string jobs;
    for_each<AllRequests>([&]<class Request>(boost::mp11::mp_identity<Request>) {
        const std::string type = "'" + std::string(Request::type) + "'";
        declarations.declare<Request>("  type: " + type + ";\n");
        requests += "\n  | " + name_of<Request>();
        if constexpr (requires { typename Request::Answer; }) {
            declare_message<typename Request::Answer>(declarations);
            answers += "  " + type + ": " + name_of<typename Request::Answer>() + ";\n";
        } else if constexpr (requires { typename Request::Result; }) {
            const std::string news = declarations.type<typename Request::News>();
            const std::string result = declarations.type<typename Request::Result>();
            jobs += "  " + type + ": { news: " + news + "; result: " + result + " };\n";
        }
    });
    std::string server_messages;
    for_each<ServerMessages>([&]<class Message>(boost::mp11::mp_identity<Message>) {
        declare_message<Message>(declarations);
        server_messages += "  '" + std::string(Message::type) + "': " + name_of<Message>() + ";\n";
    });
    static_cast<void>(declarations.type<TreeTransfer>());
    static_cast<void>(declarations.type<TreeFile>());
    return "// Written by message_types from the descriptions in src/app/api. A test fails if they do not agree.\n\n" +
           declarations.text() + "/// Everything the page may say.\nexport type Request =" + requests +
           ";\n\n/// What is answered, by the type of the question.\nexport interface Answers {\n" + answers +
           "}\n\n/// What jobs tell and end with, by the type of the question.\nexport interface Jobs {\n" + jobs +
           "}\n\n/// What the server says by itself, by its type.\nexport interface ServerMessages {\n" +
           server_messages + "}\n";
}

std::map<std::string, std::string> tables() {
    return {{"play", table<PlayRequests>()},
            {"jobs", table<JobRequests>()},
            {"xray", table<XrayRequests>()},
            {"analyse", table<AnalyseRequests>()},
            {"train", table<TrainRequests>()},
            {"library", table<LibraryRequests>()},
            {"lab", table<LabRequests>()},
            {"class", table<ClassRequests>()},
            {"costly", costly()},
            {"server messages", server_message_table()},
            {"answers", answer_table()},
            {"job results", job_table()}};
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
