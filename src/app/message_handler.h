#pragma once

#include "app/router.h"
#include "app/send.h"

namespace rookery::app {

class Classroom;
class Loop;
class Transfers;
class StoreService;
class TabJobs;
class ClusterView;
class LearningRuns;
class SearchScheduler;

/// Something a tab can do besides playing, with messages of its own. Every tab has one handler of each kind; it goes
/// with the tab.
class MessageHandler {
public:
    virtual ~MessageHandler() = default;
    /// Says which messages are its own.
    virtual void add_to(Router& router) = 0;
};

/// What handlers work with. All of it outlives them.
struct HandlerServices {
    Loop& loop;
    StoreService& store;
    SearchScheduler& scheduler;
    Transfers& transfers;
    TabJobs& jobs;
    Classroom& classroom;
    ClusterView* cluster = nullptr;    ///< if there are other machines
    LearningRuns* learning = nullptr;  ///< if games can be learned here
};

}  // namespace rookery::app
