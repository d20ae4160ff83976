import { describe, expect, test } from 'vitest';
import { encodeGif, type Frame } from '../src/analyse/share/gif';

/// Reads what a GIF shows: the colors of every picture, as a viewer would have them on the screen.
function decodeGif(bytes: Uint8Array) {
  const word = (at: number) => bytes[at]! | (bytes[at + 1]! << 8);
  expect(String.fromCharCode(...bytes.slice(0, 6))).toBe('GIF89a');
  const [width, height] = [word(6), word(8)];
  const colors = bytes.slice(13, 13 + 768);
  let at = 13 + 768;
  let screen = new Array<string>(width * height).fill('');
  const frames: string[][] = [];
  const delays: number[] = [];
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) delays.push(word(at + 4) * 10);
      at += 2;
      while (bytes[at] !== 0) at += bytes[at]! + 1;
      at += 1;
      continue;
    }
    expect(bytes[at]).toBe(0x2c);
    const [left, top, wide, high] = [word(at + 1), word(at + 3), word(at + 5), word(at + 7)];
    const least = bytes[at + 10]!;
    at += 11;
    const data: number[] = [];
    for (; bytes[at] !== 0; at += bytes[at]! + 1) data.push(...bytes.slice(at + 1, at + 1 + bytes[at]!));
    at += 1;
    const numbers = unpack(data, least);
    expect(numbers.length).toBe(wide * high);
    screen = [...screen];
    numbers.forEach((number, index) => {
      const place = (top + Math.floor(index / wide)) * width + left + (index % wide);
      screen[place] = colors.slice(3 * number, 3 * number + 3).join(',');
    });
    frames.push(screen);
  }
  return { width, height, frames, delays };
}

function unpack(data: number[], least: number): number[] {
  const [clear, end] = [1 << least, (1 << least) + 1];
  let size = least + 1;
  let table: number[][] = [];
  const reset = () => {
    size = least + 1;
    table = Array.from({ length: end + 1 }, (_, code) => (code < clear ? [code] : []));
  };
  reset();
  const numbers: number[] = [];
  let [bits, held, before] = [0, 0, null as number[] | null];
  for (const byte of data) {
    held |= byte << bits;
    bits += 8;
    while (bits >= size) {
      const code = held & ((1 << size) - 1);
      held >>>= size;
      bits -= size;
      if (code === end) return numbers;
      if (code === clear) {
        reset();
        before = null;
        continue;
      }
      const word: number[] = table[code] ?? [...before!, before![0]!];
      numbers.push(...word);
      if (before && table.length < 4096) table.push([...before, word[0]!]);
      if (table.length === 1 << size && size < 12) size += 1;
      before = word;
    }
  }
  return numbers;
}

const frameOf = (width: number, height: number, color: (x: number, y: number) => number[], duration = 1000): Frame => {
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set([...color(x, y), 255], 4 * (y * width + x));
  return { pixels, duration };
};

describe('an animation', () => {
  test('shows every picture as it was, for as long as it should', () => {
    const dark = [160, 125, 88];
    const light = [239, 227, 204];
    const board = (x: number, y: number) => (((x >> 3) + (y >> 3)) % 2 === 0 ? light : dark);
    const frames = [
      frameOf(64, 64, board, 500),
      frameOf(64, 64, (x, y) => (x >= 8 && x < 16 && y >= 8 && y < 16 ? [20, 20, 20] : board(x, y)), 500),
      frameOf(64, 64, board, 3000),
    ];
    const seen = decodeGif(encodeGif(64, 64, frames));
    expect([seen.width, seen.height]).toEqual([64, 64]);
    expect(seen.delays).toEqual([500, 500, 3000]);
    expect(seen.frames[0]![0]).toBe(light.join(','));
    expect(seen.frames[0]![8]).toBe(dark.join(','));
    expect(seen.frames[1]![9 * 64 + 9]).toBe('20,20,20');
    expect(seen.frames[2]).toEqual(seen.frames[0]);
  });

  test('survives more patterns than the table of codes has room for', () => {
    let seed = 1;
    const next = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 16;
    const noise = Array.from({ length: 120 * 120 }, () => [(next() % 8) * 32, (next() % 4) * 64, (next() % 4) * 64]);
    const frame = frameOf(120, 120, (x, y) => noise[y * 120 + x]!);
    const seen = decodeGif(encodeGif(120, 120, [frame]));
    expect(seen.frames[0]).toEqual(noise.map(color => color.join(',')));
  });
});
