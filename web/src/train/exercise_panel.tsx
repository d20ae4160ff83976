import type { ComponentChildren } from 'preact';
import { scoreInWords } from '../analyse/scores';
import { welcome } from '../connection';
import { notice } from '../notice';
import { Button } from '../parts/button';
import { BookOpen, ChevronRight, Lightbulb, RotateCcw } from '../parts/icons';
import type { LineMove } from '../protocol';
import { route } from '../route';
import { t } from '../shared/language';
import { turnText } from '../shared/names';
import { moveText } from '../shared/notation';
import './train.css';
import { attempt, exercise, hint, hints, judgment, phase, question, showSolution, tryAgain } from './exercise';

const sides = () => welcome.value!.games.find(each => each.id === question.value!.game)!.sides;

/// Some moves, as people write them.
const Line = ({ moves }: { moves: LineMove[] }) => (
  <span class="exercise-line">{moves.map(each => moveText(each.notation)).join(' ')}</span>
);

/// What there is to do, or how it went.
function Verdict({ prompt }: { prompt: string }) {
  const { best } = exercise.value!;
  const tried = moveText(attempt.value?.notation);
  const known = judgment.value;
  switch (phase.value) {
    case 'coming':
      return null;
    case 'open':
      return (
        <>
          <p class="exercise-verdict">{prompt}</p>
          {hints.value > 0 && <p class="quiet">{t('exercise-hint')}</p>}
        </>
      );
    case 'judging':
      return <p class="exercise-verdict">{t('exercise-judging', { move: tried })}</p>;
    case 'found':
      return (
        <>
          <p class="exercise-verdict good">
            {known && !known.is_best ? t('exercise-also-good', { move: tried }) : t('exercise-right', { move: tried })}
          </p>
          <p>
            <Line moves={known?.best.line ?? best} />
          </p>
        </>
      );
    case 'wrong':
      return (
        <>
          <p class="exercise-verdict bad">{t('exercise-wrong', { move: tried })}</p>
          {known?.refutation && (
            <p class="exercise-refutation">
              {t('exercise-refutation')} <Line moves={known.refutation.line.slice(0, 6)} />{' '}
              <span class="quiet">({scoreInWords(known.refutation.score, sides())})</span>
            </p>
          )}
        </>
      );
    case 'shown':
      return (
        <>
          <p class="exercise-verdict">{t('exercise-solution', { move: moveText(best[0]?.notation) })}</p>
          <p>
            <Line moves={best} />
          </p>
        </>
      );
  }
}

/// Below the board: help, another attempt, and on to the next.
export function ExerciseControls({ onNext }: { onNext(): void }) {
  const isOver = phase.value === 'found' || phase.value === 'shown';
  const isHelpless = isOver || phase.value === 'judging' || phase.value === 'coming';
  return (
    <div class="controls exercise-controls" role="group" aria-label={t('controls')}>
      <Button
        icon={RotateCcw}
        look={phase.value === 'wrong' ? 'main' : 'plain'}
        disabled={phase.value !== 'wrong'}
        onClick={tryAgain}
        shortcut="t"
      >
        {t('try-again')}
      </Button>
      <Button icon={Lightbulb} disabled={isHelpless} onClick={hint} shortcut="h">
        {t('exercise-give-hint')}
      </Button>
      <Button icon={BookOpen} disabled={isHelpless} onClick={showSolution}>
        {t('exercise-show')}
      </Button>
      <Button icon={ChevronRight} look={isOver ? 'main' : 'plain'} onClick={onNext} shortcut="n">
        {t(isOver ? 'next' : 'exercise-skip')}
      </Button>
    </div>
  );
}

interface Properties {
  title: string;
  /// What is to be found.
  prompt: string;
  children?: ComponentChildren;
}

/// What is asked, and what came of it. In an analysis notices take the place of the title for a while; elsewhere they have
/// their own.
export function ExercisePanel({ title, prompt, children }: Properties) {
  const said = route.value.place === 'analyse' ? notice.value : null;
  return (
    <aside class="panel exercise-panel" aria-label={title}>
      <div class={`status${said?.urgent ? ' urgent' : ''}`}>
        <div class="analysis-title">
          <p role="status" aria-live="polite">
            {said ? said.words : title}
          </p>
          {!said && question.value && (
            <p class="analysis-words quiet note">{turnText(question.value.to_move, question.value.check, sides())}</p>
          )}
        </div>
      </div>
      <div class="panel-body">
        {exercise.value && (
          <section class="exercise-words" role="status" aria-live="polite">
            <Verdict prompt={prompt} />
          </section>
        )}
        {children}
      </div>
    </aside>
  );
}
