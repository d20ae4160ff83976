import type { Api } from 'chessgroundx/api';
import type { Key } from 'chessgroundx/types';
import { isKey } from 'chessgroundx/util';

type Listener = (from: Key, to: Key) => void;

export function isOwnPiece(api: Api, key: Key): boolean {
  const { boardState, turnColor } = api.state;
  return boardState.pieces.get(key)?.color === turnColor;
}

/// Whether moving there is something the person may do now, but the rules forbid.
export function isForbidden(api: Api, from: unknown, to: Key | undefined): from is Key {
  const { movable, boardState, turnColor } = api.state;
  if (typeof from !== 'string' || !isKey(from as Key) || !to || from === to) return false;
  const piece = boardState.pieces.get(from as Key);
  const isTurn = piece?.color === turnColor && (movable.color === 'both' || movable.color === turnColor);
  return isTurn && !movable.dests?.get(from as Key)?.includes(to);
}

const placeOf = (event: MouseEvent | TouchEvent): [number, number] | undefined => {
  const point = 'changedTouches' in event ? event.changedTouches[0] : event;
  return point && [point.clientX, point.clientY];
};

/// chessgroundx puts a piece back without a word when a move is not legal. This notices the attempt, by dragging or by
/// clicking, so that the server can be asked why. It looks before chessgroundx does, which is why it listens to the capture.
export function watchAttempts(element: HTMLElement, api: Api, listener: Listener): () => void {
  const squareAt = (event: MouseEvent | TouchEvent) => {
    const place = placeOf(event);
    return place && api.getKeyAtDomPos(place);
  };
  const pressed = (event: MouseEvent | TouchEvent) => {
    if ('button' in event && event.button !== 0) return;
    const from = api.state.selectable.selected;
    const to = squareAt(event);
    if (isForbidden(api, from, to) && !isOwnPiece(api, to!)) listener(from, to!);
  };
  const released = (event: MouseEvent | TouchEvent) => {
    const drag = api.state.draggable.current;
    if (!drag?.started || drag.orig === 'a0') return;
    const to = squareAt(event);
    if (isForbidden(api, drag.orig, to)) listener(drag.orig, to!);
  };
  const starts = ['mousedown', 'touchstart'] as const;
  const ends = ['mouseup', 'touchend'] as const;
  starts.forEach(name => element.addEventListener(name, pressed, { capture: true, passive: true }));
  ends.forEach(name => document.addEventListener(name, released, { capture: true }));
  return () => {
    starts.forEach(name => element.removeEventListener(name, pressed, { capture: true }));
    ends.forEach(name => document.removeEventListener(name, released, { capture: true }));
  };
}
