import type { Setup } from '../settings';
import { t } from '../shared/language';

type Clock = Setup['clock'];

const offered: [minutes: number, seconds: number][] = [
  [1, 0],
  [3, 2],
  [5, 3],
  [10, 5],
  [15, 10],
  [30, 20],
];

export const clockName = (clock: Clock): string => (clock ? `${clock.initial}+${clock.increment}` : 'none');

export function readClock(name: string): Clock {
  const [initial, increment] = name.split('+').map(Number);
  return initial !== undefined && increment !== undefined ? { initial, increment } : null;
}

/// The time controls to pick from.
export function clocks(current: Clock): { value: string; title: string }[] {
  const list = offered.map(([minutes, seconds]) => ({
    value: `${minutes * 60000}+${seconds * 1000}`,
    title: t('clock-choice', { minutes, seconds }),
  }));
  const name = clockName(current);
  if (current && !list.some(each => each.value === name))
    list.push({
      value: name,
      title: t('clock-choice', { minutes: current.initial / 60000, seconds: current.increment / 1000 }),
    });
  return [{ value: 'none', title: t('clock-none-title') }, ...list];
}
