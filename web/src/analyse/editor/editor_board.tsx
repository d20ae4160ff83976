import { Chessground } from 'chessgroundx';
import type { Api } from 'chessgroundx/api';
import type { Key, MouchEvent } from 'chessgroundx/types';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { keyOf, letterOf, roleOf, squareOf } from '../../board/squares';
import { SquareGrid } from '../../board/square_grid';
import type { BoardLayout, Color } from '../../protocol';
import { changeBoard, edited, tool } from './editor';
import { placementOf, type PlacedPiece } from './placement';

interface Properties {
  index: number;
  layout: BoardLayout;
  bottom: Color;
  size: number;
  label: string;
  onReady(index: number, api: Api | null): void;
}

function piecesOn(board: Api): Map<string, PlacedPiece> {
  const pieces = new Map<string, PlacedPiece>();
  board.state.boardState.pieces.forEach((piece, key) =>
    pieces.set(squareOf(key), { letter: letterOf(piece.role), color: piece.color, promoted: piece.promoted }),
  );
  return pieces;
}

/// A board without rules: pieces go anywhere, and off it.
export function EditorBoard({ index, layout, bottom, size, label, onReady }: Properties) {
  const element = useRef<HTMLDivElement>(null);
  const api = useRef<Api | null>(null);
  const picture = edited.value!.boards[index]!;

  const reportChange = () => {
    const placement = placementOf(piecesOn(api.current!), layout.files, layout.ranks);
    if (placement !== edited.value!.boards[index]!.placement) changeBoard(index, { placement });
  };
  /// What a click on a square does with the tool in hand; false without one.
  const use = (square: string): boolean => {
    const held = tool.value;
    if (!held) return false;
    const key = keyOf(square);
    const there = api.current!.state.boardState.pieces.get(key);
    const isSame = held !== 'eraser' && there?.role === roleOf(held.letter) && there.color === held.color;
    const piece = held === 'eraser' || isSame ? undefined : { role: roleOf(held.letter), color: held.color };
    api.current!.setPieces(new Map([[key, piece]]));
    reportChange();
    return true;
  };

  useLayoutEffect(() => {
    element.current!.style.setProperty('--square', `${100 / layout.files}%`);
    const board = Chessground(element.current!, {
      dimensions: { width: layout.files, height: layout.ranks },
      fen: picture.placement,
      orientation: bottom,
      coordinates: true,
      animation: { enabled: false },
      highlight: { lastMove: false, check: false },
      movable: { free: true, color: 'both', showDests: false },
      premovable: { enabled: false },
      draggable: { deleteOnDropOff: true, showGhost: true, distance: 4 },
      drawable: { enabled: false },
      events: { change: () => setTimeout(reportChange) },
    });
    api.current = board;
    onReady(index, board);
    // Before chessgroundx picks something up: with a tool in hand a press means the square.
    const pressed = (event: MouchEvent) => {
      const point = 'touches' in event && event.touches ? event.touches[0] : (event as unknown as MouseEvent);
      const key = point && board.getKeyAtDomPos([point.clientX, point.clientY]);
      if (!key) return;
      const isRight = 'button' in event && event.button === 2;
      if (isRight) board.setPieces(new Map<Key, undefined>([[key, undefined]]));
      if (!isRight && !use(squareOf(key))) return;
      event.preventDefault();
      event.stopPropagation();
      if (isRight) reportChange();
    };
    const listener = pressed as unknown as EventListener;
    const host = element.current!;
    const ignore = (event: Event) => event.preventDefault();
    host.addEventListener('mousedown', listener, { capture: true });
    host.addEventListener('touchstart', listener, { capture: true, passive: false });
    host.addEventListener('contextmenu', ignore);
    return () => {
      host.removeEventListener('mousedown', listener, { capture: true });
      host.removeEventListener('touchstart', listener, { capture: true });
      host.removeEventListener('contextmenu', ignore);
      onReady(index, null);
      board.destroy();
    };
  }, [layout.files, layout.ranks]);

  useLayoutEffect(() => {
    const board = api.current!;
    board.set({ orientation: bottom });
    if (placementOf(piecesOn(board), layout.files, layout.ranks) !== picture.placement)
      board.set({ fen: picture.placement });
  }, [picture.placement, bottom, layout.files, layout.ranks]);

  return (
    <div class="board" ref={host => host?.style.setProperty('--size', `${size}px`)}>
      <div class="cg-wrap" ref={element} aria-hidden="true" />
      <SquareGrid {...{ layout, picture, bottom, label }} legal={null} api={api} onAttempt={() => {}} onPress={use} />
    </div>
  );
}
