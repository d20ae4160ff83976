import { ask } from '../connection';
import { startJob } from '../jobs';
import { say } from '../notice';
import { fetchParcel, leaveParcel, saveParcel } from '../parcels';
import { stayAt } from '../route';
import { forgetDraft } from './draft';
import { study, touched, tree, view } from './analysis';
import { flatten, nodeOf, rootId } from './move_tree';

/// The analysis as PGN, in a parcel of the server: it writes the moves as their game does.
async function write(): Promise<string> {
  const { game, start, options, tags, result } = study.value!;
  const { comment } = nodeOf(tree.value, rootId);
  const text = JSON.stringify({ game, start, options, tags, result, comment, nodes: flatten(tree.value) });
  const parcel = await leaveParcel(new Blob([text], { type: 'application/json' }));
  const job = startJob<object, { parcel: string }>({ type: 'write', parcel });
  await job.ended;
  const { result: written, reason } = job.state.value;
  if (!written) throw new Error(reason ?? 'This cannot be written.');
  return written.parcel;
}

async function tellProblems(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    say((problem as Error).message, true);
  }
}

export const copyPosition = () =>
  tellProblems(async () => {
    await navigator.clipboard.writeText(view.value!.text);
    say('The position is on the clipboard.');
  });

export const copyGame = () =>
  tellProblems(async () => {
    const text = await (await fetchParcel(await write())).text();
    await navigator.clipboard.writeText(text);
    say('The game is on the clipboard, with variations and comments.');
  });

export const saveGame = () => tellProblems(async () => saveParcel(await write()));

/// Keeps the analysis among the stored games: once it is there, in its own place.
export const keepGame = () =>
  tellProblems(async () => {
    const parcel = await write();
    const { id } = await ask<{ id: string }>({
      type: 'keep',
      parcel,
      ...(study.value!.id ? { id: study.value!.id } : {}),
    });
    study.value = { ...study.value!, id };
    touched.value = false;
    forgetDraft();
    stayAt({ place: 'analyse', id });
    say('The analysis is kept under Games.');
  });
