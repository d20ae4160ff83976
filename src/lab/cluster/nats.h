#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The client library of NATS, in as much as we use it, as objects that clean up after themselves. Its header stays in
/// nats.cpp. Whatever goes wrong is a ServerError.
namespace rookery::lab::cluster {

class ServerError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct ServerAddress {
    std::string url;  ///< nats://HOST:PORT or tls://..., may have a user and a password
    // Files: who is trusted, and who we are.
    std::string authority;
    std::string certificate;
    std::string key;
};

/// One message at most for each subject: the first stays, later ones are refused.
struct StreamSettings {
    std::string name;
    std::string subjects;
    bool work_queue = false;  ///< a message is gone once somebody has done with it
    std::chrono::seconds max_age{0};
};

/// A place in a stream from which several clients together take each message once.
struct ConsumerSettings {
    std::string stream;
    std::string name;
    std::string filter;
    std::chrono::milliseconds patience{30'000};  ///< until a message that nobody has answered for goes to another
};

namespace detail {
struct ConnectionState;
struct Inbox;
}  // namespace detail

/// A message of a stream that was given to us, and that we have to answer for.
class Message {
public:
    /// `reply` is where answers go; it says what the server knows of the message.
    Message(std::shared_ptr<detail::ConnectionState> connection, std::string subject, std::string data,
            std::string reply);

    [[nodiscard]] const std::string& subject() const { return subject_; }
    [[nodiscard]] const std::string& data() const { return data_; }
    /// How often it was given to somebody, with this time.
    [[nodiscard]] std::uint64_t deliveries() const { return deliveries_; }
    [[nodiscard]] std::uint64_t sequence() const { return sequence_; }

    // None of these waits for an answer: what is lost on the way is made good by another delivery.
    void done() { answer("+ACK"); }
    void give_back() { answer("-NAK"); }
    void give_up() { answer("+TERM"); }  ///< nobody shall have it again
    void working() { answer("+WPI"); }   ///< more time, please

private:
    void answer(const char* words) const;

    std::shared_ptr<detail::ConnectionState> connection_;
    std::string subject_;
    std::string data_;
    std::string reply_;
    std::uint64_t deliveries_ = 1;
    std::uint64_t sequence_ = 0;
};

/// A connection that comes back by itself when it was lost. Safe to use from several threads.
class Connection {
public:
    /// Throws ServerError if there is no server, or it does not let us in.
    Connection(const ServerAddress& address, const std::string& name);

    [[nodiscard]] bool connected() const;
    /// How often the connection was lost and found again.
    [[nodiscard]] std::uint64_t reconnections() const;

    void ensure_stream(const StreamSettings& settings) const;
    void ensure_consumer(const ConsumerSettings& settings) const;
    void remove_consumer(const std::string& stream, const std::string& name) const;
    /// Removes the messages of these subjects, or of them those before a sequence number.
    void purge(const std::string& stream, const std::string& subjects, std::uint64_t before = 0) const;
    /// Removes one message.
    void erase(const std::string& stream, std::uint64_t sequence) const;
    /// How many messages of these subjects a stream has.
    [[nodiscard]] std::uint64_t count(const std::string& stream, const std::string& subjects) const;

    /// False if the subject had its message already, which is still there.
    [[nodiscard]] bool publish(const std::string& subject, std::string_view data) const;
    using Outgoing = std::pair<std::string, std::string>;  ///< subject and data
    /// The same for many at once, without waiting for each.
    void publish(const std::vector<Outgoing>& messages) const;
    struct StoredMessage {
        std::string data;
        std::chrono::system_clock::time_point when;
    };
    [[nodiscard]] std::optional<StoredMessage> message(const std::string& stream, const std::string& subject) const;
    /// The largest message that the server takes, in bytes.
    [[nodiscard]] std::size_t max_payload() const;

private:
    friend class PullSubscription;
    friend class Bucket;
    std::shared_ptr<detail::ConnectionState> state_;
};

/// Takes messages from a consumer. For one thread at a time. It asks the server by itself: the library's own way of
/// fetching several messages writes beyond its memory in version 3.4 when some had come too late for the time before.
class PullSubscription {
public:
    PullSubscription(const Connection& connection, const std::string& stream, const std::string& consumer);
    /// As soon as there is one message, all that are there; none if there is none in that time.
    [[nodiscard]] std::vector<Message> fetch(int maximum, std::chrono::milliseconds timeout);

private:
    using Clock = std::chrono::steady_clock;

    void ask(int maximum, std::chrono::milliseconds timeout);

    std::shared_ptr<detail::Inbox> inbox_;
    std::string subject_;            ///< where to ask
    int asked_ = 0;                  ///< messages that the server still owes us
    Clock::time_point asked_until_;  ///< unless it has forgotten
};

struct Entry {
    std::string key;
    std::string value;
    bool deleted = false;
    std::uint64_t revision = 0;
};

/// Follows the entries of a bucket: those that are there, then every change.
class BucketWatch {
public:
    struct Step {
        std::optional<Entry> entry;
        bool caught_up = false;  ///< what was there at the beginning has been told
    };
    explicit BucketWatch(std::shared_ptr<void> watcher) : watcher_(std::move(watcher)) {}
    /// An empty step if nothing happened in that time.
    [[nodiscard]] Step next(std::chrono::milliseconds timeout);

private:
    std::shared_ptr<void> watcher_;
};

/// Values by their keys.
class Bucket {
public:
    /// Creates the bucket if it is not there. Values may vanish after a time without change.
    static void ensure(const Connection& connection, const std::string& name, std::chrono::seconds lifetime = {});
    /// Nothing if the server has no bucket of that name.
    [[nodiscard]] static std::optional<Bucket> find(const Connection& connection, const std::string& name);
    /// Throws ServerError if the server has no bucket of that name.
    Bucket(const Connection& connection, const std::string& name);

    [[nodiscard]] std::optional<Entry> get(const std::string& key) const;
    void put(const std::string& key, std::string_view value) const;
    /// False if somebody has changed the entry since that revision.
    [[nodiscard]] bool replace(const Entry& known, std::string_view value) const;
    void remove(const std::string& key) const;
    [[nodiscard]] BucketWatch watch(const std::string& keys) const;
    /// All there is now.
    [[nodiscard]] std::vector<Entry> entries(const std::string& keys) const;

private:
    Bucket(std::shared_ptr<detail::ConnectionState> connection, void* store);

    std::shared_ptr<detail::ConnectionState> connection_;
    std::shared_ptr<void> store_;
};

}  // namespace rookery::lab::cluster
