#include "server/analysis_desk.h"

#include <utility>

namespace rookery::server {
namespace {

class AnalysisDesk final : public Desk {
public:
    AnalysisDesk(const DeskServices& services, Send send) : services_(services), send_(std::move(send)) {}

    bool carry_out(const Message&) override { return false; }

private:
    DeskServices services_;
    Send send_;
};

}  // namespace

std::unique_ptr<Desk> make_analysis_desk(const DeskServices& services, Send send) {
    return std::make_unique<AnalysisDesk>(services, std::move(send));
}

}  // namespace rookery::server
