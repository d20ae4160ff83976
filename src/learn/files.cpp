#include "learn/files.h"

#include <fstream>
#include <sstream>

#include "game/parse_error.h"
#include "game/quoted.h"

namespace rookery::learn {

void write_file(const std::filesystem::path& path, const std::string& bytes) {
    std::filesystem::path fresh = path;
    fresh += ".new";
    std::ofstream file(fresh, std::ios::binary);
    file << bytes << std::flush;
    if (!file) throw game::ParseError("cannot write the file " + game::quoted(path.string()));
    file.close();
    std::filesystem::rename(fresh, path);
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    if (!file) throw game::ParseError("cannot read the file " + game::quoted(path.string()));
    return bytes.str();
}

}  // namespace rookery::learn
