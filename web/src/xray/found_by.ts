import type { NamedPlayer, PlyRecord } from '../protocol';

/// How a move was found, if it was not by the search that X-ray can show: from memory, by another engine, by what was learned,
/// or as a person finds moves.
export function foundBy(player: NamedPlayer, { nodes }: PlyRecord, elo: number | undefined): string | null {
  if (player.engine) return 'engine';
  if (!nodes) return 'memory';
  if (player.learned) return 'learned';
  return elo === undefined ? null : 'glance';
}
