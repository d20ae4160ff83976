import { useMemo } from 'preact/hooks';
import type { BoardLayout, BoardPicture, Color } from '../protocol';
import { readPlacement, roleOf, squaresInView } from './squares';

interface Properties {
  layout: BoardLayout;
  picture: BoardPicture;
  bottom?: Color;
  /// Moves that are pointed out; a drop is a ring.
  arrows?: MiniArrow[];
}

export interface MiniArrow {
  from?: string | null;
  to: string;
  look: 'good' | 'bad';
}

/// The middle of a square, counted in squares.
function middleOf(square: string, rows: string[][]): [number, number] {
  const y = rows.findIndex(row => row.includes(square));
  return [(rows[y]?.indexOf(square) ?? 0) + 0.5, y + 0.5];
}

function DrawnArrow({ arrow, rows }: { arrow: MiniArrow; rows: string[][] }) {
  const [x, y] = middleOf(arrow.to, rows);
  if (!arrow.from) return <circle class={arrow.look} cx={x} cy={y} r={0.44} />;
  const [startX, startY] = middleOf(arrow.from, rows);
  const length = Math.hypot(x - startX, y - startY) || 1;
  const [alongX, alongY] = [(x - startX) / length, (y - startY) / length];
  const [neckX, neckY] = [x - alongX * 0.42, y - alongY * 0.42];
  const corners = [
    [x - alongX * 0.06, y - alongY * 0.06],
    [neckX - alongY * 0.28, neckY + alongX * 0.28],
    [neckX + alongY * 0.28, neckY - alongX * 0.28],
  ];
  return (
    <g class={arrow.look}>
      <line x1={startX} y1={startY} x2={neckX} y2={neckY} />
      <polygon points={corners.map(corner => corner.map(each => each.toFixed(2)).join(',')).join(' ')} />
    </g>
  );
}

/// A small picture of a board. It only looks: nothing can be moved.
export function MiniBoard({ layout, picture, bottom = 'white', arrows = [] }: Properties) {
  const rows = squaresInView(layout.files, layout.ranks, bottom);
  const pieces = useMemo(() => {
    const placed = readPlacement(picture.placement);
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
      {arrows.length > 0 && (
        <svg class="mini-arrows" viewBox={`0 0 ${layout.files} ${layout.ranks}`}>
          {arrows.map(arrow => (
            <DrawnArrow key={`${arrow.from ?? ''}${arrow.to}`} arrow={arrow} rows={rows} />
          ))}
        </svg>
      )}
    </div>
  );
}
