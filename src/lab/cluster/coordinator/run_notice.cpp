#include "lab/cluster/coordinator/run_notice.h"

namespace rookery::lab::cluster {

using std::chrono::milliseconds;

void RunNotice::remember_exclusions() {
    if (const auto known = runs().get(run_key(run_.id()))) run_.obey(known->value, false);
}

void RunNotice::join() {
    announce();
    orders_.emplace(runs().watch(run_key(run_.id())));
}

void RunNotice::announce() {
    const Bucket bucket = runs();
    while (true) {
        const auto known = bucket.get(run_key(run_.id()));
        if (known && announced_) run_.obey(known->value, true);
        run_.announcement.stopped = run_.announcement.stopped || run_.stopped;
        const std::string text = to_text(run_.announcement);
        if (known && !bucket.replace(*known, text)) continue;
        if (!known) bucket.put(run_key(run_.id()), text);
        announced_ = true;
        return;
    }
}

void RunNotice::follow_orders() {
    for (auto step = orders_->next(milliseconds(1)); step.entry; step = orders_->next(milliseconds(1)))
        if (!step.entry->deleted) run_.obey(step.entry->value, true);
}

void RunNotice::publish_progress() const { runs().put(progress_key(run_.id()), to_text(run_.progress)); }

void RunNotice::remove() const {
    const Bucket bucket = runs();
    bucket.remove(run_key(run_.id()));
    bucket.remove(progress_key(run_.id()));
}

}  // namespace rookery::lab::cluster
