import { computed, signal } from '@preact/signals';
import { ask } from '../connection';
import { startJob } from '../jobs';
import type { PositionMessage, SolvedSquare } from '../protocol';
import { t } from '../shared/language';

/// Every square on which the wolf could stand, in the positions of a game without mistakes.

const game = 'wolf-sheep';
/// Nobody needs more to decide it.
const longestGame = 100;

export interface SquaresPage {
  position: PositionMessage;
  squares: SolvedSquare[];
}

/// The moves of the game; null until they are known.
export const moves = signal<string[] | null>(null);
/// How many of them have been played.
export const ply = signal(0);
const pages = signal<ReadonlyMap<number, SquaresPage>>(new Map());
export const problem = signal<string | null>(null);
export const isSolving = signal(false);

/// What is known of the position that is looked at.
export const page = computed(() => pages.value.get(ply.value) ?? null);

/// A game that both sides play from the solution.
async function perfectMoves(): Promise<string[]> {
  const player = { evaluation: 'solved', depth: 1 };
  const found: string[] = [];
  const job = startJob(
    { type: 'lab-run', game, first: player, second: player, games: 1, random_plies: 0, max_plies: longestGame },
    news => found.push(...(news.plies ?? []).map(each => each.move)),
  );
  await job.ended;
  if (found.length === 0) throw new Error(job.state.value.reason ?? t('did-not-work'));
  return found;
}

async function solvedPage(played: string[]): Promise<SquaresPage> {
  const position = await ask({ type: 'position', game, moves: played });
  const job = startJob({ type: 'lab-squares', text: position.text });
  await job.ended;
  const { result, reason } = job.state.value;
  if (!result?.squares) throw new Error(reason ?? t('did-not-work'));
  return { position, squares: result.squares };
}

/// Goes to a position of the game, and finds out about its squares if nobody has yet.
export async function goTo(wanted: number): Promise<void> {
  problem.value = null;
  ply.value = wanted;
  if (pages.value.has(wanted) || isSolving.value) return;
  isSolving.value = true;
  try {
    moves.value ??= await perfectMoves();
    // Whoever drags a slider is elsewhere by then: the last place is the one that counts.
    while (!pages.value.has(ply.value)) {
      const at = ply.value;
      const found = await solvedPage(moves.value.slice(0, at));
      pages.value = new Map(pages.value).set(at, found);
    }
  } catch (error) {
    problem.value = (error as Error).message;
  } finally {
    isSolving.value = false;
  }
}
