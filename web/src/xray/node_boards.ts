import { effect, signal } from '@preact/signals';
import { ask } from '../connection';
import { drawnTree } from './drawn_tree';
import type { BoardLayout, BoardPicture, Outcome, Side } from '../protocol';
import { movesTo } from './search_tree';
import { cursor, shown } from './xray_store';

/// The boards of the node at the cursor.
export interface NodeBoards {
  layout: BoardLayout[];
  boards: BoardPicture[];
  words: string;
  outcome: Outcome | null;
  to_move: Side;
  check: boolean;
}

export const boards = signal<NodeBoards | null>(null);

/// The server is asked this often at most, however fast the cursor moves.
const boardPause = 120;
let boardTimer = 0;
let boardAsked = 0;

function askForBoards(): void {
  boardTimer = 0;
  const { game, text, moves } = shown.value!.tree.file;
  const number = ++boardAsked;
  const way = movesTo(shown.value!.tree, cursor.value);
  ask({ type: 'position', game, text, moves: [...moves, ...way.moves] }).then(
    answer => {
      if (number === boardAsked) boards.value = answer;
    },
    () => {}, // the connection is lost, and the pill says so
  );
}

/// The page has no rules: the server knows what the board looks like at the cursor.
effect(() => {
  const file = shown.value?.tree.file;
  if (!file || file.game === drawnTree || cursor.value < 0) {
    clearTimeout(boardTimer);
    boardTimer = 0;
    boardAsked += 1;
    boards.value = null;
  } else if (!boardTimer) {
    boardTimer = window.setTimeout(askForBoards, boardPause);
  }
});
