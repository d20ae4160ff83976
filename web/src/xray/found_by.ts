import type { NamedPlayer, PlyRecord } from '../protocol';
import { deepestOf } from './depths';

const algorithmOf = ({ algorithm }: NamedPlayer): string => algorithm ?? 'search';

/// How deep X-ray looks to show a move: as deep as the player did, whether a depth or the time said when to stop, as far as
/// it can.
export const shownDepth = (player: NamedPlayer, record: PlyRecord): number =>
  Math.max(1, Math.min(record.depth || player.depth || 4, deepestOf(algorithmOf(player))));

/// The name under which X-ray knows the player's search.
export const shownSearch = (player: NamedPlayer): string =>
  algorithmOf(player) === 'alphabeta' && player.ordering === 'captures' ? 'captures-first' : algorithmOf(player);

/// How a move was found, if it was not by the search that X-ray can show: from memory, by another engine, by what was learned,
/// as a person finds moves, or by a search that X-ray does not have, or not so deep.
export function foundBy(player: NamedPlayer, record: PlyRecord, elo: number | undefined): string | null {
  if (player.engine) return 'engine';
  if (!record.nodes) return 'memory';
  if (player.learned) return 'learned';
  if (elo !== undefined) return 'glance';
  const algorithm = algorithmOf(player);
  const depth = record.depth || player.depth || 0;
  // Textbook searches do not go on beyond their depth: there it makes no difference.
  const leavesDropsOut = player.drop_plies !== undefined && (algorithm === 'search' || player.drop_plies < depth);
  if (leavesDropsOut) return 'drops';
  if (algorithm === 'minimax' && player.ordering === 'captures') return 'order';
  return depth > shownDepth(player, record) ? 'deeper' : null;
}
