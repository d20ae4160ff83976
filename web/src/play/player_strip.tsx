import type { Api } from 'chessgroundx/api';
import { lostPieces, roleOf } from '../board/squares';
import { balanceText, withoutArticle } from '../format';
import { otherColor, type BoardPicture, type Color, type Side } from '../protocol';
import { description, game, shownRecord } from '../store';
import { Clock } from './clock';
import { Pocket } from './pocket';

interface Properties {
  side: Side;
  board: number;
  color: Color;
  picture: BoardPicture;
  isMine: boolean;
  api(): Api | null;
}

/// What a side has captured, and by how much it is ahead.
function Captures({ side, color, picture }: { side: Side; color: Color; picture: BoardPicture }) {
  const balance = shownRecord.value?.balance ?? 0;
  const ahead = side === 'first' ? balance : -balance;
  const start = [game.value!.records[0]!.boards[0]!];
  const lost = lostPieces(start, [picture], otherColor(color));
  // A balance is about pieces only where pieces go.
  const hasCaptures = lost.length + lostPieces(start, [picture], color).length > 0;
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

/// Who sits at this edge of the board: name, captures or reserve, clock, and a thin bar while thinking.
export function PlayerStrip({ side, board, color, picture, isMine, api }: Properties) {
  const { status, layout, position } = game.value!;
  const player = status.players[side];
  const name = withoutArticle(description.value?.sides[side] ?? side);
  const thinks = status.thinking?.purpose === 'move' && status.thinking.side === side;
  const isTurn = !status.outcome && position.to_move === side;
  return (
    <div class={`strip${isTurn ? ' turn' : ''}`}>
      {layout.length > 1 && <span class="board-name">{layout[board]!.name}</span>}
      <span class={`seat ${color}`} aria-hidden="true" />
      <span class="strip-name" title={`${player.name}, ${name}`}>
        <span class="strip-player">{withoutArticle(player.name)}</span>
        {withoutArticle(player.name) !== name && <span class="strip-side"> {name}</span>}
      </span>
      {picture.checks_left && (
        <span class="checks">
          {picture.checks_left[color] === 1 ? '1 check to go' : `${picture.checks_left[color]} checks to go`}
        </span>
      )}
      {picture.pockets ? (
        <Pocket color={color} pieces={picture.pockets[color]} {...{ isMine, api }} />
      ) : (
        layout.length === 1 && <Captures {...{ side, color, picture }} />
      )}
      {status.clock && board === 0 && <Clock side={side} />}
      {thinks && <span class={`thinking${status.thinking!.waiting ? ' waiting' : ''}`} />}
    </div>
  );
}
