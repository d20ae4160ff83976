#include "server/xray_desk.h"

#include <utility>

namespace rookery::server {
namespace {

class XrayDesk final : public Desk {
public:
    XrayDesk(const DeskServices& services, Send send) : services_(services), send_(std::move(send)) {}

    bool carry_out(const Message&) override { return false; }

private:
    DeskServices services_;
    Send send_;
};

}  // namespace

std::unique_ptr<Desk> make_xray_desk(const DeskServices& services, Send send) {
    return std::make_unique<XrayDesk>(services, std::move(send));
}

}  // namespace rookery::server
