import { effect, signal } from '@preact/signals';
import { ask } from '../../connection';
import { say } from '../../notice';
import type { BoardPicture, Color, EditedBoard, EditMessage, OptionValue, Side } from '../../protocol';
import { pathOf, route } from '../../route';
import { forget, remember, remembered } from '../../tab_storage';
import { current, identity, openPosition, queryOf, resync } from '../analysis';
import { isEditing } from '../engine';

/// The position that somebody lays out, and what the server says of it.
export const edited = signal<EditMessage | null>(null);
/// What a click on a square does: puts this piece there, or takes away what is there; without, pieces are dragged.
export type Tool = { letter: string; color: Color } | 'eraser' | null;
export const tool = signal<Tool>(null);

let asked = 0;
/// While the server has not yet said what it makes of the last change.
export const isWaiting = signal(false);

async function askFor(request: Record<string, unknown>): Promise<void> {
  const mine = (asked += 1);
  isWaiting.value = true;
  try {
    const answer = await ask({ type: 'edit', ...request });
    if (mine === asked && isEditing.value) edited.value = answer;
  } catch (problem) {
    say((problem as Error).message, true);
  } finally {
    if (mine === asked) isWaiting.value = false;
  }
}

export async function startEditing(): Promise<void> {
  isEditing.value = true;
  tool.value = null;
  await askFor({ ...queryOf(current.value) });
  if (!edited.value) isEditing.value = false;
}

// A position that is half laid out is there again after a reload -----------------------------------------------------

const draftKey = 'rookery.edited';
/// What is open while it is laid out: the same must be open again.
const opened = () => identity.peek().id ?? identity.peek().from ?? pathOf(route.peek());

effect(() => {
  const position = isEditing.value ? edited.value : null;
  if (position) remember(draftKey, { opened: opened(), position });
});

/// Goes on with what was being laid out before a reload, if there is such a thing.
export function resumeEditing(): void {
  if (isEditing.value) return;
  const draft = remembered<{ opened: string; position: EditMessage }>(draftKey);
  if (draft?.opened !== opened()) return;
  edited.value = draft.position;
  isEditing.value = true;
  tool.value = null;
}

export function stopEditing(): void {
  forget(draftKey);
  isEditing.value = false;
  edited.value = null;
  resync.value += 1;
}

/// The position becomes what is analyzed.
export async function finishEditing(): Promise<void> {
  const position = edited.value;
  if (!position || position.problem) return;
  try {
    await openPosition({ game: position.game, text: position.text }, true);
    stopEditing();
  } catch (problem) {
    say((problem as Error).message, true);
  }
}

export const editGame = (game: string, options: Record<string, OptionValue> = {}) => void askFor({ game, options });
export const editStart = (text = '') => void askFor({ game: edited.value!.game, text });

/// Changes something: the page shows it at once, and the server says what it makes of it.
function update(changes: Partial<Pick<EditMessage, 'boards' | 'to_move'>>): void {
  const next = { ...edited.value!, ...changes };
  edited.value = next;
  void askFor({ game: next.game, text: next.text, to_move: next.to_move, boards: next.boards });
}

export function changeBoard(index: number, changes: Partial<EditedBoard>): void {
  update({ boards: edited.value!.boards.map((board, place) => (place === index ? { ...board, ...changes } : board)) });
}

export const setToMove = (side: Side) => update({ to_move: side });

export function clearBoards(): void {
  const { boards, layout } = edited.value!;
  const empty = (files: number, ranks: number) => Array.from({ length: ranks }, () => String(files)).join('/');
  update({
    boards: boards.map((board, index) => ({
      ...board,
      placement: empty(layout[index]!.files, layout[index]!.ranks),
      ...(board.pockets ? { pockets: { white: {}, black: {} } } : {}),
    })),
  });
}

export function setPocket(index: number, color: Color, letter: string, count: number): void {
  const { pockets } = edited.value!.boards[index]! as BoardPicture;
  if (!pockets) return;
  changeBoard(index, { pockets: { ...pockets, [color]: { ...pockets[color], [letter]: Math.max(0, count) } } });
}
