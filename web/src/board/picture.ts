import { readPlacement, roleOf, squaresInView } from './squares';
import type { Arrow } from './board';
import type { BoardLayout, BoardPicture, Color } from '../protocol';
import { lightColor } from '../shared/palette';
import { canvasOf } from '../svg_picture';

/// Boards as pictures that stand for themselves, in the colors and with the pieces of the page.

export interface PicturedBoard {
  layout: BoardLayout;
  picture: BoardPicture;
  bottom: Color;
  arrows: Arrow[];
}

const square = 45;
const gap = 22;
const pocketHeight = 34;
const arrowColors: Record<string, string> = {
  green: '#15781b',
  red: '#882020',
  blue: '#003088',
  yellow: '#e68f00',
  threat: '#7d3fb0',
  other: '#c2277f',
};

/// The drawing of a piece, as the page's style sheets have it.
async function pieceDrawing(host: Element, color: Color, letter: string): Promise<string> {
  const probe = document.createElement('span');
  probe.className = `piece ${color} ${roleOf(letter)}`;
  probe.hidden = true;
  host.append(probe);
  const [, address] = /url\("?(.*?)"?\)$/.exec(getComputedStyle(probe).backgroundImage) ?? [];
  probe.remove();
  if (!address) return '';
  const [, encoding, data] = /^data:image\/svg\+xml[^,]*?(;base64)?,(.*)$/s.exec(address) ?? [];
  if (data === undefined) return await (await fetch(address)).text();
  return encoding
    ? new TextDecoder().decode(Uint8Array.from(atob(data), each => each.charCodeAt(0)))
    : decodeURIComponent(data);
}

/// A drawing as a symbol of a larger one.
function symbolOf(id: string, drawing: string): string {
  const svg = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement;
  const view =
    svg.getAttribute('viewBox') ?? `0 0 ${svg.getAttribute('width') ?? square} ${svg.getAttribute('height') ?? square}`;
  const kept = Array.from(svg.attributes)
    .filter(({ name }) => /^(fill|stroke|style)/.test(name))
    .map(({ name, value }) => `${name}="${value}"`)
    .join(' ');
  const inside = Array.from(svg.childNodes)
    .map(node => new XMLSerializer().serializeToString(node).replaceAll(' xmlns="http://www.w3.org/2000/svg"', ''))
    .join('');
  return `<symbol id="${id}" viewBox="${view}"><g ${kept}>${inside}</g></symbol>`;
}

const centerOf = (name: string, rows: string[][]): [number, number] => {
  const y = rows.findIndex(row => row.includes(name));
  return [(rows[y]?.indexOf(name) ?? 0) * square + square / 2, y * square + square / 2];
};

function arrowSvg({ from, to, brush = 'green' }: Arrow, rows: string[][]): string {
  const color = arrowColors[brush] ?? arrowColors['green']!;
  const [x, y] = centerOf(to, rows);
  if (!from)
    return `<circle cx="${x}" cy="${y}" r="${square / 2 - 2}" fill="none" stroke="${color}" stroke-width="3" opacity=".8"/>`;
  const [startX, startY] = centerOf(from, rows);
  const length = Math.hypot(x - startX, y - startY) || 1;
  const [alongX, alongY] = [(x - startX) / length, (y - startY) / length];
  const [neckX, neckY] = [x - alongX * 16, y - alongY * 16];
  const wing = 9;
  const head = [
    [x - alongX * 2, y - alongY * 2],
    [neckX - alongY * wing, neckY + alongX * wing],
    [neckX + alongY * wing, neckY - alongX * wing],
  ];
  return (
    `<g fill="${color}" stroke="${color}" opacity=".8"><line x1="${startX}" y1="${startY}" x2="${neckX}" y2="${neckY}" stroke-width="6"/>` +
    `<polygon stroke="none" points="${head.map(point => point.map(each => each.toFixed(1)).join(',')).join(' ')}"/></g>`
  );
}

/// Where boards stand beside each other.
export function pictureSize(boards: PicturedBoard[]): { width: number; height: number } {
  const hasPockets = boards.some(each => each.picture.pockets);
  return {
    width: boards.reduce((sum, { layout }) => sum + layout.files * square, (boards.length - 1) * gap),
    height: Math.max(...boards.map(({ layout }) => layout.ranks * square)) + (hasPockets ? 2 * pocketHeight : 0),
  };
}

/// Draws boards; the drawings of the pieces are fetched once.
export class BoardPainter {
  private readonly symbols = new Map<string, string>();
  private readonly host = document.querySelector('.board') ?? document.body;
  private readonly light = this.colorOf('--board-light');
  private readonly dark = this.colorOf('--board-dark');

  private colorOf(name: string): string {
    return getComputedStyle(this.host).getPropertyValue(name).trim() || '#999';
  }

  private async learn(boards: PicturedBoard[]): Promise<void> {
    for (const { picture } of boards) {
      const pieces = [...readPlacement(picture.placement).values()];
      for (const color of ['white', 'black'] as const)
        for (const letter of Object.keys(picture.pockets?.[color] ?? {})) pieces.push({ letter, color });
      for (const { letter, color } of pieces) {
        const id = `${color}-${letter}`;
        if (!this.symbols.has(id)) this.symbols.set(id, symbolOf(id, await pieceDrawing(this.host, color, letter)));
      }
    }
  }

  private oneBoard({ layout, picture, bottom, arrows }: PicturedBoard, left: number, top: number): string {
    const rows = squaresInView(layout.files, layout.ranks, bottom);
    const pieces = readPlacement(picture.placement);
    const parts: string[] = [];
    rows.forEach((row, y) =>
      row.forEach((name, x) => {
        const isDark = (name.charCodeAt(0) + Number(name.slice(1))) % 2 === 0;
        const place = `x="${x * square}" y="${y * square}" width="${square}" height="${square}"`;
        parts.push(`<rect ${place} fill="${isDark ? this.dark : this.light}"/>`);
        if (picture.last?.includes(name)) parts.push(`<rect ${place} fill="#d6b23a" fill-opacity=".46"/>`);
        if (picture.check === name)
          parts.push(
            `<circle cx="${x * square + square / 2}" cy="${y * square + square / 2}" r="${square / 2}" fill="#c81e14" fill-opacity=".6"/>`,
          );
        const ink = isDark ? this.light : this.dark;
        const label = (text: string, dx: number, dy: number, anchor: string) =>
          parts.push(
            `<text x="${x * square + dx}" y="${y * square + dy}" text-anchor="${anchor}" font-family="sans-serif" font-size="9" font-weight="600" fill="${ink}">${text}</text>`,
          );
        if (x === 0) label(name.slice(1), 2, 10, 'start');
        if (y === rows.length - 1) label(name[0]!, square - 2, square - 3, 'end');
        const piece = pieces.get(name);
        if (piece) parts.push(`<use href="#${piece.color}-${piece.letter}" ${place}/>`);
      }),
    );
    parts.push(...arrows.map(arrow => arrowSvg(arrow, rows)));
    if (picture.pockets) {
      const pocket = (color: Color, y: number) => {
        let x = 2;
        for (const [letter, count] of Object.entries(picture.pockets![color]))
          for (let each = 0; each < count; each += 1, x += 22)
            parts.push(`<use href="#${color}-${letter}" x="${x}" y="${y}" width="28" height="28"/>`);
      };
      pocket(bottom === 'white' ? 'black' : 'white', -pocketHeight + 3);
      pocket(bottom, layout.ranks * square + 3);
    }
    return `<g transform="translate(${left} ${top})">${parts.join('')}</g>`;
  }

  async svg(boards: PicturedBoard[]): Promise<string> {
    await this.learn(boards);
    const { width, height } = pictureSize(boards);
    const top = boards.some(each => each.picture.pockets) ? pocketHeight : 0;
    let left = 0;
    const drawn = boards.map(board => {
      const part = this.oneBoard(board, left, top);
      left += board.layout.files * square + gap;
      return part;
    });
    const paper =
      top > 0 || boards.length > 1 ? `<rect width="${width}" height="${height}" fill="${lightColor('paper')}"/>` : '';
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${[...this.symbols.values()].join('')}</defs>${paper}${drawn.join('')}</svg>`
    );
  }

  /// The same on a canvas, so many times as large.
  async canvas(boards: PicturedBoard[], scale: number): Promise<HTMLCanvasElement> {
    return canvasOf(await this.svg(boards), pictureSize(boards), scale);
  }
}
