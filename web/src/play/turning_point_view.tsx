import { useEffect } from 'preact/hooks';
import { arrowOf, scoreInWords } from '../analyse/scores';
import { MiniBoard } from '../board/mini_board';
import { Button } from '../parts/button';
import { Network, Target, Telescope, Undo2 } from '../parts/icons';
import type { GameDescription, PlyRecord, Side } from '../protocol';
import { go } from '../route';
import { t } from '../shared/language';
import { moveText } from '../shared/notation';
import { bottomSide, description, game, tryAgainFrom } from '../store';
import { xrayMove } from '../xray/from_game';
import { colorOf } from './board_room';
import { isReviewable, onlyPerson, review, startReview, whoseTurningPoint } from './review';
import { turningPointOf, type TurningPoint } from './turning_point';
import './turning_point.css';

/// A move as in a list of moves: 2. g4, or 2… Qh4.
const numbered = ({ number, side, notation }: PlyRecord, begins: Side): string =>
  `${number ?? ''}${side === begins ? '.' : '…'} ${moveText(notation)}`;

/// The position before the move on a small board, with what was played and what would have been better.
function Picture({ point }: { point: TurningPoint }) {
  const { records, layout } = game.value!;
  const played = arrowOf(point.move.move);
  const better = point.move.best?.line[0];
  const board = layout[played.board]!;
  const arrows = [{ ...played, look: 'bad' as const }];
  const improvement = better && arrowOf(better.move);
  return (
    <MiniBoard
      layout={board}
      picture={records[point.ply - 1]!.boards[played.board]!}
      bottom={colorOf(board, bottomSide.value)}
      arrows={improvement?.board === played.board ? [...arrows, { ...improvement, look: 'good' as const }] : arrows}
    />
  );
}

function Found({ point, about }: { point: TurningPoint; about: GameDescription }) {
  const current = game.value!;
  const record = current.records[point.ply]!;
  const { best, score } = point.move;
  const better = best?.line[0];
  const person = onlyPerson(current);
  const whose = person ?? 'both';
  const hasMistakes = review.value!.result.plies.some(
    ({ mark, best: line, side }) => mark && line && (whose === 'both' || side === whose),
  );
  return (
    <>
      <h3>{t('turning-point')}</h3>
      <div class="turning-picture">
        <Picture point={point} />
      </div>
      <p class="turning-words" role="status">
        {t('turning-words', {
          move: numbered(record, about.moves_first),
          before: scoreInWords(best?.score, about.sides),
          after: scoreInWords(score, about.sides),
        })}{' '}
        {better && <span class="turning-better">{t('better-was', { move: moveText(better.notation) })}</span>}
      </p>
      <div class="turning-actions">
        <Button icon={Undo2} onClick={() => void tryAgainFrom(point.ply - 1)}>
          {t('try-again-from-here')}
        </Button>
        <Button icon={Telescope} onClick={() => go({ place: 'analyse', id: current.id, ply: String(point.ply - 1) })}>
          {t('analyze-from-here')}
        </Button>
        {hasMistakes && (
          <Button icon={Target} onClick={() => go({ place: 'analyse', id: current.id, learn: whose })}>
            {t('learn-from-mistakes')}
          </Button>
        )}
        <Button icon={Network} onClick={() => void xrayMove(point.ply)}>
          {t('place-xray')}
        </Button>
      </div>
    </>
  );
}

/// Where a game that is over was decided, and what to do about it.
export function TurningPointView() {
  const current = game.value!;
  const about = description.value;
  const canReview = isReviewable(current);
  const { id, records } = current;
  useEffect(() => (canReview ? startReview(current) : undefined), [canReview, id, records.length]);
  const found = review.value;
  if (!canReview || !about || found?.id !== id || found.plies !== records.length - 1) return null;
  const point = turningPointOf(found.result.plies, whoseTurningPoint(current));
  return (
    <section class="turning-point" aria-label={t('turning-point')}>
      {point ? <Found point={point} about={about} /> : <p class="quiet note">{t('no-turning-point')}</p>}
    </section>
  );
}
