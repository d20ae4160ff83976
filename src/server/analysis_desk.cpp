#include "server/analysis_desk.h"

#include <utility>

#include "server/json_parts.h"
#include "server/position_json.h"

namespace rookery::server {
namespace {

class AnalysisDesk final : public Desk {
public:
    AnalysisDesk(const DeskServices& services, Send send) : services_(services), send_(std::move(send)) {}

    bool carry_out(const Message& message) override {
        if (message.type == "position") tell_position(message);
        else return false;
        return true;
    }

private:
    void tell_position(const Message& message) {
        boost::json::object answer = message_json("position", message.request);
        add_position(answer, view_of(query_in(message.members)));
        send_(boost::json::serialize(answer), Importance::MustArrive);
    }

    DeskServices services_;
    Send send_;
};

}  // namespace

std::unique_ptr<Desk> make_analysis_desk(const DeskServices& services, Send send) {
    return std::make_unique<AnalysisDesk>(services, std::move(send));
}

}  // namespace rookery::server
