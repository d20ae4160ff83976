#include "server/network/access.h"

#include <algorithm>

#include "app/identity.h"

namespace rookery::server {
namespace {

constexpr std::size_t max_codes = 20;
constexpr std::size_t max_keys = 200;
constexpr std::size_t max_class_keys = 400;

/// Takes as long for a wrong one that is nearly right as for any other, so that nobody can feel their way.
bool is_same(std::string_view one, std::string_view other) {
    if (one.size() != other.size()) return false;
    unsigned difference = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        difference |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
    return difference == 0;
}

bool is_in(const std::deque<std::string>& list, std::string_view entry) {
    return std::any_of(list.begin(), list.end(), [&](const std::string& known) { return is_same(known, entry); });
}

std::string new_key() { return app::new_id() + app::new_id() + app::new_id(); }

void add(std::deque<std::string>& list, const std::string& entry, std::size_t maximum) {
    list.push_back(entry);
    if (list.size() > maximum) list.pop_front();
}

/// The value of "name=value" in a list of such entries.
std::string_view value_in(std::string_view list, char separator, std::string_view name) {
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(separator), list.size());
        std::string_view entry = list.substr(0, end);
        while (entry.starts_with(' ')) entry.remove_prefix(1);
        if (entry.starts_with(name) && entry.substr(name.size()).starts_with('=')) return entry.substr(name.size() + 1);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return {};
}

}  // namespace

std::string Access::new_code() {
    const std::string code = app::new_id();
    add(codes_, code, max_codes);
    return code;
}

std::string Access::open_class() {
    if (!class_code_) class_code_ = app::new_id();
    return *class_code_;
}

void Access::close_class() {
    class_code_.reset();
    class_keys_.clear();
}

std::optional<std::string> Access::admit(std::string_view code) {
    if (class_code_ && is_same(*class_code_, code)) {
        const std::string key = new_key();
        add(class_keys_, key, max_class_keys);
        return key;
    }
    const auto found =
        std::find_if(codes_.begin(), codes_.end(), [&](const std::string& known) { return is_same(known, code); });
    if (found == codes_.end()) return std::nullopt;
    codes_.erase(found);
    const std::string key = new_key();
    add(keys_, key, max_keys);
    return key;
}

std::optional<Visitor> Access::visitor_with(std::string_view key) const {
    if (is_in(keys_, key)) return Visitor::Afar;
    if (is_in(class_keys_, key)) return Visitor::Student;
    return std::nullopt;
}

std::string_view parameter_in(std::string_view target, std::string_view name) {
    const std::size_t question = target.find('?');
    return question == std::string_view::npos ? std::string_view() : value_in(target.substr(question + 1), '&', name);
}

std::string_view cookie_in(std::string_view cookies, std::string_view name) { return value_in(cookies, ';', name); }

}  // namespace rookery::server
