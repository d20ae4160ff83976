import { balanceText, countText, scoreHeight, scoreText } from '../format';
import type { GameDescription, PlyRecord } from '../protocol';
import { t } from '../shared/language';
import { balanceTitle, measureTitle, sideCode } from '../shared/names';

type Heights = (number | null)[];

/// One of the small curves: what it shows at each ply, and how it is written.
export interface CurveData {
  name: string;
  title: string;
  /// One line, one for each side, or several with colors of their own.
  lines: Heights[];
  look: 'signed' | 'sides' | 'plain' | 'several';
  /// The names of the colors of several lines, and the number of the one that is dashed.
  colors?: string[];
  dashed?: number;
  /// What the first value belongs to, if not ply 0; then the curve is as wide as its values.
  first?: number;
  isLogarithmic: boolean;
  /// What the curve says at a ply, in words.
  text(ply: number): string;
}

const none = '–';

/// Scores are known only where a computer moved: elsewhere the last one holds.
function lastKnown(records: PlyRecord[], ply: number): PlyRecord | undefined {
  for (let at = Math.min(ply, records.length - 1); at >= 0; at -= 1) if (records[at]!.score) return records[at];
  return undefined;
}

const nodesOf = (records: PlyRecord[], side: 'first' | 'second'): Heights =>
  records.map(record => (record.side === side && record.nodes ? record.nodes : null));

/// The curves of a game, as many as it has.
export function curvesOf(records: PlyRecord[], game: GameDescription): CurveData[] {
  const curves: CurveData[] = [
    {
      name: 'evaluation',
      // What a search thinks of a solved game is one thing, what is true another.
      title: t(game.solved ? 'estimate-for' : 'evaluation-for', { side: sideCode(game.sides.first) }),
      lines: [records.map(record => (record.score ? scoreHeight(record.score) : null))],
      look: 'signed',
      isLogarithmic: false,
      text: ply => scoreText(lastKnown(records, ply)?.score),
    },
  ];
  if (records.some(record => typeof record.balance === 'number'))
    curves.push({
      name: 'balance',
      title: t('balance-for', { balance: balanceTitle(game.balance), side: sideCode(game.sides.first) }),
      lines: [records.map(record => record.balance ?? null)],
      look: 'signed',
      isLogarithmic: false,
      text: ply => (typeof records[ply]?.balance === 'number' ? balanceText(records[ply].balance) : none),
    });
  curves.push({
    name: 'nodes',
    title: t('nodes-logarithmic'),
    lines: [nodesOf(records, 'first'), nodesOf(records, 'second')],
    look: 'sides',
    isLogarithmic: true,
    text: ply => (records[ply]?.nodes ? countText(records[ply].nodes) : none),
  });
  if (records.some(record => typeof record.measure === 'number'))
    curves.push({
      name: 'measure',
      title: measureTitle(game.measure),
      lines: [records.map(record => record.measure ?? null)],
      look: 'plain',
      isLogarithmic: false,
      text: ply => (typeof records[ply]?.measure === 'number' ? String(records[ply].measure) : none),
    });
  return curves;
}
