#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/clients/engine_client.h"

namespace rookery::server {

/// Another engine that the owner of this machine has given a name.
struct RegisteredEngine {
    std::string name;
    std::string command;
    bool speaks_xboard = false;      ///< or UCI
    bool sits_at_one_board = false;  ///< of bughouse: a team takes one process for each board

    bool operator==(const RegisteredEngine&) const = default;
};

/// The engines of a data folder. Only the command line writes the file: a page knows their names, and nothing else of
/// them.
class EngineRegistry {
public:
    explicit EngineRegistry(const std::filesystem::path& folder) : file_(folder / "engines.json") {}

    /// As the file is now, in the order in which they were added. Throws ParseError if it is damaged.
    [[nodiscard]] std::vector<RegisteredEngine> list() const;
    [[nodiscard]] std::optional<RegisteredEngine> find(std::string_view name) const;
    /// Throws ParseError if the name is taken or is none, or if there is no command.
    void add(const RegisteredEngine& engine) const;
    /// False if there is none of that name.
    [[nodiscard]] bool remove(std::string_view name) const;

private:
    void write(const std::vector<RegisteredEngine>& engines) const;

    std::filesystem::path file_;
};

/// Whether it takes several processes to play the game.
[[nodiscard]] bool is_team(const RegisteredEngine& engine, std::string_view game);

/// Starts the engine for a game and waits until it has introduced itself. Throws ProcessError.
[[nodiscard]] std::unique_ptr<protocol::EngineClient> start_engine(const RegisteredEngine& engine,
                                                                   std::string_view game,
                                                                   const protocol::Process::Listener& listener);

/// A line of a conversation as people can see it: not too long, without control characters, in UTF-8.
[[nodiscard]] std::string visible_line(std::string_view line);

}  // namespace rookery::server
