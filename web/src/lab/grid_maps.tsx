import { countText } from '../format';
import type { GridCell } from '../protocol';
import { t } from '../shared/language';
import { measureTitle } from '../shared/names';
import { fixedText, numberText } from '../shared/numbers';

/// Every depth against every other, as heat maps: what it came to, and what it took.

export interface GridMap {
  title: string;
  look: 'first' | 'second';
  /// What is written in a cell, and how full of color it is, from 0 to 1.
  text(cell: GridCell): string;
  share(cell: GridCell): number;
}

/// How far a value lies between the smallest and the largest.
const within = (value: number, low: number, high: number): number => (high > low ? (value - low) / (high - low) : 0);

export function mapsOf(cells: GridCell[], measure: string): GridMap[] {
  const nodes = (cell: GridCell) => Math.log(Math.max(1, cell.nodes_per_move));
  const measures = cells.flatMap(cell => cell.measure ?? []);
  const maps: GridMap[] = [
    {
      title: t('grid-points'),
      look: 'first',
      text: ({ score }) => numberText(Math.round(100 * score)),
      share: ({ score }) => score,
    },
    {
      title: t('grid-nodes'),
      look: 'second',
      text: cell => countText(Math.round(cell.nodes_per_move)),
      share: cell => within(nodes(cell), Math.min(...cells.map(nodes)), Math.max(...cells.map(nodes))),
    },
  ];
  if (measures.length > 0)
    maps.push({
      title: measureTitle(measure),
      look: 'second',
      text: cell => (cell.measure === null ? '' : fixedText(cell.measure, 1)),
      share: cell => (cell.measure === null ? 0 : within(cell.measure, Math.min(...measures), Math.max(...measures))),
    });
  return maps;
}

function HeatMap({ map, cells }: { map: GridMap; cells: GridCell[] }) {
  const depths = [...new Set(cells.map(cell => cell.first_depth))];
  return (
    <table class="heat-map grid-map">
      <caption>{map.title}</caption>
      <thead>
        <tr>
          <td />
          {depths.map(depth => (
            <th key={depth} scope="col">
              {depth}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {depths.map(depth => (
          <tr key={depth}>
            <th scope="row">{depth}</th>
            {cells
              .filter(cell => cell.first_depth === depth)
              .map(cell => (
                <td
                  key={cell.second_depth}
                  class={map.look === 'first' ? 'worse' : 'better'}
                  ref={each => each?.style.setProperty('--shade', `${Math.round(8 + 45 * map.share(cell))}%`)}
                >
                  {map.text(cell)}
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function GridMaps({ cells, measure }: { cells: GridCell[]; measure: string }) {
  return (
    <div class="grid-maps">
      {mapsOf(cells, measure).map(map => (
        <HeatMap key={map.title} map={map} cells={cells} />
      ))}
      <p class="quiet">{t('grid-axes')}</p>
    </div>
  );
}
