import type { Setup } from '../settings';

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
    title: `${minutes} min + ${seconds} s a move`,
  }));
  const name = clockName(current);
  if (current && !list.some(each => each.value === name))
    list.push({ value: name, title: `${current.initial / 60000} min + ${current.increment / 1000} s a move` });
  return [{ value: 'none', title: 'No clock' }, ...list];
}
