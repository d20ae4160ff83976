#include "server/network/page_files.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include <fmt/format.h>

namespace rookery::server {

const PageFile* find_file(const PageFiles& files, std::string_view path) {
    path = path.substr(0, path.find_first_of("?#"));
    const std::string_view name = path.substr(path.rfind('/') + 1);
    if (name.find('.') == std::string_view::npos) path = "/index.html";
    const auto found =
        std::find_if(files.begin(), files.end(), [&](const PageFile& file) { return file.path == path; });
    return found == files.end() ? nullptr : &*found;
}

std::string_view media_type(std::string_view path) {
    struct Type {
        std::string_view ending;
        std::string_view type;
    };
    constexpr std::array<Type, 8> types = {{{".html", "text/html; charset=utf-8"},
                                            {".js", "text/javascript; charset=utf-8"},
                                            {".css", "text/css; charset=utf-8"},
                                            {".svg", "image/svg+xml"},
                                            {".png", "image/png"},
                                            {".ico", "image/x-icon"},
                                            {".json", "application/json"},
                                            {".webmanifest", "application/manifest+json"}}};
    for (const Type& entry : types)
        if (path.ends_with(entry.ending)) return entry.type;
    return "application/octet-stream";
}

std::string_view cache_control(std::string_view path) {
    return path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

std::string entity_tag(const PageFile& file) {
    // FNV-1a: files of two versions of the program must differ, nobody forges them.
    std::uint64_t hash = 14'695'981'039'346'656'037U;
    for (const char letter : file.content) {
        hash ^= static_cast<unsigned char>(letter);
        hash *= 1'099'511'628'211U;
    }
    return fmt::format("\"{:016x}\"", hash);
}

bool may_be_embedded(std::string_view target) {
    constexpr std::string_view place = "/xray?";
    if (!target.starts_with(place)) return false;
    for (std::string_view rest = target.substr(place.size()); !rest.empty();) {
        const std::string_view part = rest.substr(0, rest.find('&'));
        if (part.substr(0, part.find('=')) == "embed") return true;
        rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    }
    return false;
}

std::string content_security_policy(std::string_view host, bool embedded) {
    return fmt::format(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws://{}; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors {}",
        host, embedded ? "* file:" : "'none'");  // a star alone leaves out slides that are a file
}

}  // namespace rookery::server
