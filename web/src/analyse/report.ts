import { computed, signal } from '@preact/signals';
import { startJob, type Job } from '../jobs';
import { say } from '../notice';
import { t } from '../shared/language';
import type { LineMove, Mark, PlyReport, ReportResult, Score } from '../protocol';
import { change, gameMoves, identity, learn, longestLine, playersTitle, queryOf, study, tagOf, tree } from './analysis';
import {
  addMove,
  mainLine,
  nodeOf,
  rootId,
  setCommand,
  toggleNag,
  isQuality,
  type MoveNode,
  type MoveTree,
} from './move_tree';
import { arrowOf } from './scores';

/// What a report found, with the nodes of the moves that it was made of.
export interface Report {
  nodes: number[];
  result: ReportResult;
}

export const reporting = signal<Job<'report'> | null>(null);
export const report = signal<Report | null>(null);
/// Milliseconds for each position.
export const thoroughness = signal(300);

/// A report is about a game; another game has none yet.
let reported: object | null = null;
study.subscribe(next => {
  if (next === reported) return;
  reported = next;
  reporting.peek()?.cancel();
  reporting.value = null;
  report.value = null;
});

/// What puzzles of this game are said to come from.
function titleOfGame(): string {
  const [event, date] = [tagOf('Event'), tagOf('Date')].map(text => (text.startsWith('?') ? '' : text));
  return [playersTitle(), event, date].filter(Boolean).join(', ').slice(0, 180);
}

/// The moves that a report is about.
export const gameOfReport = (): string[] => gameMoves().slice(0, longestLine);

export function startReport(): void {
  const opened = study.value;
  const nodes = mainLine(tree.value).map(node => node.id);
  const query = { ...queryOf(rootId), moves: gameOfReport() };
  const stored = identity.value.from ?? identity.value.id;
  const job = startJob({
    type: 'report',
    ...query,
    time: thoroughness.value,
    collect: true,
    keep: true,
    title: titleOfGame(),
    ...(stored ? { source: stored } : {}),
  });
  reporting.value = job;
  void job.ended.then(() => {
    if (reporting.value !== job) return;
    reporting.value = null;
    const { result, reason } = job.state.value;
    if (reason) say(reason, true);
    if (result?.plies && study.value === opened) accept(nodes, result);
  });
}

function accept(nodes: number[], result: ReportResult): void {
  report.value = { nodes, result };
  nodes.forEach((id, index) => {
    const score = result.plies[index]?.score;
    if (score) learn(id, { score, depth: 1 });
  });
  const first = result.plies[0]?.best;
  if (first) learn(rootId, { score: first.score, depth: 1 });
}

/// A report that was made elsewhere or earlier, if it is about the game that is open.
export function takeReport(result: ReportResult): boolean {
  const isSame = String(gameOfReport()) === String(result.plies.map(({ move }) => move));
  if (isSame)
    accept(
      mainLine(tree.value).map(node => node.id),
      result,
    );
  return isSame;
}

/// What the report says of moves, by node.
export const marks = computed<ReadonlyMap<number, Mark>>(() => {
  const found = new Map<number, Mark>();
  report.value?.result.plies.forEach((ply, index) => {
    if (ply.mark) found.set(report.value!.nodes[index]!, ply.mark);
  });
  return found;
});

export interface Lapse {
  node: MoveNode;
  ply: PlyReport;
}

/// The moves that were not good, in the order of the game.
export const lapses = computed<Lapse[]>(() => {
  const { nodes, result } = report.value ?? { nodes: [], result: { plies: [] } };
  return result.plies.flatMap((ply, index) =>
    ply.mark && tree.value.nodes.has(nodes[index]!) ? [{ node: nodeOf(tree.value, nodes[index]!), ply }] : [],
  );
});

const nagOf = { inaccuracy: 6, mistake: 2, blunder: 4 };

/// As PGN has it: pawns, or a mate. A win of unknown length is more pawns than there are.
export function evalText(score: Score): string {
  if ('win' in score && score.plies === null) return score.win === 'first' ? '100.00' : '-100.00';
  if ('win' in score) return `#${score.win === 'first' ? '' : '-'}${Math.ceil((score.plies ?? 0) / 2)}`;
  return 'points' in score ? String(score.points) : (score.centipawns / 100).toFixed(2);
}

/// A line of the engine as a variation. It is told in moves of its own, so that the numbers are right.
function addLine(moves: MoveTree, from: MoveNode, line: LineMove[]): MoveTree {
  let next = moves;
  let at = from.parent!;
  let { side, number } = from.move!;
  const begins = nodeOf(moves, mainLine(moves)[0]!.id).move!.side;
  for (const { move, notation } of line) {
    ({ tree: next, id: at } = addMove(next, at, { move, notation, side, number, board: arrowOf(move).board }));
    side = side === 'first' ? 'second' : 'first';
    if (side === begins) number += 1;
  }
  return next;
}

/// Writes the report into the game: evaluations, signs for bad moves, and what was better as variations.
export function addReport(): void {
  let next = tree.value;
  const { nodes, result } = report.value!;
  result.plies.forEach((ply, index) => {
    const id = nodes[index]!;
    if (!next.nodes.has(id)) return;
    if (ply.score) next = setCommand(next, id, 'eval', evalText(ply.score));
    if (!ply.mark) return;
    if (!nodeOf(next, id).nags.some(isQuality)) next = toggleNag(next, id, nagOf[ply.mark]);
    if (ply.best) next = addLine(next, nodeOf(next, id), ply.best.line.slice(0, 8));
  });
  change(next);
  say(t('report-in-moves'));
}
