#include "lab/cluster/nats.h"

#include <algorithm>
#include <cstdlib>
#include <mutex>

#include <nats/nats.h>

namespace rookery::lab::cluster {
namespace {

constexpr std::int64_t answer_patience = 5000;  ///< milliseconds
constexpr std::int64_t nanoseconds = 1'000'000'000;
constexpr const char* no_jetstream = "the server has no JetStream: start it with 'nats-server -js -sd FOLDER'";

[[noreturn]] void fail(const std::string& doing, natsStatus status) {
    const char* detail = nats_GetLastError(nullptr);
    std::string text = doing + ": " + natsStatus_GetText(status);
    // After a timeout the library still has the words of something earlier.
    if (status != NATS_TIMEOUT && detail != nullptr && *detail != '\0') text += std::string(" (") + detail + ")";
    throw ServerError(text);
}

void check(const std::string& doing, natsStatus status) {
    if (status != NATS_OK) fail(doing, status);
}

/// The server has one code for all that keeps it from storing a message; the words say which it was.
bool has_message_already(jsErrCode code, const char* words) {
    return code == JSStreamStoreFailedErr && words != nullptr &&
           std::string_view(words).find("maximum messages per subject") != std::string_view::npos;
}

template <class T, void (*Destroy)(T*)>
struct Deleter {
    void operator()(T* object) const { Destroy(object); }
};
using Options = std::unique_ptr<natsOptions, Deleter<natsOptions, natsOptions_Destroy>>;

}  // namespace

namespace detail {

/// What becomes of messages that are published together.
struct Batch {
    std::mutex mutex;
    std::string problem;

    static void on_answer(jsCtx*, natsMsg* message, jsPubAck*, jsPubAckErr* error, void* closure) {
        if (error != nullptr && !has_message_already(error->ErrCode, error->ErrText)) {
            auto& batch = *static_cast<Batch*>(closure);
            const std::lock_guard lock(batch.mutex);
            const bool worded = error->ErrText != nullptr && *error->ErrText != '\0';
            if (batch.problem.empty()) batch.problem = worded ? error->ErrText : natsStatus_GetText(error->Err);
        }
        natsMsg_Destroy(message);
    }
};

struct ConnectionState {
    natsConnection* connection = nullptr;
    jsCtx* streams = nullptr;
    std::mutex publishing;
    jsCtx* batches = nullptr;
    Batch batch;

    ConnectionState() = default;
    ConnectionState(const ConnectionState&) = delete;
    ConnectionState& operator=(const ConnectionState&) = delete;
    ~ConnectionState() {
        jsCtx_Destroy(batches);
        jsCtx_Destroy(streams);
        // What was said last still goes out.
        if (connection != nullptr) natsConnection_FlushTimeout(connection, 1000);
        natsConnection_Destroy(connection);
    }

    /// The library prints errors that nobody takes; they come again as what its functions return.
    static void on_error(natsConnection*, natsSubscription*, natsStatus, void*) {}
};

/// A subscription that ends when nothing more can arrive at it: the library does not like to be interrupted (3.4).
struct Inbox {
    explicit Inbox(std::shared_ptr<ConnectionState> of) : connection(std::move(of)) {
        natsInbox* raw = nullptr;
        check("cannot get messages", natsInbox_Create(&raw));
        name = raw;
        natsInbox_Destroy(raw);
        check("cannot get messages", natsConnection_SubscribeSync(&subscription, connection->connection, name.c_str()));
    }
    ~Inbox() {
        natsSubscription_Unsubscribe(subscription);
        natsConnection_FlushTimeout(connection->connection, 1000);
        natsSubscription_Destroy(subscription);
    }
    Inbox(const Inbox&) = delete;
    Inbox& operator=(const Inbox&) = delete;

    std::shared_ptr<ConnectionState> connection;
    natsSubscription* subscription = nullptr;
    std::string name;
};

}  // namespace detail

Message::Message(std::shared_ptr<detail::ConnectionState> connection, std::string subject, std::string data,
                 std::string reply)
    : connection_(std::move(connection)),
      subject_(std::move(subject)),
      data_(std::move(data)),
      reply_(std::move(reply)) {
    // $JS.ACK.stream.consumer.deliveries.sequence...
    std::vector<std::string> words;
    for (std::size_t begin = 0; begin <= reply_.size();) {
        const std::size_t end = std::min(reply_.find('.', begin), reply_.size());
        words.push_back(reply_.substr(begin, end - begin));
        begin = end + 1;
    }
    if (words.size() < 6) throw ServerError("a message came from no stream");
    deliveries_ = std::strtoull(words[4].c_str(), nullptr, 10);
    sequence_ = std::strtoull(words[5].c_str(), nullptr, 10);
}

void Message::answer(const char* words) const {
    natsConnection_PublishString(connection_->connection, reply_.c_str(), words);
}

Connection::Connection(const ServerAddress& address, const std::string& name)
    : state_(std::make_shared<detail::ConnectionState>()) {
    natsOptions* raw = nullptr;
    check("the client of NATS", natsOptions_Create(&raw));
    const Options options(raw);
    const std::string there = "the server " + address.url;
    check(there, natsOptions_SetURL(raw, address.url.c_str()));
    check(there, natsOptions_SetName(raw, name.c_str()));
    // The library gives a busy machine two seconds.
    check(there, natsOptions_SetTimeout(raw, 15'000));
    check(there, natsOptions_SetMaxReconnect(raw, -1));
    check(there, natsOptions_SetReconnectWait(raw, 500));
    check(there, natsOptions_SetReconnectJitter(raw, 250, 250));
    check(there, natsOptions_SetPingInterval(raw, 10'000));
    check(there, natsOptions_SetMaxPingsOut(raw, 2));
    check(there, natsOptions_SetErrorHandler(raw, detail::ConnectionState::on_error, nullptr));
    if (!address.authority.empty() || address.url.starts_with("tls://")) {
        check(there, natsOptions_SetSecure(raw, true));
        if (!address.authority.empty())
            check("the certificate " + address.authority,
                  natsOptions_LoadCATrustedCertificates(raw, address.authority.c_str()));
        if (!address.certificate.empty())
            check("the certificate " + address.certificate,
                  natsOptions_LoadCertificatesChain(raw, address.certificate.c_str(), address.key.c_str()));
    }
    check("cannot join " + address.url, natsConnection_Connect(&state_->connection, raw));
    jsOptions stream_options;
    jsOptions_Init(&stream_options);
    stream_options.Wait = answer_patience;
    check(there, natsConnection_JetStream(&state_->streams, state_->connection, &stream_options));
    stream_options.PublishAsync.MaxPending = 4000;
    stream_options.PublishAsync.StallWait = answer_patience;
    stream_options.PublishAsync.AckHandler = detail::Batch::on_answer;
    stream_options.PublishAsync.AckHandlerClosure = &state_->batch;
    check(there, natsConnection_JetStream(&state_->batches, state_->connection, &stream_options));
}

bool Connection::connected() const { return natsConnection_Status(state_->connection) == NATS_CONN_STATUS_CONNECTED; }

std::uint64_t Connection::reconnections() const {
    natsStatistics* statistics = nullptr;
    std::uint64_t count = 0;
    if (natsStatistics_Create(&statistics) == NATS_OK &&
        natsConnection_GetStats(state_->connection, statistics) == NATS_OK)
        natsStatistics_GetCounts(statistics, nullptr, nullptr, nullptr, nullptr, &count);
    natsStatistics_Destroy(statistics);
    return count;
}

void Connection::ensure_stream(const StreamSettings& settings) const {
    jsStreamConfig config;
    jsStreamConfig_Init(&config);
    const char* subjects[] = {settings.subjects.c_str()};
    config.Name = settings.name.c_str();
    config.Subjects = subjects;
    config.SubjectsLen = 1;
    config.Retention = settings.work_queue ? js_WorkQueuePolicy : js_LimitsPolicy;
    config.MaxMsgsPerSubject = 1;
    config.Discard = js_DiscardNew;
    config.DiscardNewPerSubject = true;
    config.MaxAge = settings.max_age.count() * nanoseconds;
    config.AllowDirect = true;
    jsErrCode code{};
    const natsStatus status = js_AddStream(nullptr, state_->streams, &config, nullptr, &code);
    if (status == NATS_OK) return;
    if (code == JSStreamNameExistErr) return;  // an older version of this program has made it a little different
    if (code == JSNotEnabledErr || status == NATS_NO_RESPONDERS) throw ServerError(no_jetstream);
    fail("cannot make the stream " + settings.name, status);
}

void Connection::ensure_consumer(const ConsumerSettings& settings) const {
    jsConsumerConfig config;
    jsConsumerConfig_Init(&config);
    config.Durable = settings.name.c_str();
    config.FilterSubject = settings.filter.c_str();
    config.AckPolicy = js_AckExplicit;
    config.AckWait = settings.patience.count() * (nanoseconds / 1000);
    config.MaxAckPending = 100'000;
    config.MaxWaiting = 50'000;
    jsErrCode code{};
    const natsStatus status =
        js_AddConsumer(nullptr, state_->streams, settings.stream.c_str(), &config, nullptr, &code);
    if (status != NATS_OK && code != JSConsumerNameExistErr) fail("cannot make the consumer " + settings.name, status);
}

void Connection::remove_consumer(const std::string& stream, const std::string& name) const {
    jsErrCode code{};
    const natsStatus status = js_DeleteConsumer(state_->streams, stream.c_str(), name.c_str(), nullptr, &code);
    if (status != NATS_OK && status != NATS_NOT_FOUND) fail("cannot remove the consumer " + name, status);
}

void Connection::purge(const std::string& stream, const std::string& subjects, std::uint64_t before) const {
    jsOptions options;
    jsOptions_Init(&options);
    options.Wait = answer_patience;
    options.Stream.Purge.Subject = subjects.c_str();
    options.Stream.Purge.Sequence = before;
    jsErrCode code{};
    const natsStatus status = js_PurgeStream(state_->streams, stream.c_str(), &options, &code);
    if (status != NATS_OK && status != NATS_NOT_FOUND) fail("cannot clear " + subjects, status);
}

void Connection::erase(const std::string& stream, std::uint64_t sequence) const {
    jsErrCode code{};
    const natsStatus status = js_DeleteMsg(state_->streams, stream.c_str(), sequence, nullptr, &code);
    // That it is not there is all we want.
    if (status != NATS_OK && code == 0) fail("cannot remove a message of " + stream, status);
}

std::uint64_t Connection::count(const std::string& stream, const std::string& subjects) const {
    jsOptions options;
    jsOptions_Init(&options);
    options.Wait = answer_patience;
    options.Stream.Info.SubjectsFilter = subjects.c_str();
    jsStreamInfo* info = nullptr;
    jsErrCode code{};
    check("cannot look into " + stream, js_GetStreamInfo(&info, state_->streams, stream.c_str(), &options, &code));
    std::uint64_t count = 0;
    if (const jsStreamStateSubjects* found = info->State.Subjects)
        for (int i = 0; i < found->Count; ++i) count += found->List[i].Msgs;
    jsStreamInfo_Destroy(info);
    return count;
}

bool Connection::publish(const std::string& subject, std::string_view data) const {
    jsErrCode code{};
    const natsStatus status = js_Publish(nullptr, state_->streams, subject.c_str(), data.data(),
                                         static_cast<int>(data.size()), nullptr, &code);
    if (status == NATS_OK) return true;
    if (has_message_already(code, nats_GetLastError(nullptr))) return false;
    fail("cannot publish " + subject, status);
}

void Connection::publish(const std::vector<Outgoing>& messages) const {
    if (messages.empty()) return;
    const std::lock_guard publishing(state_->publishing);
    jsCtx* const streams = state_->batches;
    {
        const std::lock_guard lock(state_->batch.mutex);
        state_->batch.problem.clear();
    }
    for (const auto& [subject, data] : messages)
        check("cannot publish " + subject,
              js_PublishAsync(streams, subject.c_str(), data.data(), static_cast<int>(data.size()), nullptr));
    jsPubOptions patience;
    jsPubOptions_Init(&patience);
    patience.MaxWait = 2 * answer_patience;
    const natsStatus status = js_PublishAsyncComplete(streams, &patience);
    if (status != NATS_OK) {
        natsMsgList pending{};
        if (js_PublishAsyncGetPendingList(&pending, streams) == NATS_OK) natsMsgList_Destroy(&pending);
        fail("cannot publish " + std::to_string(messages.size()) + " messages", status);
    }
    const std::lock_guard lock(state_->batch.mutex);
    if (!state_->batch.problem.empty()) throw ServerError("cannot publish: " + state_->batch.problem);
}

std::optional<Connection::StoredMessage> Connection::message(const std::string& stream,
                                                             const std::string& subject) const {
    jsDirectGetMsgOptions options;
    jsDirectGetMsgOptions_Init(&options);
    options.LastBySubject = subject.c_str();
    natsMsg* found = nullptr;
    const natsStatus status = js_DirectGetMsg(&found, state_->streams, stream.c_str(), nullptr, &options);
    if (status == NATS_NOT_FOUND) return std::nullopt;
    check("cannot get " + subject, status);
    const auto when = std::chrono::duration_cast<std::chrono::system_clock::duration>(
        std::chrono::nanoseconds(natsMsg_GetTime(found)));
    StoredMessage message{std::string(natsMsg_GetData(found), static_cast<std::size_t>(natsMsg_GetDataLength(found))),
                          std::chrono::system_clock::time_point(when)};
    natsMsg_Destroy(found);
    return message;
}

std::size_t Connection::max_payload() const {
    return static_cast<std::size_t>(natsConnection_GetMaxPayload(state_->connection));
}

PullSubscription::PullSubscription(const Connection& connection, const std::string& stream, const std::string& consumer)
    : inbox_(std::make_shared<detail::Inbox>(connection.state_)),
      subject_("$JS.API.CONSUMER.MSG.NEXT." + stream + "." + consumer) {}

void PullSubscription::ask(int maximum, std::chrono::milliseconds timeout) {
    const std::string request = "{\"batch\":" + std::to_string(maximum) +
                                ",\"expires\":" + std::to_string(timeout.count() * (nanoseconds / 1000)) + "}";
    check("cannot take work", natsConnection_PublishRequestString(inbox_->connection->connection, subject_.c_str(),
                                                                  inbox_->name.c_str(), request.c_str()));
    asked_ = maximum;
    asked_until_ = Clock::now() + timeout + std::chrono::milliseconds(answer_patience);
}

std::vector<Message> PullSubscription::fetch(int maximum, std::chrono::milliseconds timeout) {
    std::vector<Message> messages;
    const auto deadline = Clock::now() + timeout;
    while (messages.size() < static_cast<std::size_t>(maximum)) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
        if (messages.empty() && left.count() <= 0) break;
        if (asked_ <= 0 || Clock::now() > asked_until_) {
            if (!messages.empty()) break;
            ask(maximum, left);
        }
        natsMsg* raw = nullptr;
        const natsStatus status =
            natsSubscription_NextMsg(&raw, inbox_->subscription, messages.empty() ? left.count() : 1);
        if (status == NATS_TIMEOUT) break;
        check("cannot take work", status);
        const std::unique_ptr<natsMsg, Deleter<natsMsg, natsMsg_Destroy>> message(raw);
        if (const char* code = nullptr; natsMsgHeader_Get(raw, "Status", &code) == NATS_OK) {
            // No message: 404 and 408 say that there is none, 100 that the server is well, all others that it is not.
            const std::string number = code;
            if (number == "100") continue;
            asked_ = 0;
            if (number == "404" || number == "408") continue;
            const char* words = nullptr;
            natsMsgHeader_Get(raw, "Description", &words);
            throw ServerError("cannot take work: " + (words != nullptr ? std::string(words) : "status " + number));
        }
        --asked_;
        messages.emplace_back(inbox_->connection, natsMsg_GetSubject(raw),
                              std::string(natsMsg_GetData(raw), static_cast<std::size_t>(natsMsg_GetDataLength(raw))),
                              natsMsg_GetReply(raw));
    }
    return messages;
}

namespace {

Entry entry_from(kvEntry* raw) {
    Entry entry;
    entry.key = kvEntry_Key(raw);
    entry.deleted = kvEntry_Operation(raw) != kvOp_Put;
    entry.revision = kvEntry_Revision(raw);
    if (!entry.deleted && kvEntry_ValueLen(raw) > 0)
        entry.value.assign(static_cast<const char*>(kvEntry_Value(raw)),
                           static_cast<std::size_t>(kvEntry_ValueLen(raw)));
    kvEntry_Destroy(raw);
    return entry;
}

}  // namespace

BucketWatch::Step BucketWatch::next(std::chrono::milliseconds timeout) {
    kvEntry* raw = nullptr;
    const natsStatus status = kvWatcher_Next(&raw, static_cast<kvWatcher*>(watcher_.get()), timeout.count());
    if (status == NATS_TIMEOUT) return {};
    check("cannot follow the runs", status);
    if (raw == nullptr) return {std::nullopt, true};
    return {entry_from(raw), false};
}

void Bucket::ensure(const Connection& connection, const std::string& name, std::chrono::seconds lifetime) {
    kvConfig config;
    kvConfig_Init(&config);
    config.Bucket = name.c_str();
    config.History = 1;
    config.TTL = lifetime.count() * nanoseconds;
    kvStore* raw = nullptr;
    if (js_KeyValue(&raw, connection.state_->streams, name.c_str()) != NATS_OK)
        check("cannot make the bucket " + name, js_CreateKeyValue(&raw, connection.state_->streams, &config));
    kvStore_Destroy(raw);
}

std::optional<Bucket> Bucket::find(const Connection& connection, const std::string& name) {
    kvStore* raw = nullptr;
    const natsStatus status = js_KeyValue(&raw, connection.state_->streams, name.c_str());
    if (status == NATS_NOT_FOUND) return std::nullopt;
    if (status == NATS_NO_RESPONDERS) throw ServerError(no_jetstream);
    check("cannot open the bucket " + name, status);
    return Bucket(connection.state_, raw);
}

Bucket::Bucket(std::shared_ptr<detail::ConnectionState> connection, void* store)
    : connection_(std::move(connection)),
      store_(store, [held = connection_](void* destroyed) { kvStore_Destroy(static_cast<kvStore*>(destroyed)); }) {}

Bucket::Bucket(const Connection& connection, const std::string& name) : connection_(connection.state_) {
    auto found = find(connection, name);
    if (!found) throw ServerError("there is no bucket " + name);
    store_ = std::move(found->store_);
}

std::optional<Entry> Bucket::get(const std::string& key) const {
    kvEntry* raw = nullptr;
    const natsStatus status = kvStore_Get(&raw, static_cast<kvStore*>(store_.get()), key.c_str());
    if (status == NATS_NOT_FOUND) return std::nullopt;
    check("cannot read " + key, status);
    return entry_from(raw);
}

void Bucket::put(const std::string& key, std::string_view value) const {
    check("cannot write " + key, kvStore_Put(nullptr, static_cast<kvStore*>(store_.get()), key.c_str(), value.data(),
                                             static_cast<int>(value.size())));
}

bool Bucket::replace(const Entry& known, std::string_view value) const {
    const natsStatus status = kvStore_Update(nullptr, static_cast<kvStore*>(store_.get()), known.key.c_str(),
                                             value.data(), static_cast<int>(value.size()), known.revision);
    if (status == NATS_OK) return true;
    const char* const words = nats_GetLastError(nullptr);
    if (status == NATS_ERR && words != nullptr &&
        std::string_view(words).find("wrong last sequence") != std::string_view::npos)
        return false;
    fail("cannot write " + known.key, status);
}

void Bucket::remove(const std::string& key) const {
    check("cannot remove " + key, kvStore_Purge(static_cast<kvStore*>(store_.get()), key.c_str(), nullptr));
}

BucketWatch Bucket::watch(const std::string& keys) const {
    kvWatcher* raw = nullptr;
    check("cannot follow " + keys, kvStore_Watch(&raw, static_cast<kvStore*>(store_.get()), keys.c_str(), nullptr));
    return BucketWatch(std::shared_ptr<void>(raw, [held = connection_, store = store_](void* watcher) {
        kvWatcher_Stop(static_cast<kvWatcher*>(watcher));
        natsConnection_FlushTimeout(held->connection, 1000);
        kvWatcher_Destroy(static_cast<kvWatcher*>(watcher));
    }));
}

std::vector<Entry> Bucket::entries(const std::string& keys) const {
    std::vector<Entry> entries;
    BucketWatch all = watch(keys);
    while (true) {
        auto step = all.next(std::chrono::milliseconds(answer_patience));
        if (step.entry && !step.entry->deleted) entries.push_back(std::move(*step.entry));
        if (step.caught_up) return entries;
        if (!step.entry) throw ServerError("the server does not answer");
    }
}

}  // namespace rookery::lab::cluster
