#pragma once

#include <fstream>
#include <stdexcept>
#include <string>

#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::cli {

/// A file for later. It is opened before the work, which it would be a pity to do in vain, and emptied only when there
/// is something to write. Without a name there is none.
class LaterFile {
public:
    explicit LaterFile(const std::string& name) : name_(name) {
        if (name_.empty()) return;
        if (!std::ofstream(name_, std::ios::app))
            throw text::ParseError("cannot write the file " + text::quoted(name_));
    }
    void write(const std::string& text) const {
        if (name_.empty()) return;
        std::ofstream file(name_, std::ios::trunc);
        file << text;
        if (!file.flush()) throw std::runtime_error("cannot write the file " + text::quoted(name_));
    }

private:
    std::string name_;
};

}  // namespace rookery::cli
