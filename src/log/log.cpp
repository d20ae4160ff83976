#include "log/log.h"

#include <exception>
#include <memory>
#include <string>

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace rookery::log {
namespace {

spdlog::logger& logger() {
    static const auto own = [] {
        auto made = std::make_shared<spdlog::logger>("rookery", std::make_shared<spdlog::sinks::stderr_sink_mt>());
        made->set_pattern("rookery: %v");
        made->flush_on(spdlog::level::trace);
        return made;
    }();
    return *own;
}

}  // namespace

void be_verbose(bool verbose) {
    // Details are many, and say little without their time and thread.
    logger().set_pattern(verbose ? "%Y-%m-%d %H:%M:%S.%e rookery [%t] %v" : "rookery: %v");
    logger().set_level(verbose ? spdlog::level::debug : spdlog::level::info);
}

void warn(std::string_view text) { logger().warn("{}", text); }
void detail(std::string_view text) { logger().debug("{}", text); }

void swallowed(std::string_view doing) noexcept {
    try {
        try {
            throw;
        } catch (const std::exception& error) {
            logger().debug("{}: {}", doing, error.what());
        } catch (...) {
            logger().debug("{}: something that is no std::exception", doing);
        }
    } catch (...) {
        // Out of memory, or stderr is closed: there is nobody left to tell.
    }
}

}  // namespace rookery::log
