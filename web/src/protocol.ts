import type { Color, ServerMessages, Side } from './shared/messages';

/// The messages between page and server: their types are made from the program's own descriptions.
export type * from './shared/messages';

/// Anything that the server says by itself.
export type ServerMessage = ServerMessages[keyof ServerMessages];

export const protocolVersion = 1;

export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');
export const otherColor = (color: Color): Color => (color === 'white' ? 'black' : 'white');
