#pragma once

#include <string_view>
#include <type_traits>

#include "bughouse/features.h"
#include "chess/features.h"
#include "wolfsheep/features.h"

namespace rookery::engine {

namespace detail {

template <class P>
struct FeaturesOf;
template <class R>
struct FeaturesOf<chess::Position<R>> : std::type_identity<chess::Features<R>> {};
template <>
struct FeaturesOf<bughouse::Position> : std::type_identity<bughouse::Features> {};
template <>
struct FeaturesOf<wolfsheep::Position> : std::type_identity<wolfsheep::Features> {};

}  // namespace detail

/// What networks see of a game.
template <class P>
using FeaturesOf = typename detail::FeaturesOf<P>::type;

/// The game whose networks a game uses. Chess960 is chess as soon as the pieces have left their first squares.
template <class P>
inline constexpr std::string_view network_game = P::info.id;
template <>
inline constexpr std::string_view network_game<chess::Position<chess::Chess960>> = "chess";

}  // namespace rookery::engine
