/// Animated GIFs, after the specification of 1989: one table of colors for all pictures, and of each picture only what
/// differs from the one before.

export interface Frame {
  /// Four bytes for each pixel, as a canvas gives them.
  pixels: Uint8ClampedArray;
  /// Milliseconds that it is shown.
  duration: number;
}

const maxColors = 256;

class Bytes {
  private parts = new Uint8Array(1 << 16);
  private length = 0;

  byte(value: number): void {
    if (this.length === this.parts.length) {
      const larger = new Uint8Array(2 * this.length);
      larger.set(this.parts);
      this.parts = larger;
    }
    this.parts[this.length++] = value;
  }
  word(value: number): void {
    this.byte(value & 255);
    this.byte(value >> 8);
  }
  text(text: string): void {
    for (const letter of text) this.byte(letter.charCodeAt(0));
  }
  all(): Uint8Array {
    return this.parts.slice(0, this.length);
  }
}

/// The colors that occur most often, five bits for each part of them; others are shown as the nearest of these.
export class Palette {
  readonly colors: number[][];
  private readonly places = new Map<number, number>();

  constructor(frames: Frame[]) {
    const counts = new Map<number, { count: number; sum: number[] }>();
    for (const { pixels } of frames)
      for (let at = 0; at < pixels.length; at += 4) {
        const key = Palette.keyOf(pixels, at);
        const known = counts.get(key) ?? { count: 0, sum: [0, 0, 0] };
        known.count += 1;
        for (let part = 0; part < 3; part += 1) known.sum[part]! += pixels[at + part]!;
        counts.set(key, known);
      }
    const commonest = [...counts.values()].sort((one, other) => other.count - one.count).slice(0, maxColors);
    this.colors = commonest.map(({ count, sum }) => sum.map(part => Math.round(part / count)));
  }

  static keyOf(pixels: Uint8ClampedArray, at: number): number {
    return ((pixels[at]! >> 3) << 10) | ((pixels[at + 1]! >> 3) << 5) | (pixels[at + 2]! >> 3);
  }

  /// The number of the color that is nearest to a pixel.
  numberOf(pixels: Uint8ClampedArray, at: number): number {
    const key = Palette.keyOf(pixels, at);
    const known = this.places.get(key);
    if (known !== undefined) return known;
    let best = 0;
    let minDistance = Infinity;
    this.colors.forEach((color, number) => {
      const distance = color.reduce((sum, part, index) => sum + (part - pixels[at + index]!) ** 2, 0);
      if (distance < minDistance) [best, minDistance] = [number, distance];
    });
    this.places.set(key, best);
    return best;
  }
}

/// The compression of GIF, by Lempel, Ziv and Welch: codes that grow by a bit whenever the table needs it.
function compress(numbers: Uint8Array, bytes: Bytes): void {
  const literalBits = 8;
  const clear = 1 << literalBits;
  const end = clear + 1;
  const maxCodes = 4096;
  bytes.byte(literalBits);
  let block: number[] = [];
  let bits = 0;
  let waiting = 0;
  const flush = () => {
    if (block.length === 0) return;
    bytes.byte(block.length);
    block.forEach(value => bytes.byte(value));
    block = [];
  };
  let size = literalBits + 1;
  const put = (code: number) => {
    waiting |= code << bits;
    bits += size;
    for (; bits >= 8; bits -= 8) {
      block.push(waiting & 255);
      waiting >>>= 8;
      if (block.length === 255) flush();
    }
  };
  let table = new Map<number, number>();
  let next = end + 1;
  put(clear);
  let prefix = numbers[0]!;
  for (let at = 1; at < numbers.length; at += 1) {
    const number = numbers[at]!;
    const known = table.get((prefix << 8) | number);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    put(prefix);
    if (next < maxCodes) {
      table.set((prefix << 8) | number, next);
      if (next === 1 << size) size += 1;
      next += 1;
    } else {
      put(clear);
      table = new Map();
      next = end + 1;
      size = literalBits + 1;
    }
    prefix = number;
  }
  put(prefix);
  put(end);
  if (bits > 0) block.push(waiting & 255);
  flush();
  bytes.byte(0);
}

/// The smallest part of a picture that has all that differs from the one before; one pixel if nothing does.
function changedPart(before: Uint8Array | null, now: Uint8Array, width: number, height: number) {
  if (!before) return { left: 0, top: 0, right: width - 1, bottom: height - 1 };
  const part = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (before[y * width + x] === now[y * width + x]) continue;
      part.left = Math.min(part.left, x);
      part.right = Math.max(part.right, x);
      part.top = Math.min(part.top, y);
      part.bottom = Math.max(part.bottom, y);
    }
  return part.right < 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : part;
}

/// The pictures one after the other, again and again.
export function encodeGif(width: number, height: number, frames: Frame[]): Uint8Array {
  // The pieces are there from the beginning, and the last picture has what has happened to them.
  const palette = new Palette([frames[0]!, frames[frames.length >> 1]!, frames.at(-1)!]);
  const bytes = new Bytes();
  bytes.text('GIF89a');
  bytes.word(width);
  bytes.word(height);
  bytes.byte(0b11110111); // a table of 256 colors
  bytes.byte(0);
  bytes.byte(0);
  for (let number = 0; number < maxColors; number += 1)
    for (const part of palette.colors[number] ?? [0, 0, 0]) bytes.byte(part);
  bytes.byte(0x21); // again and again
  bytes.byte(0xff);
  bytes.byte(11);
  bytes.text('NETSCAPE2.0');
  bytes.byte(3);
  bytes.byte(1);
  bytes.word(0);
  bytes.byte(0);

  let before: Uint8Array | null = null;
  for (const { pixels, duration } of frames) {
    const now = new Uint8Array(width * height);
    for (let at = 0; at < now.length; at += 1) now[at] = palette.numberOf(pixels, 4 * at);
    const { left, top, right, bottom } = changedPart(before, now, width, height);
    bytes.byte(0x21);
    bytes.byte(0xf9);
    bytes.byte(4);
    bytes.byte(0b00000100); // what was drawn stays
    bytes.word(Math.round(duration / 10));
    bytes.byte(0);
    bytes.byte(0);
    bytes.byte(0x2c);
    bytes.word(left);
    bytes.word(top);
    bytes.word(right - left + 1);
    bytes.word(bottom - top + 1);
    bytes.byte(0);
    const part = new Uint8Array((right - left + 1) * (bottom - top + 1));
    for (let y = top, at = 0; y <= bottom; y += 1)
      for (let x = left; x <= right; x += 1, at += 1) part[at] = now[y * width + x]!;
    compress(part, bytes);
    before = now;
  }
  bytes.byte(0x3b);
  return bytes.all();
}
