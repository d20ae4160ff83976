#include "learn/files.h"

#include <fstream>
#include <sstream>

#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::learn {

void write_file(const std::filesystem::path& path, const std::string& bytes) {
    std::filesystem::path fresh = path;
    fresh += ".new";
    std::ofstream file(fresh, std::ios::binary);
    file << bytes << std::flush;
    file.close();
    if (!file) {
        // Half of it would only take room, of which there may be none left.
        std::error_code ignored;
        std::filesystem::remove(fresh, ignored);
        throw text::ParseError("cannot write the file " + text::quoted(path.string()));
    }
    std::filesystem::rename(fresh, path);
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    if (!file) throw text::ParseError("cannot read the file " + text::quoted(path.string()));
    return bytes.str();
}

}  // namespace rookery::learn
