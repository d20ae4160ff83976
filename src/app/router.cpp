#include "app/router.h"

#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::app {

void Router::handle(const Message& message) const {
    const auto route = routes_.find(message.type);
    if (route == routes_.end())
        throw text::ParseError("There is no message called " + text::quoted(message.type) + ".");
    route->second.handle(message);
}

int Router::cost_of(std::string_view type) const {
    const auto route = routes_.find(type);
    return route == routes_.end() ? 1 : route->second.cost;
}

}  // namespace rookery::app
