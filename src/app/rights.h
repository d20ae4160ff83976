#pragma once

namespace rookery::app {

/// What a tab may do. Those who come from other machines may do less.
struct Rights {
    bool may_delete = true;         ///< games
    bool may_start_engines = true;  ///< other programs than this one
    bool may_invite = false;        ///< others, from other machines
    bool may_teach = false;         ///< give a class an exercise, and see who answered what
    /// Play, analyze, and see and change what is stored. Who may not can only look into searches.
    bool may_play = true;
    bool may_answer = true;  ///< a teacher's exercise
};

}  // namespace rookery::app
