import type { GameDescription, Score } from '../protocol';
import { about, bottom, view } from './analysis';
import { evaluation, found } from './engine';
import { shareOfFirst } from './scores';

/// The score in as few letters as fit beside a board.
export function shortScore(score: Score): string {
  if ('win' in score) return score.plies === 0 ? (score.win === 'first' ? '1' : '0') : `#${Math.ceil(score.plies / 2)}`;
  const pawns = Math.abs(score.centipawns) / 100;
  return pawns < 9.95 ? pawns.toFixed(1) : pawns.toFixed(0);
}

/// What a score means, in words: "Better for White", "A win for the sheep in 12 moves".
export function scoreWords(score: Score, game: GameDescription): string {
  if ('win' in score) {
    const moves = Math.ceil(score.plies / 2);
    const when = score.plies === 0 ? '' : ` in ${moves} ${moves === 1 ? 'move' : 'moves'}`;
    return `A win for ${game.sides[score.win]}${when}`;
  }
  const size = Math.abs(score.centipawns);
  if (size < 25) return 'Equal';
  const degree = size < 75 ? 'Slightly better' : size < 200 ? 'Better' : size < 500 ? 'Much better' : 'Winning';
  return `${degree} for ${game.sides[score.centipawns > 0 ? 'first' : 'second']}`;
}

/// The evaluation as a bar beside the board: the more of it belongs to a side, the likelier it wins.
export function EvaluationBar() {
  const game = about.value;
  if (!game) return null;
  const known = evaluation.value;
  const share = known ? shareOfFirst(known.score) : 0.5;
  const words = view.value?.outcome
    ? view.value.outcome.words
    : found.value?.exact && found.value.words
      ? found.value.words
      : known
        ? scoreWords(known.score, game)
        : 'Not evaluated yet';
  const isFirstAhead = share >= 0.5;
  return (
    <div
      class={`evaluation-bar${bottom.value === 'second' ? ' turned' : ''}${known ? '' : ' unknown'}`}
      role="meter"
      aria-label="Evaluation"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={known ? `${words}, ${shortScore(known.score)}` : words}
      title={words}
    >
      <span class="evaluation-share" ref={bar => bar?.style.setProperty('--share', `${share * 100}%`)} />
      {known && <span class={`evaluation-score ${isFirstAhead ? 'first' : 'second'}`}>{shortScore(known.score)}</span>}
    </div>
  );
}
