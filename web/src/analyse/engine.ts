import { computed, effect, signal } from '@preact/signals';
import { connection, listen, send, trySend, welcome } from '../connection';
import { startJob, type Job } from '../jobs';
import { say } from '../notice';
import { continued } from '../parts/conversation';
import type { FoundLine, LinesMessage, SaidLine, Score } from '../protocol';
import { route } from '../route';
import { t } from '../shared/language';
import { change as changeSettings, settings } from '../settings';
import { current, evaluations, learn, line, queryOf, study, view } from './analysis';
import { arrowOf, type BoardArrow } from './scores';

/// Whether the engine looks at the position, and what it has found there.
export const isOn = signal(false);
export const isThreat = signal(false);
export const found = signal<LinesMessage | null>(null);
/// The same from another engine, which looks beside our own.
export const otherFound = signal<LinesMessage | null>(null);
/// A solution that somebody has asked for, of the position that is looked at.
export const solving = signal<Job<'solve'> | null>(null);
export const isEditing = signal(false);

export const linesWanted = computed(() => settings.value.analysisLines);
export const setLines = (lines: number) => changeSettings({ analysisLines: lines });

/// Another engine that looks beside our own, if it is still there.
export const otherEngine = computed(() => {
  const name = settings.value.analysisEngine;
  return welcome.value?.engines.includes(name) ? name : '';
});
export const setEngine = (name: string) => changeSettings({ analysisEngine: name });
/// What was said last to another engine, and by it.
export const conversation = signal<SaidLine[]>([]);

let request = 0;
let otherRequest = 0;
/// The node that the engine looks at.
let looking = 0;

const place = computed(() => route.value.place);
const wanted = computed(() => {
  if (!isOn.value || isEditing.value || place.value !== 'analyse' || connection.value !== 'open') return null;
  if (!study.value || !view.value || view.value.outcome) return null;
  return { id: current.value, threat: isThreat.value, lines: linesWanted.value, study: study.value };
});

type Wanted = NonNullable<typeof wanted.value>;
const ask = ({ id, lines, threat }: Wanted, engine = '') =>
  send({
    type: 'analyse',
    ...queryOf(id),
    lines,
    ...(threat ? { threat } : {}),
    ...(engine ? { engine } : {}),
  });

effect(() => {
  const query = wanted.value;
  found.value = null;
  solving.peek()?.cancel();
  solving.value = null;
  if (!query) {
    if (request) trySend({ type: 'analyse-stop', other: false });
    request = 0;
    return;
  }
  looking = query.id;
  request = ask(query);
});

effect(() => {
  const query = otherEngine.value ? wanted.value : null;
  otherFound.value = null;
  if (!query && otherRequest) trySend({ type: 'analyse-stop', other: true });
  otherRequest = query ? ask(query, otherEngine.value) : 0;
});

listen('conversation', message => {
  if (message.request !== otherRequest) return;
  conversation.value = continued(conversation.value, message.lines);
});
effect(() => {
  void otherEngine.value;
  conversation.value = [];
});

listen('lines', message => {
  if (message.request === otherRequest) otherFound.value = message;
  if (message.request !== request) return;
  found.value = message;
  const best = message.lines[0];
  if (best && !message.threat && best.bound === 'exact')
    learn(looking, { score: best.score, depth: message.depth ?? 0 });
});

export const toggle = () => {
  isThreat.value = false;
  isOn.value = !isOn.value;
};

/// What the other side would play if it were its turn.
export function toggleThreat(): void {
  if (!isThreat.value && view.value?.check) return say(t('no-threat-in-check'), true);
  if (!isOn.value) isOn.value = true;
  isThreat.value = !isThreat.value;
}
// A threat belongs to one position.
effect(() => {
  void current.value;
  isThreat.value = false;
});

/// Finds out what every move is worth, for certain, on a board that takes its time.
export function solve(): void {
  const at = current.value;
  const job = startJob({ type: 'solve', ...queryOf(at) });
  solving.value = job;
  void job.ended.then(() => {
    const { result, reason, phase } = job.state.value;
    if (phase === 'failed' && reason) say(reason, true);
    if (solving.value !== job) return;
    solving.value = null;
    if (!result?.lines) return;
    request = 0;
    trySend({ type: 'analyse-stop', other: false });
    found.value = {
      type: 'lines',
      lines: result.lines,
      words: result.words,
      threat: false,
      exact: true,
      waiting: false,
      resting: true,
    };
    learn(at, { score: result.lines[0]!.score, depth: 999 });
  });
}

/// What is known of the position that is looked at: the engine's word, or what is remembered.
export const evaluation = computed<{ score: Score; depth: number } | null>(() => {
  const outcome = view.value?.outcome;
  if (outcome) {
    const score: Score = outcome.winner ? { win: outcome.winner, plies: 0 } : { centipawns: 0 };
    return { score, depth: 0 };
  }
  return evaluations.value.get(current.value) ?? null;
});

const isSameOutcome = (one: Score, other: Score): boolean =>
  'win' in one && 'win' in other ? one.win === other.win : !('win' in one) && !('win' in other);

/// What the engine would play, on the board; of a solved position every move, in the color of what it is worth.
export const arrows = computed<BoardArrow[]>(() => {
  const message = found.value;
  if (!message || message.lines.length === 0) return [];
  const moves = message.lines.filter(each => each.line.length > 0);
  const arrow = (each: FoundLine, brush: string, width: number) => ({ ...arrowOf(each.line[0]!.move), brush, width });
  // In a color that nobody draws with.
  if (message.threat) return [arrow(moves[0]!, 'threat', 8)];
  if (message.exact)
    return moves.map((each, index) =>
      arrow(each, isSameOutcome(each.score, moves[0]!.score) ? 'green' : 'red', index === 0 ? 10 : 5),
    );
  const other = otherFound.value?.lines[0]?.line[0]?.move;
  return [
    // Where the other engine is of another mind, in a color of its own.
    ...(other && other !== moves[0]!.line[0]!.move ? [{ ...arrowOf(other), brush: 'other', width: 9 }] : []),
    ...moves.slice(1, linesWanted.value).map((each, index) => arrow(each, 'paleBlue', Math.max(4, 9 - 2 * index))),
    arrow(moves[0]!, 'green', 9),
  ];
});

/// The evaluations of the line that is looked at, one for the start and one for each move.
export const curve = computed<(Score | null)[]>(() => [
  evaluations.value.get(0)?.score ?? null,
  ...line.value.map(each => evaluations.value.get(each.id)?.score ?? null),
]);
