import { useEffect, useState } from 'preact/hooks';
import { clockText } from '../format';
import { game } from '../store';
import type { Side } from '../protocol';

/// What is left on a side's clock at this moment.
function timeLeft(side: Side): number {
  const { status, arrived } = game.value!;
  const clock = status.clock!;
  return clock[side] - (clock.running === side ? performance.now() - arrived : 0);
}

/// A side's clock, in figures that do not move while they change.
export function Clock({ side }: { side: Side }) {
  const [, redraw] = useState(0);
  const isRunning = game.value!.status.clock!.running === side;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => redraw(count => count + 1), 100);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = timeLeft(side);
  return (
    <span
      class={`clock${isRunning ? ' running' : ''}${left < 10000 ? ' short' : ''}`}
      role="timer"
      aria-label="Time left"
    >
      {clockText(left)}
    </span>
  );
}
