import { lostPieces, roleOf } from '../board/squares';
import { balanceText } from '../format';
import { type BoardPicture, type Color, otherColor } from '../protocol';

interface Properties {
  color: Color;
  start: BoardPicture;
  picture: BoardPicture;
  /// By how much this color is ahead.
  ahead: number;
}

/// What a color has captured, and by how much it is ahead.
export function Captures({ color, start, picture, ahead }: Properties) {
  const lost = lostPieces([start], [picture], otherColor(color));
  // A balance is about pieces only where pieces go.
  const hasCaptures = lost.length + lostPieces([start], [picture], color).length > 0;
  return (
    <span class="captures">
      {lost.map((letter, index) => (
        <span
          key={index}
          class={`piece ${otherColor(color)} ${roleOf(letter)}${lost[index - 1] === letter ? ' again' : ''}`}
        />
      ))}
      {hasCaptures && ahead > 0 && <span class="ahead">{balanceText(ahead)}</span>}
    </span>
  );
}
