import { signal } from '@preact/signals';
import { startJob } from '../jobs';
import type { OpenGame } from '../open_game';
import type { ReportResult, Side } from '../protocol';

/// The person, if there is one and no more.
export function onlyPerson({ status }: OpenGame): Side | null {
  const { first, second } = status.players;
  if (first.kind === second.kind) return null;
  return first.kind === 'person' ? 'first' : 'second';
}

/// Whose moves are looked at: those of the loser; after a draw those of the person.
export function whoseTurningPoint(game: OpenGame): Side | null {
  const winner = game.status.outcome?.winner;
  if (winner) return winner === 'first' ? 'second' : 'first';
  return onlyPerson(game);
}

/// A quick report on a game that is over.
export interface Review {
  id: string;
  plies: number;
  result: ReportResult;
}

/// The latest one: what else is said of the same game need not search again.
export const review = signal<Review | null>(null);

/// All of it takes no more than about this many milliseconds, and each position no more than that.
const timeForAll = 12_000;
const timeForOne = 100;
const minTime = 20;
/// A message bears no longer game.
const longestGame = 1200;

/// Whether there is something to look back at. What two computers did, they have said themselves.
export function isReviewable({ status, records }: OpenGame): boolean {
  const { first, second } = status.players;
  const hasPerson = first.kind === 'person' || second.kind === 'person';
  return status.outcome !== null && hasPerson && records.length > 2 && records.length <= longestGame;
}

/// Looks back at a game that is over, unless that was done already. Gives back how to stop.
export function startReview({ id, game, start, options, records }: OpenGame): () => void {
  const plies = records.length - 1;
  if (review.peek()?.id === id && review.peek()?.plies === plies) return () => {};
  const time = Math.round(Math.max(minTime, Math.min(timeForOne, timeForAll / plies)));
  const moves = records.slice(1).map(record => record.move!);
  const job = startJob({ type: 'report', game, text: start, options, moves, time });
  void job.ended.then(() => {
    const { result } = job.state.value;
    if (result?.complete) review.value = { id, plies, result };
  });
  return job.cancel;
}
