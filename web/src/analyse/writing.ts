import { startJob } from '../jobs';
import { say } from '../notice';
import { fetchTransfer, leaveTransfer, saveTransfer } from '../transfers';
import { t } from '../shared/language';
import { study, tree, view, type Study } from './analysis';
import { flatten, nodeOf, rootId, type MoveTree } from './move_tree';

/// What the server needs to know of an analysis to write it down.
export function treeText(about: Study, moves: MoveTree): string {
  const { game, start, options, tags, result } = about;
  const { comment, commands } = nodeOf(moves, rootId);
  return JSON.stringify({ game, start, options, tags, result, comment, commands, nodes: flatten(moves) });
}

/// The analysis as PGN, in a transfer of the server: it writes the moves as their game does.
async function write(): Promise<string> {
  const transfer = await leaveTransfer(new Blob([treeText(study.value!, tree.value)], { type: 'application/json' }));
  const job = startJob({ type: 'write', transfer });
  await job.ended;
  const { result: written, reason } = job.state.value;
  if (!written) throw new Error(reason ?? t('cannot-be-written'));
  return written.transfer;
}

/// Does something, and says what went wrong.
export async function reportProblems(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    say((problem as Error).message, true);
  }
}

export const copyPosition = () =>
  reportProblems(async () => {
    await navigator.clipboard.writeText(view.value!.text);
    say(t('position-copied'));
  });

export const copyGame = () =>
  reportProblems(async () => {
    const text = await (await fetchTransfer(await write())).text();
    await navigator.clipboard.writeText(text);
    say(t('game-copied'));
  });

export const saveGame = () => reportProblems(async () => saveTransfer(await write()));
