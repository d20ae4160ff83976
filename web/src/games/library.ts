import { batch, computed, signal } from '@preact/signals';
import { ask, onWelcome } from '../connection';
import { startJob, type Job } from '../jobs';
import { notice, say } from '../notice';
import { leaveTransfer, saveTransfer } from '../transfers';
import { onArrival, route } from '../route';
import { t } from '../shared/language';
import type { DamagedGame, Facets, Filter, ListedGame, Reason } from '../protocol';

/// What the list of games shows, and what a person does to it.
export const filter = signal<Filter>({});
export const list = signal<{
  games: ListedGame[];
  damaged: DamagedGame[];
  next: string | null;
  total: number;
} | null>(null);
export const facets = signal<Facets | null>(null);
export const chosen = signal<ReadonlySet<string>>(new Set());
/// All games that match are chosen, also those that are not in sight yet.
export const allChosen = signal(false);
/// The last deletion, as long as it can be taken back with one press.
export const undo = signal<{ words: string; mark: number } | null>(null);
export const chosenCount = computed(() => (allChosen.value ? (list.value?.total ?? 0) : chosen.value.size));
export const isFiltered = computed(() => Object.values(filter.value).some(Boolean));

const showProblem = (problem: Error) => say(problem.message, true);

/// Without what is empty.
const plain = (wanted: Filter): Filter =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)) as Filter;

let question = 0;

/// Asks for the list from its beginning, and for what there is to filter by unless only the filter has changed.
export async function load(hasChanged = true): Promise<void> {
  const mine = (question += 1);
  try {
    const [games, counts] = await Promise.all([
      ask({ type: 'games', filter: plain(filter.value), limit: 40 }),
      hasChanged || !facets.value ? ask({ type: 'games-facets' }) : facets.value,
    ]);
    if (mine !== question) return;
    batch(() => {
      list.value = {
        games: games.games,
        damaged: games.damaged ?? [],
        next: games.next ?? null,
        total: games.total ?? 0,
      };
      facets.value = counts;
    });
  } catch (problem) {
    if (mine === question) showProblem(problem as Error);
  }
}

let isLoading = false;

export async function loadMore(): Promise<void> {
  const shown = list.value;
  if (!shown?.next || isLoading) return;
  isLoading = true;
  try {
    const more = await ask({
      type: 'games',
      filter: plain(filter.value),
      after: shown.next,
      limit: 60,
    });
    const now = list.value; // it may be another list by now
    if (now?.next === shown.next)
      list.value = {
        ...now,
        games: [...now.games, ...more.games],
        damaged: [...now.damaged, ...(more.damaged ?? [])],
        next: more.next ?? null,
      };
  } catch (problem) {
    showProblem(problem as Error);
  } finally {
    isLoading = false;
  }
}

export function setFilter(changes: Partial<Filter>): void {
  filter.value = { ...filter.value, ...changes };
  clearChoice();
  void load(false);
}

export function clearFilter(): void {
  filter.value = {};
  clearChoice();
  void load(false);
}

export function clearChoice(): void {
  chosen.value = new Set();
  allChosen.value = false;
}

/// A message has at most 16 KB: more ids than that are chosen by the filter only.
const maxChosen = 1000;

export function choose(id: string, isChosen: boolean): void {
  // Whoever takes one out of all means the others that are in sight.
  const next = new Set(allChosen.value ? list.value!.games.map(game => game.id) : chosen.value);
  if (isChosen) next.add(id);
  else next.delete(id);
  if (next.size > maxChosen) return say(t('too-many-chosen', { count: maxChosen }), true);
  batch(() => {
    allChosen.value = false;
    chosen.value = next;
  });
}

function selection(): { ids: string[] } | { filter: Filter } {
  if (allChosen.value) return { filter: plain(filter.value) };
  return { ids: [...chosen.value] };
}

function change(id: string, changes: Partial<ListedGame>): void {
  if (!list.value) return;
  const games = list.value.games.map(game => (game.id === id ? { ...game, ...changes } : game));
  list.value = { ...list.value, games };
}

export async function rename(id: string, name: string): Promise<void> {
  try {
    const answer = await ask({ type: 'rename', id, name });
    change(id, { name: answer.name });
  } catch (problem) {
    showProblem(problem as Error);
  }
}

export async function tag(what: { add: string } | { remove: string }): Promise<void> {
  try {
    const { count } = await ask({ type: 'tag', ...selection(), ...what });
    say('add' in what ? t('tag-added', { count, tag: what.add }) : t('tag-removed', { count, tag: what.remove }));
    await load();
  } catch (problem) {
    showProblem(problem as Error);
  }
}

export const gamesText = (count: number): string => t('game-count', { count });

let undoTimer = 0;

export async function remove(which = selection()): Promise<void> {
  try {
    const { count, mark } = await ask({ type: 'delete', ...which });
    clearTimeout(undoTimer);
    notice.value = null; // it would lie above the way back
    undo.value = { words: t('games-deleted', { count }), mark: mark! };
    undoTimer = window.setTimeout(() => (undo.value = null), 20000);
    clearChoice();
    await load();
  } catch (problem) {
    showProblem(problem as Error);
  }
}

export async function takeBack(): Promise<void> {
  const mark = undo.value?.mark;
  undo.value = null;
  if (mark !== undefined) await restore({ mark });
}

export async function restore(which: { mark: number } | ReturnType<typeof selection> = selection()): Promise<void> {
  try {
    const { count } = await ask({ type: 'restore', ...which });
    say(t('games-back', { count }));
    clearChoice();
    await load();
  } catch (problem) {
    showProblem(problem as Error);
  }
}

// Files --------------------------------------------------------------------------------------------------------------

export interface ImportWork {
  file: string;
  /// The share of the file that has been sent, 0 to 1.
  sent: number;
  job: Job<'import'> | null;
  problem: string | null;
}

export const importing = signal<ImportWork | null>(null);

/// Sends a file or a text to the server, which reads the games in it.
export async function importGames(content: Blob, file: string, tags: string[] = []): Promise<void> {
  if (importing.value && !isOver(importing.value)) return say(t('one-file-at-a-time'), true);
  importing.value = { file, sent: 0, job: null, problem: null };
  const update = (changes: Partial<ImportWork>) => (importing.value = { ...importing.value!, ...changes });
  try {
    const transfer = await leaveTransfer(content, sent => update({ sent }));
    let shown = Date.now();
    const job = startJob({ type: 'import', transfer, file, tags }, () => {
      // What has come in shows up while the rest is read.
      if (Date.now() - shown < 3000 || chosen.value.size > 0 || window.scrollY > 0) return;
      shown = Date.now();
      void load();
    });
    update({ sent: 1, job });
    await job.ended;
    await load();
  } catch (problem) {
    update({ problem: (problem as Error).message });
  }
}

export const isOver = ({ job, problem }: ImportWork): boolean =>
  problem !== null || job?.state.value.phase === 'done' || job?.state.value.phase === 'failed';

export const exporting = signal<Job<'export'> | null>(null);

/// What was wrong with the games that the last export left out.
export const exportProblems = signal<Reason[]>([]);

/// Saves what is chosen, or everything that matches if nothing is.
export async function exportGames(): Promise<void> {
  const which = chosenCount.value > 0 ? selection() : { filter: plain(filter.value) };
  const job = startJob({ type: 'export', ...which });
  exporting.value = job;
  exportProblems.value = [];
  await job.ended;
  exporting.value = null;
  const { result, reason } = job.state.value;
  if (reason !== null) say(reason, true);
  if (!result || result.canceled) return;
  saveTransfer(result.transfer);
  const missing = result.left_out > 0 ? ` ${t('games-left-out', { count: result.left_out })}` : '';
  exportProblems.value = result.problems ?? [];
  say(t('games-saved', { count: result.games, file: result.file }) + missing);
}

const isHere = () => route.value.place === 'games';
onArrival(() => isHere() && void load());
onWelcome(() => isHere() && void load());
