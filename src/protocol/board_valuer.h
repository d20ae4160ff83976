#pragma once

namespace rookery::protocol {

/// Lets the evaluation `external` of bughouse start other engines. Called once, when the program begins.
void connect_board_valuers();

}  // namespace rookery::protocol
