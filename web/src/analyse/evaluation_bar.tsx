import type { GameDescription, Score } from '../protocol';
import { t } from '../shared/language';
import { outcomeText, sideCode } from '../shared/names';
import { fixedText } from '../shared/numbers';
import { movesOf } from '../format';
import { about, bottom, view } from './analysis';
import { evaluation, found } from './engine';
import { certainText } from './engine_panel';
import { shareOfFirst } from './scores';

/// The score in as few letters as fit beside a board.
export function shortScore(score: Score): string {
  if ('win' in score) return score.plies ? `#${Math.ceil(score.plies / 2)}` : score.win === 'first' ? '1' : '0';
  if ('points' in score) return String(Math.abs(score.points));
  const pawns = Math.abs(score.centipawns) / 100;
  return fixedText(pawns, pawns < 9.95 ? 1 : 0);
}

/// What a score means, in words: "Better for White", "A win for the sheep in 12 moves".
export function scoreWords(score: Score, game: GameDescription): string {
  if ('win' in score) {
    const side = sideCode(game.sides[score.win]);
    return score.plies ? t('win-for-in', { side, moves: movesOf(score.plies) }) : t('win-for', { side });
  }
  // Nobody knows how much a point is.
  if ('points' in score)
    return score.points === 0
      ? t('evaluation-equal')
      : t('evaluation-better', { degree: 'better', side: sideCode(game.sides[score.points > 0 ? 'first' : 'second']) });
  const size = Math.abs(score.centipawns);
  if (size < 25) return t('evaluation-equal');
  const degree = size < 75 ? 'slightly' : size < 200 ? 'better' : size < 500 ? 'much' : 'winning';
  return t('evaluation-better', { degree, side: sideCode(game.sides[score.centipawns > 0 ? 'first' : 'second']) });
}

/// The evaluation as a bar beside the board: the more of it belongs to a side, the likelier it wins.
export function EvaluationBar() {
  const game = about.value;
  if (!game) return null;
  const known = evaluation.value;
  const share = known ? shareOfFirst(known.score) : 0.5;
  const words = view.value?.outcome
    ? outcomeText(view.value.outcome, game.sides)
    : found.value?.exact
      ? certainText(found.value.lines[0])
      : known
        ? scoreWords(known.score, game)
        : t('not-evaluated');
  const isFirstAhead = share >= 0.5;
  return (
    <div
      class={`evaluation-bar${bottom.value === 'second' ? ' turned' : ''}${known ? '' : ' unknown'}`}
      role="meter"
      aria-label={t('evaluation')}
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
