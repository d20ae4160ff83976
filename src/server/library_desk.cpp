#include "server/library_desk.h"

#include <utility>

namespace rookery::server {
namespace {

class LibraryDesk final : public Desk {
public:
    LibraryDesk(const DeskServices& services, Send send) : services_(services), send_(std::move(send)) {}

    bool carry_out(const Message&) override { return false; }

private:
    DeskServices services_;
    Send send_;
};

}  // namespace

std::unique_ptr<Desk> make_library_desk(const DeskServices& services, Send send) {
    return std::make_unique<LibraryDesk>(services, std::move(send));
}

}  // namespace rookery::server
