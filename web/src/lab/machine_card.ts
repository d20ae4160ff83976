import { durationText } from '../format';
import { t } from '../shared/language';
import { evaluationTitle } from '../shared/names';
import { fixedText } from '../shared/numbers';
import { lightColor } from '../shared/palette';

/// The time that a search took on two machines, in milliseconds.
export interface CardRow {
  evaluation: string;
  published: number;
  ours: number;
}

export const cardSize = { width: 800, height: 450 };

const escaped = (text: string): string => text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`);

const ink = lightColor('ink');
const quiet = lightColor('quiet');
const colors = { published: '#b9ada0', ours: lightColor('accent') };
const left = 40;
const labelWidth = 200;
const barWidth = 400;
const rowHeight = 92;

const textAt = (x: number, y: number, words: string, size: number, more = `fill="${ink}"`): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`;

/// How many times as fast: 8.7, or 120 where digits behind the comma say nothing.
const timesText = (times: number): string => fixedText(times, times < 10 ? 1 : 0);

/// A card to show around: the times of the publication and those of this machine, as bars beside each other.
export function cardSvg(rows: CardRow[], machine: string): string {
  const longest = Math.max(...rows.flatMap(({ published, ours }) => [published, ours]));
  const bar = (y: number, time: number, kind: 'published' | 'ours') => {
    const width = Math.max(3, (time / longest) * barWidth);
    return (
      `<rect x="${left + labelWidth}" y="${y}" width="${width.toFixed(1)}" height="24" rx="4" fill="${colors[kind]}"/>` +
      textAt(left + labelWidth + width + 10, y + 18, durationText(time), 18)
    );
  };
  const drawn = rows.map(({ evaluation, published, ours }, index) => {
    const y = 122 + index * rowHeight;
    return (
      textAt(left, y + 24, evaluationTitle(evaluation), 22, `fill="${ink}" font-weight="600"`) +
      textAt(
        left,
        y + 48,
        t('card-times', { times: timesText(published / Math.max(ours, 1)) }),
        16,
        `fill="${quiet}"`,
      ) +
      bar(y, published, 'published') +
      bar(y + 30, ours, 'ours')
    );
  });
  const key = (x: number, kind: 'published' | 'ours', words: string) =>
    `<rect x="${x}" y="404" width="16" height="16" rx="3" fill="${colors[kind]}"/>` + textAt(x + 24, 418, words, 16);
  const { width, height } = cardSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif">` +
    `<rect width="${width}" height="${height}" fill="${lightColor('paper')}"/>` +
    textAt(left, 58, t('exhibit-wolf-sheep'), 30, `fill="${ink}" font-weight="700"`) +
    textAt(left, 90, t('card-about'), 18, `fill="${quiet}"`) +
    drawn.join('') +
    key(left, 'published', t('card-published')) +
    key(left + 300, 'ours', machine.trim() || t('card-this-machine')) +
    textAt(width - left, 418, 'Rookery', 18, `fill="${quiet}" font-weight="600" text-anchor="end"`) +
    '</svg>'
  );
}
