#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>

namespace rookery::app {

/// The games could not be read or written; the text says why, for people.
class StoreError : public std::runtime_error {
public:
    enum class Kind : std::uint8_t {
        Busy,        ///< another program keeps the file locked
        Conflict,    ///< another program has changed what was to be changed
        Full,        ///< no room is left
        Unusable,    ///< the file or its folder cannot be opened, read or written
        Damaged,     ///< it is no database, or no longer
        TooNew,      ///< a later version of this program has written it
        InUse,       ///< another Rookery works with the folder
        Unexpected,  ///< a mistake of this program
    };

    StoreError(Kind kind, const std::string& words, std::string detail = {})
        : std::runtime_error(words), kind_(kind), detail_(std::move(detail)) {}

    [[nodiscard]] Kind kind() const { return kind_; }
    /// For whoever looks for the reason; may be empty.
    [[nodiscard]] const std::string& detail() const { return detail_; }

private:
    Kind kind_;
    std::string detail_;
};

}  // namespace rookery::app
