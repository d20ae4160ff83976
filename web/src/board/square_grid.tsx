import type { Api } from 'chessgroundx/api';
import type { Key } from 'chessgroundx/types';
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { BoardLayout, BoardPicture, Color, LegalMoves } from '../protocol';
import { isForbidden, isOwnPiece } from './attempts';
import { t } from '../shared/language';
import { describePiece, keyOf, readPlacement, squaresInView } from './squares';

interface Properties {
  layout: BoardLayout;
  picture: BoardPicture;
  bottom: Color;
  legal: LegalMoves | null;
  label: string;
  api: RefObject<Api>;
  onAttempt(from: Key, to: Key): void;
  /// Instead of picking up and putting down; false if it is to be done as usual.
  onPress?(square: string): boolean;
  /// Where an arrow begins or ends.
  onMark?(square: string): void;
}

const steps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/// The squares as a grid for the keyboard and for screen readers, above the drawn board and transparent to the mouse. Arrows
/// walk, Enter or the space bar picks up and puts down, Escape lets go.
export function SquareGrid({ layout, picture, bottom, legal, label, api, onAttempt, onPress, onMark }: Properties) {
  const rows = useMemo(() => squaresInView(layout.files, layout.ranks, bottom), [layout.files, layout.ranks, bottom]);
  const pieces = useMemo(() => readPlacement(picture.placement), [picture.placement]);
  const [cursor, setCursor] = useState({ row: layout.ranks - 1, column: 0 });
  const [picked, setPicked] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);

  const describe = (square: string): string => {
    const parts = [square];
    const piece = pieces.get(square);
    parts.push(piece ? describePiece(piece) : t('square-empty'));
    if (picture.check === square) parts.push(t('square-in-check'));
    if (picture.last?.includes(square)) parts.push(t('square-last-move'));
    if (picked && legal?.moves[picked]?.includes(square)) parts.push(t('square-target'));
    else if (!picked && legal?.moves[square]) parts.push(t('square-can-move'));
    return parts.join(', ');
  };

  const walk = (row: number, column: number) => {
    const next = { row: clamp(row, rows.length), column: clamp(column, rows[0]!.length) };
    setCursor(next);
    grid.current?.querySelector<HTMLElement>(`[data-place="${next.row}-${next.column}"]`)?.focus();
  };

  const press = (square: string) => {
    const board = api.current;
    if (!board || onPress?.(square)) return;
    const from = board.state.selectable.selected;
    const to = keyOf(square);
    if (isForbidden(board, from, to) && !isOwnPiece(board, to)) onAttempt(from, to);
    if (from === to) board.cancelMove();
    else board.selectSquare(to, true);
    const selected = board.state.selectable.selected;
    setPicked(typeof selected === 'string' ? square : null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Enter' && event.shiftKey && onMark) onMark(rows[cursor.row]![cursor.column]!);
    else if (step) walk(cursor.row + step[0], cursor.column + step[1]);
    else if (event.key === 'Enter' || event.key === ' ') press(rows[cursor.row]![cursor.column]!);
    else if (event.key === 'Escape') {
      api.current?.cancelMove();
      setPicked(null);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="square-grid" role="grid" aria-label={label} ref={grid} onKeyDown={onKeyDown}>
      {rows.map((row, rowIndex) => (
        <div role="row" key={rowIndex}>
          {row.map((square, column) => (
            <div
              role="gridcell"
              key={square}
              data-square={square}
              data-place={`${rowIndex}-${column}`}
              tabIndex={rowIndex === Math.min(cursor.row, layout.ranks - 1) && column === cursor.column ? 0 : -1}
              aria-label={describe(square)}
              aria-selected={picked === square}
              onFocus={() => setCursor({ row: rowIndex, column })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const clamp = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));
