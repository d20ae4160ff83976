#pragma once

#include <cstddef>
#include <string_view>

namespace rookery::protocol {

/// A line taken apart word by word.
class Words {
public:
    explicit Words(std::string_view line) : rest_(line) { skip_blanks(); }

    [[nodiscard]] bool empty() const { return rest_.empty(); }
    /// The next word; empty at the end of the line.
    [[nodiscard]] std::string_view peek() const { return rest_.substr(0, rest_.find_first_of(blanks)); }
    std::string_view next() {
        const std::string_view word = peek();
        rest_.remove_prefix(word.size());
        skip_blanks();
        return word;
    }
    /// Everything up to the word, which is taken too; the whole rest if it does not come.
    std::string_view up_to(std::string_view word) {
        const std::string_view all = rest_;
        std::size_t length = 0;
        while (!empty()) {
            if (peek() == word) {
                next();
                break;
            }
            next();
            length = static_cast<std::size_t>(rest_.data() - all.data());
        }
        return trimmed(all.substr(0, length));
    }
    std::string_view rest() {
        const std::string_view all = trimmed(rest_);
        rest_ = {};
        return all;
    }

private:
    static constexpr std::string_view blanks = " \t\r\n";

    static std::string_view trimmed(std::string_view text) {
        const std::size_t last = text.find_last_not_of(blanks);
        return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
    }
    void skip_blanks() {
        const std::size_t first = rest_.find_first_not_of(blanks);
        rest_.remove_prefix(first == std::string_view::npos ? rest_.size() : first);
    }

    std::string_view rest_;
};

}  // namespace rookery::protocol
