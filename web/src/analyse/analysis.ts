import { batch, computed, effect, signal } from '@preact/signals';
import { ask, welcome } from '../connection';
import { say } from '../notice';
import { fetchTransfer } from '../transfers';
import { t } from '../shared/language';
import {
  type BoardLayout,
  type BoardPicture,
  type GameDescription,
  type OptionValue,
  otherSide,
  type PositionMessage,
  type PositionQuery,
  type Score,
  type Side,
  type Tag,
  type TreeTransfer,
} from '../protocol';
import {
  addMove,
  childWith,
  emptyTree,
  evalOf,
  idsInOrder,
  lineThrough,
  mainLine,
  movesTo,
  nodeAfter,
  nodeOf,
  pathTo,
  removeMove,
  restOfLine,
  rootId,
  setBoards,
  sibling,
  treeOf,
  type MoveTree,
} from './move_tree';

/// What is being analyzed, besides its moves.
export interface Study {
  game: string;
  start: string;
  options: Record<string, OptionValue>;
  tags: Tag[];
  result: string;
  layout: BoardLayout[];
}

/// Where the analysis is stored.
export interface Identity {
  /// As an analysis; until something is worth keeping it has none.
  id: string | null;
  /// The stored game that it came from, which stays as it is.
  from: string | null;
}

export interface Evaluation {
  score: Score;
  depth: number;
}

/// Everything the page knows about the analysis. Components read these and call the functions of this folder.
export const study = signal<Study | null>(null);
export const tree = signal<MoveTree>(emptyTree());
export const current = signal(rootId);
export const identity = signal<Identity>({ id: null, from: null });
/// Grows with everything that is to be kept.
export const revision = signal(0);
/// The revision that is stored, or that needs not be.
export const keptRevision = signal(0);
/// Whether a reload would find everything in the store.
export const isKept = computed(() => revision.value === keptRevision.value);
/// Whether somebody has changed something since it was opened.
export const touched = signal(false);
export const turned = signal(false);
/// What the panel is about: on a desktop the engine is always there.
export type Tab = 'moves' | 'engine' | 'report' | 'games';
export const tab = signal<Tab>('moves');
/// Grows when the board must show the position again although it is the same.
export const resync = signal(0);
/// What was opened, with what its comments say.
const opened = signal<MoveTree>(emptyTree());
/// What has been found out since then, by node.
export const learned = signal<ReadonlyMap<number, Evaluation>>(new Map());

const views = signal<ReadonlyMap<number, PositionMessage>>(new Map());

/// The position that is looked at, when the server has told all about it.
export const view = computed(() => views.value.get(current.value) ?? null);
export const node = computed(() => nodeOf(tree.value, current.value));
/// The boards to show: those of the position, or until they are known those of the move before.
export const boards = computed<BoardPicture[] | null>(
  () =>
    view.value?.boards ??
    node.value.boards ??
    pathTo(tree.value, current.value).findLast(each => each.boards)?.boards ??
    nodeOf(tree.value, rootId).boards,
);
export const about = computed<GameDescription | null>(
  () => welcome.value?.games.find(each => each.id === study.value?.game) ?? null,
);
/// What is known of positions, by node: from the engine, or from comments.
export const evaluations = computed<ReadonlyMap<number, Evaluation>>(() => {
  const known = new Map<number, Evaluation>();
  for (const each of opened.value.nodes.values()) {
    const score = evalOf(each, about.value?.unit ?? 'centipawns');
    if (score) known.set(each.id, { score, depth: 0 });
  }
  return new Map([...known, ...learned.value]);
});
export const bottom = computed<Side>(() => (turned.value ? otherSide('first') : 'first'));
/// The line that is looked at, from its first move to its end.
export const line = computed(() => lineThrough(tree.value, current.value));
export const ply = computed(() => pathTo(tree.value, current.value).length);

export const tagOf = (name: string): string => study.value?.tags.find(tag => tag.name === name)?.value ?? '';

/// Who plays a side: of several boards everybody who does, each once.
function playersOf(side: Side): string {
  const { layout } = study.value!;
  const seats = layout.map(
    ({ name, first }) => ((side === 'first') === (first === 'white') ? 'White' : 'Black') + name,
  );
  const color = side === 'first' ? 'White' : 'Black';
  const names = (layout.length > 1 ? seats : [color]).map(tagOf).filter(name => name && name !== '?');
  return [...new Set(names)].join(' & ');
}

/// Who plays whom; nothing if nobody is named.
export function playersTitle(): string {
  if (!study.value) return '';
  const [first, second] = [playersOf('first'), playersOf('second')];
  return first || second ? `${first || '?'} – ${second || '?'}` : '';
}

/// The position as the server is asked about it.
export function queryOf(id: number): PositionQuery {
  const { game, start, options } = study.value!;
  return { game, text: start, options, moves: movesTo(tree.value, id) };
}

/// A message bears no longer line. Nobody has played a longer game, but a file may have one.
export const longestLine = 1200;
const tooLong = (): string => t('line-too-long', { count: longestLine });

// Taking back --------------------------------------------------------------------------------------------------------

interface Before {
  study: Study;
  identity: Identity;
  tree: MoveTree;
  current: number;
}

const longestMemory = 100;
let memory: Before[] = [];

/// Remembers how things are, so that what comes can be taken back.
function remember(): void {
  if (!study.value) return;
  const now = { study: study.value, identity: identity.value, tree: tree.value, current: current.value };
  memory = [...memory.slice(1 - longestMemory), now];
}

/// Takes back the last change: a move, a comment, or the opening of another game.
export function undo(): void {
  const before = memory.at(-1);
  if (!before) return say(t('nothing-to-undo'));
  batch(() => {
    memory = memory.slice(0, -1);
    touched.value = false; // what is taken back is not to be remembered
    if (before.study !== study.value) {
      begin(before.study, before.tree, before.identity, before.current);
    } else {
      tree.value = before.tree;
      current.value = before.current;
      resync.value += 1;
    }
    noteChange();
  });
}

/// Ten letters and digits that are not easily mistaken for each other, as the server makes them.
export function newId(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint32Array(10)), number => letters[number % letters.length]).join('');
}

/// What is worth keeping has an id from now on.
function noteChange(): void {
  touched.value = true;
  revision.value += 1;
  if (!identity.value.id) identity.value = { ...identity.value, id: newId() };
}

// Opening ------------------------------------------------------------------------------------------------------------

/// `isNew` if it is nowhere yet.
function begin(next: Study, moves: MoveTree, stored: Identity, at = rootId, isNew = false): void {
  batch(() => {
    if (touched.value) remember();
    study.value = next;
    identity.value = stored;
    revision.value += 1;
    if (!isNew) keptRevision.value = revision.value;
    tree.value = moves;
    current.value = at;
    views.value = new Map();
    opened.value = moves;
    learned.value = new Map();
    touched.value = false;
    resync.value += 1;
  });
}

const nowhere: Identity = { id: null, from: null };
const somewhereNew = (): Identity => ({ id: newId(), from: null });

/// A position to begin with, which is kept if somebody has brought it. Fails with a sentence if there is none such.
export async function openPosition(query: PositionQuery, isNew = false): Promise<void> {
  const found = await ask({ type: 'position', ...query });
  const next: Study = {
    game: found.game,
    start: found.start,
    options: query.text ? (query.options ?? {}) : {},
    tags: [],
    result: '*',
    layout: found.layout,
  };
  let moves = emptyTree();
  let at = rootId;
  for (const move of found.moves) ({ tree: moves, id: at } = addMove(moves, at, move));
  batch(() => {
    begin(next, setBoards(moves, at, found.boards), isNew ? somewhereNew() : nowhere, at, isNew);
    views.value = new Map([[at, found]]);
  });
}

/// A game with its variations: one of the store, or a new one, which is kept from now on.
export function openTree(transfer: TreeTransfer, stored: Identity | null = null, at: string[] = []): void {
  const { game, start, options, tags, result, layout, nodes, comment, commands, boards: first } = transfer;
  const moves = treeOf(nodes, comment, first, commands);
  const isNew = stored === null;
  begin({ game, start, options, tags, result, layout }, moves, stored ?? somewhereNew(), nodeAfter(moves, at), isNew);
}

/// An analysis as it was, with changes that may not be stored, and the position that was looked at.
export function restore(before: Study, moves: MoveTree, stored: Identity, at: number): void {
  batch(() => {
    begin(before, moves, stored, at, true);
    touched.value = true;
  });
}

export async function fetchTree(token: string): Promise<TreeTransfer> {
  return (await (await fetchTransfer(token)).json()) as TreeTransfer;
}

// Moving about -------------------------------------------------------------------------------------------------------

let asking = 0;

/// Asks for all about the position that is looked at, soon: whoever runs through a game does not stop at every move.
effect(() => {
  const id = current.value;
  const known = views.value.has(id);
  clearTimeout(asking);
  if (!study.value || known || !welcome.value) return;
  const delay = nodeOf(tree.peek(), id).boards ? 60 : 0;
  asking = window.setTimeout(() => void fetchView(id), delay);
});

async function fetchView(id: number): Promise<void> {
  const opened = study.value;
  try {
    const query = queryOf(id);
    if (query.moves!.length > longestLine) return say(tooLong(), true);
    const found = await ask({ type: 'position', ...query });
    if (study.value !== opened) return;
    batch(() => {
      views.value = new Map(views.value).set(id, found);
      if (!nodeOf(tree.value, id).boards) tree.value = setBoards(tree.value, id, found.boards);
    });
  } catch (problem) {
    say((problem as Error).message, true);
  }
}

export function goTo(id: number): void {
  if (tree.value.nodes.has(id)) current.value = id;
}

export const back = () => node.value.parent !== null && goTo(node.value.parent);
export const forward = () => node.value.children.length > 0 && goTo(node.value.children[0]!);
export const toStart = () => goTo(rootId);
export const toEnd = () => goTo(restOfLine(tree.value, current.value).at(-1)?.id ?? current.value);
export const toSibling = (step: number) => goTo(sibling(tree.value, current.value, step));
/// To the position after so many moves of the line that is looked at.
export const toPly = (wanted: number) =>
  goTo(wanted <= 0 ? rootId : ((line.value[wanted - 1] ?? line.value.at(-1))?.id ?? rootId));
export const flip = () => void (turned.value = !turned.value);

// Changing -----------------------------------------------------------------------------------------------------------

/// Changes the tree; if what was looked at is gone, the move before it is. What goes on without a break, such as writing a
/// comment, is taken back as a whole.
export function change(next: MoveTree, goesOn = false): void {
  batch(() => {
    const path = pathTo(tree.value, current.value);
    if (!goesOn) remember();
    tree.value = next;
    if (!next.nodes.has(current.value)) current.value = path.findLast(each => next.nodes.has(each.id))?.id ?? rootId;
    noteChange();
  });
}

export function remove(id: number): void {
  change(removeMove(tree.value, id));
  say(t('deleted-press-u'));
}

/// Plays a move in the position that is looked at: the server says whether it is legal, and how it is written.
export async function play(move: string): Promise<void> {
  await playFrom(current.value, [move]);
}

/// Plays moves one after the other, from a node on, and goes to the last.
export async function playFrom(from: number, moves: string[]): Promise<void> {
  let at = from;
  let rest = moves;
  for (let next = childWith(tree.value, at, rest[0]!); next !== null; next = childWith(tree.value, at, rest[0]!)) {
    at = next;
    rest = rest.slice(1);
    if (rest.length === 0) return goTo(at);
  }
  const opened = study.value;
  try {
    const query = queryOf(at);
    if (query.moves!.length + rest.length > longestLine) throw new Error(tooLong());
    const found = await ask({ type: 'position', ...query, moves: [...query.moves!, ...rest] });
    if (study.value !== opened || !tree.value.nodes.has(at)) return;
    let next = tree.value;
    let last = at;
    for (const each of found.moves.slice(query.moves!.length)) ({ tree: next, id: last } = addMove(next, last, each));
    next = setBoards(next, last, found.boards);
    batch(() => {
      views.value = new Map(views.value).set(last, found);
      change(next);
      current.value = last;
    });
  } catch (problem) {
    say((problem as Error).message, true);
    resync.value += 1;
  }
}

/// Something is known of a position: from a deeper search than before.
export function learn(id: number, evaluation: Evaluation): void {
  const known = evaluations.value.get(id);
  if (known && known.depth > evaluation.depth) return;
  learned.value = new Map(learned.value).set(id, evaluation);
}

/// What has been found out, by the places of the positions in the tree: another page numbers its nodes in its own way.
export function learnedInOrder(): [number, Evaluation][] {
  const known = learned.peek();
  if (known.size === 0) return [];
  return idsInOrder(tree.peek()).flatMap((id, index) => (known.has(id) ? [[index, known.get(id)!]] : []));
}

/// The same in the other direction.
export function learnAgain(before: [number, Evaluation][]): void {
  const ids = idsInOrder(tree.peek());
  for (const [index, evaluation] of before) if (ids[index] !== undefined) learn(ids[index], evaluation);
}

/// The game's own moves, for a report.
export const gameMoves = (): string[] => mainLine(tree.value).map(each => each.move!.move);
