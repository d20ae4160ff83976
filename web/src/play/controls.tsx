import { useEffect, useState } from 'preact/hooks';
import { can, isWatched } from '../open_game';
import { Button } from '../parts/button';
import { ArrowUpDown, Flag, Handshake, Lightbulb, Pause, Play, Plus, StepForward, Undo2, Users } from '../parts/icons';
import { settings } from '../settings';
import { t } from '../shared/language';
import { partnerName } from '../shared/names';
import { act, dialog, flip, game, setWatchDelay } from '../store';
import { canPartnerMove, letPartnerMove, shownPartner } from './partner';

/// Resigning asks once more, in the same place.
function Resign() {
  const [asked, setAsked] = useState(false);
  const current = game.value!;
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAsked(false), 4000);
    return () => clearTimeout(timer);
  }, [asked]);
  const resign = () => {
    setAsked(!asked);
    if (asked) act('resign');
  };
  return (
    <Button icon={Flag} look={asked ? 'danger' : 'plain'} disabled={!can(current, 'resign')} onClick={resign}>
      {t(asked ? 'confirm-question' : 'resign')}
    </Button>
  );
}

const newGame = () => (dialog.value = { name: 'setup', game: game.value!.game });

/// The slider goes from slow to fast: the delay between moves shrinks to the right.
const delays = [5000, 3000, 2000, 1000, 600, 300, 100, 0];

function Speed() {
  const place = delays.findIndex(delay => delay <= settings.value.watchDelay);
  return (
    <label class="speed">
      <span>{t('speed')}</span>
      <input
        type="range"
        min={0}
        max={delays.length - 1}
        value={place}
        aria-valuetext={delays[place] === 0 ? t('speed-fastest') : t('speed-delay', { seconds: delays[place]! / 1000 })}
        onInput={event => setWatchDelay(delays[Number(event.currentTarget.value)]!)}
      />
    </label>
  );
}

function WatchControls() {
  const current = game.value!;
  const isRunning = current.status.watch!.running;
  return (
    <>
      <Button
        icon={isRunning ? Pause : Play}
        look={isRunning ? 'plain' : 'main'}
        disabled={!can(current, isRunning ? 'pause' : 'run')}
        onClick={() => act(isRunning ? 'pause' : 'run')}
        shortcut="Space"
      >
        {t(isRunning ? 'pause' : 'run')}
      </Button>
      <Button icon={StepForward} disabled={!can(current, 'step')} onClick={() => act('step')} shortcut="Enter">
        {t('step')}
      </Button>
      <Button icon={Undo2} disabled={!can(current, 'takeback')} onClick={() => act('takeback')} shortcut="t">
        {t('take-back')}
      </Button>
      <Button icon={ArrowUpDown} onClick={flip} shortcut="f">
        {t('flip')}
      </Button>
      <Button icon={Plus} onClick={newGame} shortcut="n">
        {t('new-game')}
      </Button>
      <Speed />
    </>
  );
}

/// Leaves the turn to whoever sits beside the person: in a row of its own, as names may be long.
function PartnerControl() {
  const current = game.value!;
  const partner = shownPartner(current);
  if (!partner) return null;
  return (
    <div class="partner-control">
      <Button icon={Users} disabled={!canPartnerMove(current)} onClick={letPartnerMove} shortcut="o">
        {t('partner-move', { name: partnerName(partner) })}
      </Button>
    </div>
  );
}

function PlayControls() {
  const current = game.value!;
  return (
    <>
      <PartnerControl />
      <Button icon={Undo2} disabled={!can(current, 'takeback')} onClick={() => act('takeback')} shortcut="t">
        {t('take-back')}
      </Button>
      <Button icon={Lightbulb} disabled={!can(current, 'hint')} onClick={() => act('hint')} shortcut="h">
        {t('show-me')}
      </Button>
      <Button icon={ArrowUpDown} onClick={flip} shortcut="f">
        {t('flip')}
      </Button>
      <Button icon={Handshake} disabled={!can(current, 'draw')} onClick={() => act('draw')}>
        {t('offer-draw')}
      </Button>
      <Resign key={current.id} />
      <Button icon={Plus} onClick={newGame} shortcut="n">
        {t('new-game')}
      </Button>
    </>
  );
}

/// What can be done besides moving. On a phone the same buttons stand in one row under the board.
export function Controls() {
  const watched = isWatched(game.value!);
  return (
    <div class={`controls${watched ? ' watching' : ''}`} role="group" aria-label={t('controls')}>
      {watched ? <WatchControls /> : <PlayControls />}
    </div>
  );
}
