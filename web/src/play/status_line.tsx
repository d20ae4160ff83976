import { capital } from '../format';
import { can, isPersonsTurn } from '../open_game';
import { Button } from '../parts/button';
import { Plus, RotateCcw, Square } from '../parts/icons';
import { connection } from '../connection';
import { notice } from '../notice';
import { act, description, dialog, game, isLive, rematch, shownPly } from '../store';

/// How things stand, in one sentence.
function words(): string {
  const { status, position, infos } = game.value!;
  if (!isLive.value) return `Looking back at move ${shownPly.value} of ${position.ply}`;
  if (status.outcome) return 'The game is over';
  const { thinking } = status;
  if (thinking?.purpose === 'hint') return 'Looking for the best move …';
  if (thinking?.purpose === 'counts') return 'Counting …';
  if (thinking) {
    if (thinking.waiting) return 'Waiting for its turn to think …';
    const info = infos[thinking.side];
    const best = info?.ply === position.ply ? info.line[0]?.notation : undefined;
    return best ? `Thinking … best so far: ${best}` : 'Thinking …';
  }
  const { first, second } = status.players;
  const isOne = first.kind !== second.kind;
  if (isOne && isPersonsTurn(game.value!)) return status.check ? 'Check. Your move' : 'Your move';
  return status.words;
}

/// The line at the top of the panel. Notices take its place for a while, so that nothing moves.
export function StatusLine() {
  const current = game.value!;
  const said = notice.value;
  const offline = connection.value === 'lost';
  return (
    <div class={`status${said?.urgent ? ' urgent' : ''}`}>
      <p role="status" aria-live="polite">
        {said ? said.words : words()}
      </p>
      {can(current, 'stop') && !offline && current.status.thinking && (
        <Button icon={Square} onClick={() => act('stop')} shortcut="s">
          Stop
        </Button>
      )}
    </div>
  );
}

/// Tells those who listen what was played.
export function MoveAnnouncer() {
  const record = game.value!.records.at(-1)!;
  const side = record.side && description.value?.sides[record.side];
  return (
    <p class="visually-hidden" role="log" aria-live="polite">
      {side ? `${capital(side)}: ${record.notation}` : ''}
    </p>
  );
}

/// When the game is over: who won and why, and what to do next.
export function GameOver() {
  const { outcome } = game.value!.status;
  if (!outcome) return null;
  return (
    <section class="game-over" aria-label="Game over">
      <p class="result">{outcome.result.replace(/1\/2/g, '½').replace('-', ' – ')}</p>
      <p class="game-over-words" role="status">
        {outcome.words}
      </p>
      <div class="game-over-actions">
        <Button look="main" icon={RotateCcw} onClick={rematch}>
          Rematch
        </Button>
        <Button icon={Plus} onClick={() => (dialog.value = { name: 'setup', game: game.value!.game })}>
          New game
        </Button>
      </div>
    </section>
  );
}
