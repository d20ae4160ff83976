#pragma once

#include <string>

#include <boost/json.hpp>

#include "server/outgoing.h"
#include "server/send.h"

namespace rookery::server {

class Loop;
class Parcels;
class StoreService;
class TabJobs;
class Thinking;

/// Something the page said.
struct Message {
    std::string type;
    RequestNumber request;
    const boost::json::object& members;
};

/// Something a tab can do besides playing, with messages of its own. Every tab has one desk of each kind; it goes with
/// the tab.
class Desk {
public:
    virtual ~Desk() = default;
    /// False if the message is none of its own. Throws ParseError with a sentence for the person if it makes no sense.
    virtual bool carry_out(const Message& message) = 0;
};

/// What desks work with. All of it outlives them.
struct DeskServices {
    Loop& loop;
    StoreService& store;
    Thinking& thinking;
    Parcels& parcels;
    TabJobs& jobs;
};

}  // namespace rookery::server
