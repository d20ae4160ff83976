import type { Setup } from '../settings';
import { t } from '../shared/language';

type Clock = Setup['clock'];

/// Minutes for the game, and seconds that each move adds.
const forGames: [minutes: number, seconds: number][] = [
  [1, 0],
  [3, 0],
  [3, 2],
  [5, 0],
  [5, 3],
  [10, 0],
  [10, 5],
  [15, 10],
  [30, 20],
];

/// Seconds for each move, of which nothing is kept.
const forMoves = [10, 30, 60];

const offered: NonNullable<Clock>[] = [
  ...forGames.map(([minutes, seconds]) => ({ initial: minutes * 60000, increment: seconds * 1000 })),
  ...forMoves.map(seconds => ({ initial: 0, increment: seconds * 1000 })),
];

export const clockName = (clock: Clock): string => (clock ? `${clock.initial}+${clock.increment}` : 'none');

export function readClock(name: string): Clock {
  const [initial, increment] = name.split('+').map(Number);
  return initial !== undefined && increment !== undefined ? { initial, increment } : null;
}

const clockTitle = ({ initial, increment }: NonNullable<Clock>): string => {
  const seconds = increment / 1000;
  return initial === 0 ? t('clock-each-move', { seconds }) : t('clock-choice', { minutes: initial / 60000, seconds });
};

/// The time controls to pick from.
export function clocks(current: Clock): { value: string; title: string }[] {
  const isOffered = !current || offered.some(each => clockName(each) === clockName(current));
  const list = isOffered ? offered : [...offered, current];
  return [
    { value: 'none', title: t('clock-none-title') },
    ...list.map(each => ({ value: clockName(each), title: clockTitle(each) })),
  ];
}
