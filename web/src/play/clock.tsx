import { useEffect, useRef, useState } from 'preact/hooks';
import { clockText } from '../format';
import { t } from '../shared/language';
import { say } from '../notice';
import { play } from '../sounds';
import { game } from '../store';
import type { Side } from '../protocol';

/// From here on it is time to hurry: in the last seconds, or in the second half of a move that has hardly more.
function lowTime(): number {
  const { initial, increment } = game.value!.status.clock!;
  return initial === 0 ? Math.min(10000, increment / 2) : 10000;
}

/// What is left on a side's clock at this moment.
export function timeLeft(side: Side): number {
  const { status, arrived } = game.value!;
  const clock = status.clock!;
  return clock[side] - (clock.running === side ? performance.now() - arrived : 0);
}

/// A side's clock, in figures that do not move while they change.
export function Clock({ side }: { side: Side }) {
  const [, redraw] = useState(0);
  const warned = useRef(false);
  const isRunning = game.value!.status.clock!.running === side;
  const { id, status } = game.value!;
  const isPerMove = status.clock!.initial === 0;
  // Once in a game; where each move has its own time, once in a move.
  useEffect(() => void (warned.current = false), [id, isPerMove && isRunning]);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      redraw(count => count + 1);
      const isLow = timeLeft(side) < lowTime();
      // For whoever can do something about it; what is said is read aloud as well.
      if (isLow && !warned.current && game.value!.status.players[side].kind === 'person') {
        warned.current = true;
        play('low-time');
        say(t('low-time', { seconds: lowTime() / 1000 }));
      }
    }, 100);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = timeLeft(side);
  return (
    <span
      class={`clock${isRunning ? ' running' : ''}${left < lowTime() ? ' short' : ''}`}
      role="timer"
      aria-label={t('time-left')}
    >
      {clockText(left)}
    </span>
  );
}
