#include "server/lab_desk.h"

#include <utility>

namespace rookery::server {
namespace {

class LabDesk final : public Desk {
public:
    LabDesk(const DeskServices& services, Send send) : services_(services), send_(std::move(send)) {}

    bool carry_out(const Message&) override { return false; }

private:
    DeskServices services_;
    Send send_;
};

}  // namespace

std::unique_ptr<Desk> make_lab_desk(const DeskServices& services, Send send) {
    return std::make_unique<LabDesk>(services, std::move(send));
}

}  // namespace rookery::server
