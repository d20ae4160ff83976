import { ask } from '../connection';
import { say } from '../notice';
import { go } from '../route';
import { findOpponent } from '../opponents/opponents';
import { playerName } from '../shared/names';
import { description, game, shownPly } from '../store';
import { foundBy, shownDepth, shownSearch } from './found_by';

/// The last move of a computer, if it is the last of the game so far.
export function lastComputerMove() {
  const { records, status } = game.value!;
  const last = records.at(-1)!;
  const player = last.side && status.players[last.side];
  return player?.kind === 'computer' && last.move ? { player, record: last, ply: records.length - 1 } : null;
}

/// Why the computer played its last move: its search of the position before, at the branch that decided. Where it is not its
/// own search that is shown, X-ray says so.
export async function xrayLastMove(): Promise<void> {
  const found = lastComputerMove();
  if (!found) return;
  const { game: id, start, options, records } = game.value!;
  const { player, record, ply } = found;
  const search = shownSearch(player);
  const moves = records.slice(1, ply).map(each => each.move!);
  const depth = shownDepth(player, record);
  // What needs no search has nothing to show: then it is the strongest evaluation that does.
  const evaluation = player.evaluation && player.evaluation !== 'solved' ? { evaluation: player.evaluation } : {};
  const by = foundBy(player, record, player.elo ?? findOpponent(player.opponent)?.elo);
  const whose = by ? { by, who: playerName(player, record.side!, description.value?.sides) } : {};
  try {
    const { text } = await ask({ type: 'position', game: id, text: start, options, moves });
    go({ place: 'xray', game: id, text, search, depth: String(depth), ...evaluation, at: record.move!, ...whose });
  } catch (error) {
    say((error as Error).message, true);
  }
}

/// A move of the open game: the search of the position before it, at the branch of the move.
export async function xrayMove(ply: number): Promise<void> {
  const { game: id, start, options, records } = game.value!;
  const moves = records.slice(1, ply).map(each => each.move!);
  try {
    const { text } = await ask({ type: 'position', game: id, text: start, options, moves });
    go({ place: 'xray', game: id, text, at: records[ply]!.move! });
  } catch (error) {
    say((error as Error).message, true);
  }
}

/// Looks into the position that is shown in the open game. Where the game is over there is nothing to search any more:
/// then it is the position of the last move.
export async function xrayShownPosition(): Promise<void> {
  const { game: id, start, options, records } = game.value!;
  const after = (plies: number) =>
    ask({
      type: 'position',
      game: id,
      text: start,
      options,
      moves: records.slice(1, plies + 1).map(record => record.move!),
    });
  try {
    const shown = await after(shownPly.value);
    const { text } = shown.outcome && shownPly.value > 0 ? await after(shownPly.value - 1) : shown;
    go({ place: 'xray', game: id, text });
  } catch (error) {
    say((error as Error).message, true);
  }
}
