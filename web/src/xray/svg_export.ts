import { darkColor, lightColor } from '../shared/palette';
import type { SearchTree } from './search_tree';
import { doneUntil, type Steps } from './steps';
import type { Layout } from './tree_layout';
import { linePath, marksCut, shapePath, stateOf, textOf, wordPlacesOf } from './tree_node';

type Color = (name: string) => string;

/// What has another color at night.
const colors = (color: Color) => `
  svg { background: ${color('paper')}; }
  text { fill: ${color('ink')}; }
  .line { stroke: ${color('edge')}; }
  .line.best { stroke: ${color('ink')}; }
  .shape { stroke: ${color('ink')}; }
  .first .shape { fill: ${color('warm-wash')}; stroke: ${color('warm')}; }
  .second .shape { fill: ${color('accent-wash')}; stroke: ${color('accent')}; }
  .leaf .shape { fill: ${color('surface')}; stroke: ${color('edge')}; }
  .ghost .shape { fill: none; }
  .window { fill: ${color('quiet')}; }
  .cut { stroke: ${color('danger')}; }
`;

/// Looks right on paper and, where a viewer knows of such things, at night.
const style = `
  svg { font: 13px system-ui, sans-serif; }
  .line { fill: none; stroke-width: 1.2; }
  .line.best { stroke-width: 2.4; }
  .shape { stroke-width: 1.2; }
  .value { font-weight: 600; }
  .window { font-size: 11px; font-weight: 400; }
  .future { opacity: 0.35; }
  .ghost { opacity: 0.75; }
  .line.ghost, .ghost .shape { stroke-dasharray: 4 4; }
  .cut { stroke-width: 3; }
  ${colors(lightColor)}
  @media (prefers-color-scheme: dark) {${colors(darkColor)}}
`;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/// Words at a place; `value` stands behind them, bold.
function word(kind: string, [x, y, anchor]: readonly [number, number, string], text: string, value = ''): string {
  if (!text && !value) return '';
  const bold = value ? `<tspan class="value" dx="6">${escaped(value)}</tspan>` : '';
  return `<text class="${kind}" x="${x}" y="${y}" text-anchor="${anchor}">${escaped(text)}${bold}</text>`;
}

/// The tree as it is shown, as a picture that stands alone.
export function svgText(
  tree: SearchTree,
  steps: Steps,
  step: number,
  layout: Layout,
  line: number[],
  title: string,
): string {
  const best = new Set(line);
  const parts: string[] = [];
  const until = doneUntil(tree, steps, step);
  const isBest = (node: number) => step === steps.count - 1 && best.has(node);
  for (const place of layout.places) {
    if (!place.parent) continue;
    const state = stateOf(place.item, steps, step);
    const kind = `line ${state}${isBest(place.item.node) ? ' best' : ''}`;
    parts.push(`<path class="${kind}" d="${linePath(place, layout.direction)}"/>`);
  }
  for (const { item, x, y } of layout.places) {
    const state = stateOf(item, steps, step);
    const { name, value, window, hidden } = textOf(tree, item, state, until);
    const at = wordPlacesOf(item, layout.direction);
    const toTheRight = layout.direction === 'right';
    parts.push(
      `<g class="${state} ${item.side}${item.isLeaf ? ' leaf' : ''}" transform="translate(${x} ${y})">`,
      `<path class="shape" d="${shapePath(item)}"/>`,
      marksCut(tree, item, state) ? `<path class="cut" d="${toTheRight ? 'M13-15V15' : 'M-13 14H13'}"/>` : '',
      toTheRight
        ? word('name', at.name, name, value) + word('window', at.window, `${window}  ${hidden}`.trim())
        : word('name', at.name, name) +
            word('value', at.value, value) +
            word('window', at.window, window) +
            word('window', at.hidden, hidden),
      '</g>',
    );
  }
  const { width, height } = layout;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escaped(title)}</title>
<style>${style}</style>
${parts.filter(Boolean).join('\n')}
</svg>
`;
}
