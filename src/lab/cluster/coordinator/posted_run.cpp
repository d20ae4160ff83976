#include "lab/cluster/coordinator/posted_run.h"

#include <algorithm>

#include "lab/cluster/files.h"
#include "learn/files.h"

namespace rookery::lab::cluster {

using std::chrono::milliseconds;

void PostedRun::post() {
    share_files();
    connection_.ensure_consumer({jobs_stream, consumer_of(id()), jobs_of(id()), announcement_.patience});
    listen_to_results();
}

void PostedRun::share_files() const {
    for (const AnnouncedFile& file : announcement_.files)
        share_file(connection_, file.sha256, learn::read_file(file.file.path));
}

void PostedRun::take_off(bool finished) {
    connection_.remove_consumer(jobs_stream, consumer_of(id()));
    connection_.purge(jobs_stream, jobs_of(id()));
    if (!finished) return;
    connection_.remove_consumer(results_stream, consumer_of(id()));
    connection_.purge(results_stream, results_of(id()));
}

void PostedRun::renew_jobs() const {
    connection_.remove_consumer(jobs_stream, consumer_of(id()));
    connection_.ensure_consumer({jobs_stream, consumer_of(id()), jobs_of(id()), announcement_.patience});
}

void PostedRun::listen_to_results() {
    connection_.ensure_consumer({results_stream, consumer_of(id()), results_of(id()), milliseconds(5000)});
    results_.emplace(connection_, results_stream, consumer_of(id()));
}

std::vector<Message> PostedRun::fetch_results() {
    auto messages = results_->fetch(256, milliseconds(200));
    fetched_ += messages.size();
    for (const Message& message : messages) last_fetched_ = std::max(last_fetched_, message.sequence());
    return messages;
}

// The consumer begins anew, at what is left: servers have been seen (2.9) whose consumers overlook messages after
// something else in the stream was removed.
void PostedRun::forget_results() {
    connection_.purge(results_stream, results_of(id()), last_fetched_ + 1);
    results_.reset();
    connection_.remove_consumer(results_stream, consumer_of(id()));
    listen_to_results();
    fetched_ = 0;
}

}  // namespace rookery::lab::cluster
