import type {
  Exact,
  GameMessage,
  Hint,
  Info,
  PerSide,
  PlyMessage,
  Score,
  ServerMessage,
  Side,
  StatusMessage,
} from './protocol';

/// The game of this tab as the page knows it: what the server sent last, and what only the page cares about.
export interface OpenGame extends Omit<GameMessage, 'type' | 'request'> {
  /// When the status arrived: the clock that runs is counted down from there.
  arrived: number;
  infos: Partial<PerSide<Info>>;
  hint: Hint | null;
  /// By ply, where the game is solved.
  exacts: Record<number, Exact>;
}

/// What became of a message: the new state, nothing new, or a gap in what we were told.
export type Change = { game: OpenGame } | 'same' | 'gap';

export function opened(message: GameMessage, before: OpenGame | null, now: number): OpenGame {
  const { type: _type, request: _request, ...game } = message;
  const infos = before?.id === message.id ? before.infos : {};
  return { ...game, arrived: now, infos, hint: null, exacts: {} };
}

function changed(game: OpenGame, message: PlyMessage | StatusMessage, now: number): Change {
  if (message.version <= game.version) return 'same';
  if (message.version > game.version + 1) return 'gap';
  const next = { ...game, version: message.version, status: message.status, arrived: now };
  if (message.type === 'status') return { game: next };
  if (message.record.ply !== game.records.length) return 'gap';
  return { game: { ...next, records: [...game.records, message.record], position: message.position, hint: null } };
}

export function apply(game: OpenGame, message: ServerMessage, now: number): Change {
  switch (message.type) {
    case 'ply':
    case 'status':
      return message.id === game.id ? changed(game, message, now) : 'same';
    case 'info':
      if (message.id !== game.id || message.purpose === 'counts') return 'same';
      return { game: { ...game, infos: { ...game.infos, [message.side]: message } } };
    case 'hint':
      if (message.id !== game.id || message.ply !== game.position.ply) return 'same';
      return { game: { ...game, hint: message } };
    case 'exact':
      if (message.id !== game.id) return 'same';
      return { game: { ...game, exacts: { ...game.exacts, [message.ply]: message } } };
    default:
      return 'same';
  }
}

/// Whether a person has just moved from a won position to a lost one.
export function hasLostIt(game: OpenGame, exact: Exact): boolean {
  const record = game.records[exact.ply];
  return record?.by === 'person' && game.exacts[exact.ply - 1]?.winner === record.side && exact.winner !== record.side;
}

export const can = (game: OpenGame, what: string): boolean => game.status.can.includes(what);
export const isWatched = (game: OpenGame): boolean => Boolean(game.status.watch);
export const lastPly = (game: OpenGame): number => game.records.length - 1;

/// Whether a person is to move.
export const isPersonsTurn = (game: OpenGame): boolean =>
  !game.status.outcome && game.status.players[game.position.to_move].kind === 'person';

/// What is known of a side's latest search.
export interface SearchFigures {
  depth: number;
  selectiveDepth?: number;
  nodes: number;
  /// Nodes a second.
  speed: number;
  score: Score | null;
  line: string[];
}

/// The figures of a side's search while it runs, and what it came to when it has moved: quick searches tell nothing on the way.
export function latestSearch(game: OpenGame, side: Side): SearchFigures | null {
  const info = game.infos[side];
  const record = game.records.findLast(each => each.side === side && each.nodes !== undefined);
  const line = info?.line.map(move => move.notation) ?? [];
  if (info && (!record || info.ply >= record.ply)) return { ...info, selectiveDepth: info.selective_depth, line };
  if (!record) return null;
  const isSame = info?.ply === record.ply - 1;
  return {
    depth: record.depth ?? 0,
    selectiveDepth: isSame ? info.selective_depth : undefined,
    nodes: record.nodes!,
    speed: (1000 * record.nodes!) / Math.max(1, record.time ?? 1),
    score: record.score ?? null,
    line: isSame ? line : [record.notation ?? ''],
  };
}
