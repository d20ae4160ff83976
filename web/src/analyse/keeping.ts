import { batch, effect } from '@preact/signals';
import { connection } from '../connection';
import { startJob } from '../jobs';
import { say } from '../notice';
import { forget, remember, remembered, rememberedKeys } from '../tab_storage';
import { leaveTransfer } from '../transfers';
import { moveOnTo, pathOf, route, stayAt } from '../route';
import { t } from '../shared/language';
import {
  current,
  identity,
  keptRevision,
  learnAgain,
  learned,
  learnedInOrder,
  restore,
  revision,
  study,
  tab,
  touched,
  tree,
  turned,
  type Evaluation,
  type Identity,
  type Study,
  type Tab,
} from './analysis';
import { isOn } from './engine';
import type { Command, FlatNode } from '../protocol';
import { flatten, movesTo, nodeAfter, nodeOf, rootId, treeOf, type MoveTree } from './move_tree';
import { treeText } from './writing';

/// Every analysis is kept by the store, soon after it was opened or changed. Until it is there, the browser keeps it, so
/// that a reload loses nothing at any moment.

/// An analysis with changes that are not stored yet.
interface Unsaved {
  identity: Identity;
  study: Study;
  tree: MoveTree;
  at: number;
  revision: number;
}

/// The same as the browser keeps it.
interface Draft {
  identity: Identity;
  study: Study;
  nodes: FlatNode[];
  comment: string;
  commands: Command[];
  moves: string[];
}

/// Where somebody was looking, and what could be seen there.
interface Place {
  /// Of the analysis, or the address of what is not kept.
  id: string;
  moves: string[];
  learned: [number, Evaluation][];
  isTurned: boolean;
  isOn: boolean;
  tab: Tab;
}

const draftKey = (id: string) => `rookery.analysis.${id}`;
const placeKey = 'rookery.analysis-place';
/// What is larger than this the browser does not take.
const largestDraft = 2_000_000;
/// Milliseconds without a change, after which it is time to store.
const calm = 500;
/// ... and after something went wrong.
const retryAfter = 5000;

/// By id, in the order in which they are to be stored.
const waiting = new Map<string, Unsaved>();
let timer = 0;
let isSaving = false;
const maxRefusals = 3;
let refusals = 0;

function writeDraft({ identity: stored, study: about, tree: moves, at }: Unsaved): void {
  const { comment, commands } = nodeOf(moves, rootId);
  const draft: Draft = {
    identity: stored,
    study: about,
    nodes: flatten(moves),
    comment,
    commands,
    moves: movesTo(moves, at),
  };
  if (JSON.stringify(draft).length <= largestDraft) remember(draftKey(stored.id!), draft);
}

const forgetDraft = (id: string) => forget(draftKey(id));
const readDraft = (id: string) => remembered<Draft>(draftKey(id));

/// The name of what is looked at: an analysis, a stored game, or what the address says.
const nameOf = ({ id, from }: Identity): string => id ?? from ?? pathOf(route.peek());

function writePlace(): void {
  if (!study.peek()) return;
  remember(placeKey, {
    id: nameOf(identity.peek()),
    moves: movesTo(tree.peek(), current.peek()),
    learned: learnedInOrder(),
    isTurned: turned.peek(),
    isOn: isOn.peek(),
    tab: tab.peek(),
  } satisfies Place);
}

function schedule(delay: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void saveNext(), delay);
}

/// Stores what waits, one after the other.
async function saveNext(): Promise<void> {
  const [next] = waiting.values();
  if (!next || isSaving || connection.value !== 'open') return;
  isSaving = true;
  const id = next.identity.id!;
  let delay = 0;
  let isRefused = false;
  try {
    const transfer = await leaveTransfer(new Blob([treeText(next.study, next.tree)], { type: 'application/json' }));
    const job = startJob({ type: 'keep', transfer, id });
    await job.ended;
    const { result, reason } = job.state.value;
    if (!result?.id) {
      isRefused = connection.value === 'open';
      throw new Error(reason ?? t('cannot-be-written'));
    }
    refusals = 0;
    const newer = waiting.get(id);
    if (newer === next || result.id !== id) {
      waiting.delete(id);
      forgetDraft(id);
    }
    if (newer === next) keptRevision.value = Math.max(keptRevision.value, next.revision);
    if (result.id !== id) {
      // The name was taken. What has changed meanwhile goes to the new one.
      if (newer && newer !== next) waiting.set(result.id, { ...newer, identity: { ...newer.identity, id: result.id } });
      if (identity.value.id === id) identity.value = { ...identity.value, id: result.id };
    }
  } catch (problem) {
    delay = retryAfter;
    refusals = isRefused ? refusals + 1 : 0;
    if (refusals >= maxRefusals) {
      // The server may have too much to do; but what is refused again and again waits until it is changed. The browser has
      // it still.
      refusals = 0;
      say((problem as Error).message, true);
      if (waiting.get(id) === next) waiting.delete(id);
    }
  } finally {
    isSaving = false;
  }
  if (waiting.size > 0) schedule(delay);
}

/// What was not stored before the page was left is stored now, whichever analysis is looked at.
function takeUpDrafts(): void {
  for (const key of rememberedKeys()) {
    const [, id] = /^rookery\.analysis\.(\w+)$/.exec(key) ?? [];
    const draft = id ? readDraft(id) : null;
    if (!id || !draft || waiting.has(id)) continue;
    try {
      const moves = treeOf(draft.nodes, draft.comment, null, draft.commands);
      waiting.set(id, { ...draft, tree: moves, at: nodeAfter(moves, draft.moves), revision: 0 });
    } catch {
      // Whatever it is, it is not ours.
    }
  }
  if (waiting.size > 0) schedule(calm);
}

/// Keeps the analysis as it changes. Call what it gives back to end that; what waits is stored all the same.
export function keepAnalyses(): () => void {
  takeUpDrafts();
  let draftTimer = 0;
  let placeTimer = 0;
  const writeAll = () => {
    for (const unsaved of waiting.values()) writeDraft(unsaved);
    writePlace();
  };
  const stops = [
    effect(() => {
      const [about, moves, at, stored] = [study.value, tree.value, current.value, identity.value];
      if (!about || !stored.id || revision.value === keptRevision.value) return;
      const before = waiting.get(stored.id);
      waiting.set(stored.id, { identity: stored, study: about, tree: moves, at, revision: revision.value });
      clearTimeout(draftTimer);
      draftTimer = window.setTimeout(writeAll, 150);
      // Looking about changes nothing.
      if (before?.revision !== revision.value) schedule(before || touched.peek() ? calm : 0);
    }),
    effect(() => {
      if (connection.value === 'open' && waiting.size > 0) schedule(calm);
    }),
    // The address names what is shown, and the way back leads to what was shown before.
    effect(() => {
      const { id, from } = identity.value;
      const here = route.peek();
      const named = id ?? from;
      if (!study.value || !named || here.place !== 'analyse' || here.id === named) return;
      const next = { place: 'analyse', id: named } as const;
      if (here.id && id && here.id !== from) moveOnTo(next);
      else stayAt(next);
    }),
    // Where somebody was looking is there again after a reload.
    effect(() => {
      void [study.value, identity.value, tree.value, current.value, learned.value];
      void [turned.value, isOn.value, tab.value];
      clearTimeout(placeTimer);
      placeTimer = window.setTimeout(writePlace, 150);
    }),
  ];
  window.addEventListener('pagehide', writeAll);
  return () => {
    stops.forEach(stop => stop());
    clearTimeout(draftTimer);
    clearTimeout(placeTimer);
    writeAll();
    window.removeEventListener('pagehide', writeAll);
  };
}

/// What was looked at before a reload, if it was this analysis or, without an id, what the address says.
export function lastPlace(id?: string): Place | null {
  const place = remembered<Place>(placeKey);
  return place?.id === (id ?? pathOf(route.peek())) ? place : null;
}

/// Shows what is open as it was looked at.
export function showAsBefore(place: Place): void {
  batch(() => {
    learnAgain(place.learned);
    turned.value = place.isTurned;
    tab.value = place.tab;
    isOn.value = place.isOn;
  });
}

/// Goes on with what is not stored yet. False if there is no such thing.
export function resume(id: string): boolean {
  const here = waiting.get(id);
  if (here) {
    restore(here.study, here.tree, here.identity, here.at);
    return true;
  }
  const draft = readDraft(id);
  if (!draft) return false;
  try {
    const moves = treeOf(draft.nodes, draft.comment, null, draft.commands);
    restore(draft.study, moves, draft.identity, nodeAfter(moves, draft.moves));
    return true;
  } catch {
    return false;
  }
}
