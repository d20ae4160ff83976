#pragma once

namespace rookery::server_test {

/// An engine that speaks XBoard's protocol and gives up whatever it is asked for, as a program of the shell.
inline constexpr const char* resigning_engine = R"(#!/bin/sh
while read -r word rest; do
    case $word in
        protover) echo "feature ping=1 setboard=1 variants=\"normal,bughouse\" done=1" ;;
        ping) echo "pong $rest" ;;
        go) echo resign ;;
        quit) exit ;;
    esac
done
)";

}  // namespace rookery::server_test
