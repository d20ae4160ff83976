import { effect } from '@preact/signals';
import { pathOf, route } from '../route';
import { current, restore, study, touched, tree, type Study } from './analysis';
import { flatten, movesTo, nodeAfter, nodeOf, rootId, treeOf, type FlatNode } from './move_tree';

const storageKey = 'rookery.analysis';
/// What is larger is not kept over a reload.
const largest = 1_000_000;

/// An analysis with changes that are nowhere else, so that a reload does not lose them.
interface Draft {
  address: string;
  study: Study;
  nodes: FlatNode[];
  comment: string;
  moves: string[];
}

function keep(draft: Draft): void {
  const text = JSON.stringify(draft);
  try {
    if (text.length <= largest) sessionStorage.setItem(storageKey, text);
  } catch {
    // No storage: then it lasts as long as the page.
  }
}

/// Remembers the analysis as it changes, soon after. Call what it gives back to end that.
export function rememberDraft(): () => void {
  let timer = 0;
  return effect(() => {
    const [opened, moves, at, here] = [study.value, tree.value, current.value, route.value];
    if (!opened || !touched.value || here.place !== 'analyse') return;
    clearTimeout(timer);
    timer = window.setTimeout(
      () =>
        keep({
          address: pathOf(here),
          study: opened,
          nodes: flatten(moves),
          comment: nodeOf(moves, rootId).comment,
          moves: movesTo(moves, at),
        }),
      300,
    );
  });
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There was nothing to forget.
  }
}

/// Goes on with what was remembered at this address. False if nothing was.
export function restoreDraft(): boolean {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Draft | null;
    if (!draft || draft.address !== pathOf(route.value)) return false;
    const moves = treeOf(draft.nodes, draft.comment);
    restore(draft.study, moves, nodeAfter(moves, draft.moves));
    return true;
  } catch {
    return false; // whatever it is, it is not ours
  }
}
