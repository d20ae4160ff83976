import { useMemo } from 'preact/hooks';
import type { BoardLayout, BoardPicture, Color } from '../protocol';
import { readPlacement, roleOf, squaresInView } from './squares';

interface Properties {
  layout: BoardLayout;
  picture: BoardPicture;
  bottom?: Color;
}

/// A small picture of a board. It only looks: nothing can be moved.
export function MiniBoard({ layout, picture, bottom = 'white' }: Properties) {
  const pieces = useMemo(() => {
    const placed = readPlacement(picture.placement);
    const rows = squaresInView(layout.files, layout.ranks, bottom);
    return rows.flatMap((row, y) =>
      row.flatMap((square, x) => (placed.has(square) ? [{ x, y, ...placed.get(square)! }] : [])),
    );
  }, [picture.placement, layout.files, layout.ranks, bottom]);
  return (
    <div
      class="mini-board"
      aria-hidden="true"
      ref={host => host?.style.setProperty('--square', `${100 / layout.files}%`)}
    >
      {pieces.map(({ x, y, letter, color }) => (
        <span
          key={`${x}-${y}`}
          class={`piece ${color} ${roleOf(letter)}`}
          ref={piece => {
            if (piece) piece.style.transform = `translate(${x * 100}%, ${y * 100}%)`;
          }}
        />
      ))}
    </div>
  );
}
