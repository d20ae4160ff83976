import type { Api } from 'chessgroundx/api';
import { t } from '../shared/language';
import { partnerName, playerName, sideLabel } from '../shared/names';
import type { BoardPicture, Color, Side } from '../protocol';
import { Face } from '../opponents/face';
import { findOpponent, opponentSummary, strengthText } from '../opponents/opponents';
import { Button } from '../parts/button';
import { Cpu, Info } from '../parts/icons';
import { description, dialog, game, shownRecord } from '../store';
import { Captures } from './captures';
import { Clock } from './clock';
import { Pocket } from './pocket';

interface Properties {
  side: Side;
  board: number;
  color: Color;
  picture: BoardPicture;
  isMine: boolean;
  /// The strip at the lower edge of the first board has the way to the rules.
  hasRules: boolean;
  api(): Api | null;
}

/// Who sits at this edge of the board: name, captures or reserve, clock, and a thin bar while thinking.
export function PlayerStrip({ side, board, color, picture, isMine, hasRules, api }: Properties) {
  const { status, layout, position, records } = game.value!;
  const balance = shownRecord.value?.balance ?? 0;
  const ahead = side === 'first' ? balance : -balance;
  const player = status.players[side];
  const sides = description.value?.sides;
  const name = sides ? sideLabel(sides[side]) : '';
  const opponent = player.kind === 'computer' ? findOpponent(player.opponent) : undefined;
  const playing = playerName(player, side, sides);
  const thinks = status.thinking?.purpose === 'move' && status.thinking.side === side;
  const partner = player.kind === 'person' && player.partner?.board === board ? player.partner : undefined;
  const isTurn = !status.outcome && position.to_move === side;
  return (
    <div class={`strip${isTurn ? ' turn' : ''}`}>
      {layout.length > 1 && <span class="board-name">{layout[board]!.name}</span>}
      <span class={`seat ${color}`} aria-hidden="true" />
      {(opponent || player.engine) && board === 0 ? (
        <button
          type="button"
          class="strip-name strip-opponent"
          title={opponent ? opponentSummary(opponent) : t('other-engine')}
          onClick={() => (dialog.value = { name: 'opponent', game: description.value!.id, side })}
        >
          {opponent ? <Face opponent={opponent.id} size={32} /> : <Cpu size={32} aria-hidden="true" />}
          <span class="strip-words">
            <span class="strip-player">{playing}</span>
            {opponent && <span class="strip-side">{strengthText(description.value, opponent)}</span>}
          </span>
        </button>
      ) : (
        <span
          class="strip-name strip-words"
          title={`${playing}, ${partner ? t('partner-sits', { name: partnerName(partner) }) : name}`}
        >
          <span class="strip-player">{playing}</span>
          {partner ? (
            <span class="strip-side">+ {partnerName(partner)}</span>
          ) : (
            playing !== name && <span class="strip-side">{name}</span>
          )}
        </span>
      )}
      {picture.checks_left && <span class="checks">{t('checks-to-go', { count: picture.checks_left[color] })}</span>}
      {picture.pockets ? (
        <Pocket color={color} pieces={picture.pockets[color]} {...{ isMine, api }} />
      ) : (
        layout.length === 1 && <Captures {...{ color, picture, ahead }} start={records[0]!.boards[0]!} />
      )}
      {hasRules && (
        <Button
          icon={Info}
          iconOnly
          look="quiet"
          onClick={() => (dialog.value = { name: 'rules', game: description.value!.id })}
        >
          {t('rules')}
        </Button>
      )}
      {status.clock && board === 0 && <Clock side={side} />}
      {thinks && <span class={`thinking${status.thinking!.waiting ? ' waiting' : ''}`} />}
    </div>
  );
}
