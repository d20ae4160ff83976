import type { Api } from 'chessgroundx/api';
import type { MouchEvent } from 'chessgroundx/types';
import { roleOf } from '../board/squares';
import type { Color } from '../protocol';
import { t } from '../shared/language';

interface Properties {
  color: Color;
  pieces: Record<string, number>;
  /// Whether a person may drop from here, now or as a premove.
  isMine: boolean;
  api(): Api | null;
}

const order = ['p', 'n', 'b', 'r', 'q'];

/// The pieces in reserve: drag one onto the board, or click it and then a square.
export function Pocket({ color, pieces, isMine, api }: Properties) {
  const pick = (letter: string) => {
    const board = api();
    board?.selectPocket({ role: roleOf(letter), color });
    return board;
  };
  const drag = (letter: string, event: MouchEvent) => {
    if (event.button) return;
    event.preventDefault();
    pick(letter)?.dragNewPiece({ role: roleOf(letter), color }, true, event);
  };
  return (
    <div class="pocket" role="group" aria-label={t('reserve', { color })}>
      {order.map(letter => {
        const number = pieces[letter] ?? 0;
        return (
          <button
            type="button"
            key={letter}
            class="pocket-piece"
            disabled={number === 0 || !isMine}
            data-nb={number}
            data-role={roleOf(letter)}
            data-color={color}
            aria-label={t('piece-count', { count: number, piece: letter })}
            onMouseDown={event => drag(letter, event)}
            onTouchStart={event => drag(letter, event)}
            onKeyDown={event => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              pick(letter);
            }}
          >
            <span class={`piece ${color} ${roleOf(letter)}${number === 0 ? ' none' : ''}`} />
            {number > 1 && <span class="pocket-count">{number}</span>}
          </button>
        );
      })}
    </div>
  );
}
