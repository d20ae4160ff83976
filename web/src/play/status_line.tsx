import { movesOf } from '../format';
import { can, isPersonsTurn } from '../open_game';
import { Offer } from '../opponents/offer';
import { Button } from '../parts/button';
import { Check, Network, Plus, RotateCcw, Square, Telescope } from '../parts/icons';
import { connection } from '../connection';
import { notice } from '../notice';
import { go } from '../route';
import { t } from '../shared/language';
import { outcomeText, partnerName, repetitionsIn, sideCode, turnText } from '../shared/names';
import { coordinatesText, moveText } from '../shared/notation';
import {
  act,
  confirmMove,
  description,
  dialog,
  game,
  isLive,
  proposed,
  rematch,
  shownPly,
  showsCurves,
} from '../store';
import { lastComputerMove, xrayLastMove } from '../xray/from_game';
import { thinkingPartner } from './partner';
import { TurningPointView } from './turning_point_view';
import { XrayButtons } from './xray_buttons';

/// How things stand, in one sentence.
function words(): string {
  const { status, position, infos, layout } = game.value!;
  if (!isLive.value && shownPly.value === 0) return t('looking-back-start');
  if (!isLive.value) return t('looking-back', { move: movesOf(shownPly.value), moves: movesOf(position.ply) });
  if (status.outcome) return outcomeText(status.outcome, description.value?.sides, repetitionsIn(position.text));
  const { thinking } = status;
  if (thinking?.purpose === 'hint') return t('looking-for-best');
  if (thinking?.purpose === 'counts') return t('counting');
  if (thinking) {
    if (thinking.waiting) return t('waiting-to-think');
    const partner = thinkingPartner(game.value!);
    if (partner) return t('partner-thinking', { name: partnerName(partner), board: layout[partner.board]?.name ?? '' });
    const info = infos[thinking.side];
    const isSecret = !showsCurves.value; // while a person plays, what the opponent thinks stays its own
    const best = info?.ply === position.ply && !isSecret ? info.line[0]?.notation : undefined;
    return best ? t('thinking-best', { move: moveText(best) }) : t('thinking');
  }
  const { first, second } = status.players;
  const isOne = first.kind !== second.kind;
  if (isOne && isPersonsTurn(game.value!)) return t(status.check ? 'your-move-check' : 'your-move');
  const about = description.value;
  return about ? turnText(position.to_move, status.check, about.sides) : status.words;
}

/// A move that waits to be confirmed, where one looks for what to do.
function Proposal({ move }: { move: string }) {
  return (
    <div class="status proposal">
      <Button look="main" icon={Check} onClick={() => confirmMove(true)}>
        {t('confirm-move', { move: coordinatesText(move) })}
      </Button>
      <Button onClick={() => confirmMove(false)}>{t('cancel')}</Button>
    </div>
  );
}

/// The line at the top of the panel: how things stand, and below it for a while what there is to say.
export function StatusLine() {
  const current = game.value!;
  const said = notice.value;
  const offline = connection.value === 'lost';
  if (proposed.value) return <Proposal move={proposed.value} />;
  return (
    <div class={`status${said ? ' has-notice' : ''}${said?.urgent ? ' urgent' : ''}`}>
      <div class="status-words">
        <p role="status" aria-live="polite">
          {words()}
        </p>
        <p class="notice" role="status" aria-live="polite">
          {said?.words}
        </p>
      </div>
      {isLive.value && !current.status.thinking && !current.status.outcome && lastComputerMove() && (
        <Button icon={Network} iconOnly look="quiet" onClick={() => void xrayLastMove()}>
          {t('why-that-move')}
        </Button>
      )}
      {can(current, 'stop') && !offline && current.status.thinking && (
        <Button icon={Square} onClick={() => act('stop')} shortcut="s">
          {t('stop')}
        </Button>
      )}
    </div>
  );
}

/// Tells those who listen what was played, in the letters that are on the screen, and how the game ended.
export function MoveAnnouncer() {
  const { records, status, position } = game.value!;
  const record = records.at(-1)!;
  const sides = description.value?.sides;
  const side = record.side && sides?.[record.side];
  const move = side ? t('move-announced', { side: sideCode(side), move: moveText(record.notation) }) : '';
  const end = status.outcome ? outcomeText(status.outcome, sides, repetitionsIn(position.text)) : '';
  return (
    <p class="visually-hidden" role="log" aria-live="polite">
      {[move, end].filter(Boolean).join('. ')}
    </p>
  );
}

/// When the game is over: the result, and what to do next. Who won and why stands in the line above.
export function GameOver() {
  const { outcome } = game.value!.status;
  if (!outcome) return null;
  return (
    <section class="game-over" aria-label={t('game-over')}>
      <p class="result">{outcome.result.replace(/1\/2/g, '½').replace('-', ' – ')}</p>
      <Offer />
      <div class="game-over-actions">
        <Button look="main" icon={RotateCcw} onClick={rematch}>
          {t('rematch')}
        </Button>
        <Button icon={Telescope} onClick={() => go({ place: 'analyse', id: game.value!.id })}>
          {t('place-analyze')}
        </Button>
        <Button icon={Plus} onClick={() => (dialog.value = { name: 'setup', game: game.value!.game })}>
          {t('new-game')}
        </Button>
        <XrayButtons />
      </div>
      <TurningPointView />
    </section>
  );
}
