#pragma once

namespace rookery::app {

/// What a tab may do. Those who come from other machines may do less.
struct Rights {
    bool may_delete = true;         ///< games
    bool may_start_engines = true;  ///< other programs than this one
    bool may_invite = false;        ///< others, from other machines
};

}  // namespace rookery::app
