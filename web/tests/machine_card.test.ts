import { expect, test } from 'vitest';
import { cardSvg } from '../src/lab/machine_card';

const rows = [
  { evaluation: 'simple', published: 2600, ours: 260 },
  { evaluation: 'smart', published: 9500, ours: 19000 },
];

test('the card has the times of both machines, and how they compare', () => {
  const svg = cardSvg(rows, '');
  for (const words of ['Simple', '2.6 s', '260 ms', '10 times as fast', 'Smart', '19.0 s', '0.5 times as fast'])
    expect(svg).toContain(`>${words}<`);
  expect(svg).toContain('>This machine<');
});

test('the longest time has the longest bar', () => {
  const widths = [...cardSvg(rows, '').matchAll(/width="([\d.]+)" height="24"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([54.7, 5.5, 200, 400]);
});

test('whatever a machine is called, the card is a picture', () => {
  expect(cardSvg(rows, '<script>"&"')).toContain('>&#60;script&#62;&#34;&#38;&#34;<');
});
