/// Our own sets of pieces: a few strokes for each, drawn for Rookery and under its license (GPL-3.0-or-later).

/// The picture of a piece, as SVG of 45 by 45.
export type PieceSet = (letter: string, color: 'white' | 'black') => string;

const shapes: Record<string, string> = {
  p: 'M22.5 8a6.200 6.200 0 0 1 4.400 10.600c2.700 1.900 4 6 4.400 11.400H13.700c.4-5.400 1.700-9.500 4.400-11.400A6.200 6.200 0 0 1 22.500 8z M12 33h21v5.500H12z',
  n: 'M14.500 30.500c0-6.300 3.800-8.300 5.600-12.300l-5.400 3.300c-1.900 1.100-4.100-.7-3.600-2.800l1.100-4.400 6.300-6.300.4-4 3.400 2.800c7.500.7 11.700 6.700 11.700 14.700v9z M11 33h24v5.500H11z',
  b: 'M22.500 5.500a2.800 2.800 0 0 1 2 4.800c4.500 3.100 7 6.800 7 10.800 0 3.600-1.700 6.800-4.300 8.900h-9.400c-2.600-2.100-4.300-5.300-4.300-8.900 0-4 2.500-7.700 7-10.800a2.800 2.800 0 0 1 2-4.800z M11 33h23v5.500H11z',
  r: 'M11 8h5.500v4h3.500V8h5v4h3.500V8H34v9.500l-3.500 3v10h-16v-10l-3.500-3z M10 33h25v5.500H10z',
  q: 'M8 13.500l6 8.500.6-13 5 11.500 2.900-13.500 2.900 13.500 5-11.500.6 13 6-8.500-4 17H12z M11 33h23v5.500H11z',
  k: 'M21 3.500h3v3.200h3.200v3H24v4.500h-3V9.700h-3.200v-3H21z M22.500 16.500c2-3.600 5.400-4.900 8.600-4 4.200 1.200 5.900 5.600 3.900 9.700l-4.300 8.300H14.300L10 22.200c-2-4.100-.3-8.500 3.900-9.700 3.200-.9 6.600.4 8.600 4z M11 33h23v5.500H11z',
};

/// What is drawn on top of the shape, in the color of the other side.
const details: Record<string, string> = {
  n: '<circle cx="18.300" cy="13.300" r="1.500" stroke="none"/>',
  b: '<path fill="none" d="M24.800 14.500l-4.800 6.500"/>',
};

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45" stroke-linejoin="round" stroke-linecap="round">${inside}</svg>`;

const shape = (letter: string, fill: string, stroke: string, width: number, mark: string) =>
  `<g fill="${fill}" stroke="${stroke}" stroke-width="${width}"><path d="${shapes[letter]}"/></g>` +
  `<g fill="${mark}" stroke="${mark}" stroke-width="${width}">${details[letter] ?? ''}</g>`;

/// Plain silhouettes that can be told apart from far away.
export const bold: PieceSet = (letter, color) =>
  svg(
    color === 'white'
      ? shape(letter, '#fffdf8', '#23272c', 1.7, '#23272c')
      : shape(letter, '#33383e', '#0d0f11', 1.7, '#f4efe4'),
  );

/// Round tokens, as of wood, that carry the shape of the piece.
export const tokens: PieceSet = (letter, color) => {
  const [disc, rim, ink] = color === 'white' ? ['#fbf5e6', '#6d5638', '#3a2d1c'] : ['#2f353b', '#0b0d0f', '#f3ead8'];
  return svg(
    `<circle cx="22.500" cy="22.500" r="19.500" fill="${disc}" stroke="${rim}" stroke-width="1.800"/>` +
      `<circle cx="22.500" cy="22.500" r="16.500" fill="none" stroke="${rim}" stroke-opacity=".35"/>` +
      `<g transform="translate(8.800 8.600) scale(.61)">${shape(letter, ink!, ink!, 0.6, disc!)}</g>`,
  );
};
