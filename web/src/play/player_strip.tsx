import type { Api } from 'chessgroundx/api';
import { withoutArticle } from '../format';
import type { BoardPicture, Color, Side } from '../protocol';
import { description, game, shownRecord } from '../store';
import { Captures } from './captures';
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

/// Who sits at this edge of the board: name, captures or reserve, clock, and a thin bar while thinking.
export function PlayerStrip({ side, board, color, picture, isMine, api }: Properties) {
  const { status, layout, position, records } = game.value!;
  const balance = shownRecord.value?.balance ?? 0;
  const ahead = side === 'first' ? balance : -balance;
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
        layout.length === 1 && <Captures {...{ color, picture, ahead }} start={records[0]!.boards[0]!} />
      )}
      {status.clock && board === 0 && <Clock side={side} />}
      {thinks && <span class={`thinking${status.thinking!.waiting ? ' waiting' : ''}`} />}
    </div>
  );
}
