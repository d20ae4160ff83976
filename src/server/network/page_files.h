#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rookery::server {

/// A file of the page.
struct PageFile {
    std::string_view path;  ///< such as "/index.html"
    std::string_view content;
    std::string_view gzipped;  ///< the same, compressed; empty if that does not pay
};

using PageFiles = std::vector<PageFile>;

/// What answers a request for this path; null if there is nothing. Paths that do not look like files belong to the page
/// itself, which then shows what they mean.
[[nodiscard]] const PageFile* find_file(const PageFiles& files, std::string_view path);

[[nodiscard]] std::string_view media_type(std::string_view path);
/// Names below /assets/ carry a hash of the content: they may be kept for ever.
[[nodiscard]] std::string_view cache_control(std::string_view path);
/// For browsers that ask whether what they have is still right.
[[nodiscard]] std::string entity_tag(const PageFile& file);

/// Everything below is allowed to the page, and nothing else.
/// `embedded` lets other pages show this one in a frame.
[[nodiscard]] std::string content_security_policy(std::string_view host, bool embedded = false);
/// X-ray with `embed` in its address may stand in a slide or a course page. It goes nowhere else from there: nothing
/// can be done in it but search.
[[nodiscard]] bool may_be_embedded(std::string_view target);

}  // namespace rookery::server
