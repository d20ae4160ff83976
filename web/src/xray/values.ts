import { t } from '../shared/language';
import { fixedText } from '../shared/numbers';
import type { TreeFile } from '../protocol';

const minus = '\u2212';
/// Forced wins lie within so many plies of this.
const winScore = 32000;
const longestWin = 200;

/// Some evaluations say this of a game that is won, and mean that nothing is better.
const beyondAll = 2 ** 31 - 1;

const withSign = (value: number, text: string) => (value < 0 ? minus : '+') + text;

const isForced = (file: TreeFile, value: number) => !file.plain_values && Math.abs(value) >= winScore - longestWin;

/// A value as short as it gets: 3, −0.25, +#4 for a win in 4 plies.
export function valueText(file: TreeFile, value: number): string {
  if (Math.abs(value) >= beyondAll) return value < 0 ? `${minus}∞` : '∞';
  if (file.plain_values) return value < 0 ? minus + String(-value) : String(value);
  if (isForced(file, value)) return withSign(value, `#${winScore - Math.abs(value)}`);
  if (file.unit === 'points') return value === 0 ? '0' : withSign(value, String(Math.abs(value)));
  if (value === 0) return fixedText(0, 2);
  return withSign(value, fixedText(Math.abs(value) / 100, 2));
}

/// The same for a sentence.
export function valueWords(file: TreeFile, value: number, names: { first: string; second: string }): string {
  if (!isForced(file, value)) return valueText(file, value);
  const side = value > 0 ? names.first : names.second;
  return t('value-win', { side, plies: winScore - Math.abs(value) });
}

/// The window: alpha is what Max has for certain, beta what Min can hold it to.
export const windowText = (file: TreeFile, low: number, high: number): string =>
  `α = ${valueText(file, low)}, β = ${valueText(file, high)}`;

/// The same as short as it gets, for the tree.
export const windowLabel = (file: TreeFile, low: number, high: number): string =>
  `α ${valueText(file, low)}  β ${valueText(file, high)}`;

const boundSigns = { exact: '', lower: '≥ ', upper: '≤ ' };

export const boundText = (file: TreeFile, value: number, bound: keyof typeof boundSigns): string =>
  boundSigns[bound] + valueText(file, value);
