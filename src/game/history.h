#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

namespace rookery::game {

/// The states that a game has gone through, so that moves can be taken back and repetitions seen. It has no limit, but
/// every history, copies included, begins with room for more moves than a search looks ahead: within a search, making a
/// move does not allocate.
template <class State>
class History {
public:
    History() { states_.reserve(room); }
    History(const History& other) {
        states_.reserve(other.size() + room);
        states_ = other.states_;  // keeps the larger room
    }
    History& operator=(const History& other) {
        if (this != &other) {
            states_.reserve(other.size() + room);
            states_ = other.states_;
        }
        return *this;
    }
    History(History&&) noexcept = default;
    History& operator=(History&&) noexcept = default;
    ~History() = default;

    void push(const State& state) { states_.push_back(state); }
    State pop() {
        assert(!states_.empty());
        const State last = states_.back();
        states_.pop_back();
        return last;
    }
    [[nodiscard]] std::size_t size() const { return states_.size(); }
    /// The state so many moves ago, from 1 on.
    [[nodiscard]] const State& back(std::size_t moves) const {
        assert(moves >= 1 && moves <= size());
        return states_[size() - moves];
    }

    bool operator==(const History&) const = default;

private:
    static constexpr std::size_t room = 512;

    std::vector<State> states_;
};

}  // namespace rookery::game
