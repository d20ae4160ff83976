#pragma once

#include <cassert>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json.hpp>

#include "app/api/described.h"
#include "app/api/outgoing.h"

namespace rookery::app {

/// Something the page said.
struct Message {
    std::string type;
    RequestNumber request;
    const boost::json::object& members;
};

/// The one table of what a page may say: for each type of message how it is read, who handles it, and what it costs.
class Router {
public:
    /// `handler(request, message)` gets the request that was read from the message. It throws ParseError with a
    /// sentence for the person if it makes no sense.
    template <class Request, class Handler>
    void on(Handler handler) {
        [[maybe_unused]] const bool is_new =
            routes_
                .emplace(Request::type, Route{Request::cost,
                                              [handler = std::move(handler)](const Message& message) {
                                                  handler(api::read<Request>(message.members), message);
                                              }})
                .second;
        assert(is_new);
    }
    /// The same for a member function of somebody who outlives the router's use.
    template <class Owner, class Request>
    void on(Owner* owner, void (Owner::*handler)(const Request&, const Message&)) {
        on<Request>(
            [owner, handler](const Request& request, const Message& message) { (owner->*handler)(request, message); });
    }

    /// ParseError if there is no such message.
    void handle(const Message& message) const;
    /// Of what a tab may say: an ordinary message, and one that nobody knows, costs 1.
    [[nodiscard]] int cost_of(std::string_view type) const;

private:
    struct Route {
        int cost = 1;
        std::function<void(const Message& message)> handle;
    };

    std::map<std::string_view, Route> routes_;
};

}  // namespace rookery::app
