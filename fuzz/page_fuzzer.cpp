// Whatever a page says, line by line: it is answered, and nothing breaks. Searches never begin here, for the loop does
// not run.

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string_view>

#include "server/session.h"

namespace {

using namespace rookery::server;

class StandingLoop final : public Loop {
public:
    void post(std::function<void()>) override {}
    void after(Milliseconds, std::function<void()>) override {}
};

Store& store() {
    static std::string folder = (std::filesystem::temp_directory_path() / "rookery-fuzz-XXXXXX").string();
    static Store games(mkdtemp(folder.data()));
    return games;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static StandingLoop loop;
    Thinking thinking(loop, {});
    Lobby lobby({loop, store(), thinking});
    bool answered = false;
    Session session(lobby, store(), [&](const std::string&, Importance) { answered = true; });
    session.receive(R"({"type":"hello","protocol":1})");
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        answered = false;
        session.receive(rest.substr(0, end));
        if (!answered) std::abort();
        if (end == std::string_view::npos) break;
        rest.remove_prefix(end + 1);
    }
    return 0;
}
