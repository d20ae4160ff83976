import { ask } from '../connection';
import { say } from '../notice';
import { go } from '../route';
import { game, shownPly } from '../store';

/// Looks into the position that is shown in the open game. Where the game is over there is nothing to search any more:
/// then it is the position of the last move.
export async function xrayShownPosition(): Promise<void> {
  const { game: id, start, options, records } = game.value!;
  const after = (plies: number) =>
    ask<{ text: string; outcome: object | null }>({
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
