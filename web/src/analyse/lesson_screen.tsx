import { Button } from '../parts/button';
import { Choice } from '../parts/choice';
import { t } from '../shared/language';
import { sideLabel } from '../shared/names';
import { moveText } from '../shared/notation';
import { exercise } from '../train/exercise';
import { ExerciseBoards } from '../train/exercise_boards';
import { ExerciseControls, ExercisePanel } from '../train/exercise_panel';
import { about } from './analysis';
import { endLesson, lesson, lessonLapses, nextLapse, startLesson, type Lesson } from './learning';
import { numberText } from './move_tree';

/// How far it has got, and whose mistakes they are.
function Progress({ now }: { now: Lesson }) {
  const { sides } = about.value!;
  const all = lessonLapses.value.length;
  return (
    <section class="exercise-facts" aria-label={t('learn-from-mistakes')}>
      {!now.isOver && all > 0 && (
        <div class="learn-progress">
          <span>{t('learn-count', { number: now.at + 1, count: all })}</span>
          <progress max={all} value={now.at} aria-label={t('learn-from-mistakes')} />
        </div>
      )}
      <Choice<Lesson['whose']>
        label={t('learn-whose')}
        value={now.whose}
        choices={[
          { value: 'both', title: t('learn-both') },
          { value: 'first', title: sideLabel(sides.first) },
          { value: 'second', title: sideLabel(sides.second) },
        ]}
        onChange={startLesson}
      />
      <div class="exercise-actions">
        {now.isOver && all > 0 && <Button onClick={() => startLesson(now.whose)}>{t('learn-again')}</Button>}
        <Button look={now.isOver ? 'main' : 'plain'} onClick={endLesson}>
          {t('learn-leave')}
        </Button>
      </div>
    </section>
  );
}

/// One mistake of the game after the other: what was better?
export function LessonScreen() {
  const now = lesson.value!;
  const lapse = lessonLapses.value[now.at];
  const title = t('learn-from-mistakes');
  if (now.isOver || !exercise.value || !lapse)
    return (
      <ExercisePanel title={title} prompt="">
        {now.isOver && (
          <section class="exercise-words" role="status">
            <p class="exercise-verdict">
              {lessonLapses.value.length === 0
                ? t('no-lapses')
                : t('learn-done', { found: now.found, count: lessonLapses.value.length })}
            </p>
          </section>
        )}
        <Progress now={now} />
      </ExercisePanel>
    );
  const { move } = lapse.node;
  const played = `${numberText(move!, about.value!.moves_first)} ${moveText(move!.notation)}`;
  return (
    <>
      <ExerciseBoards />
      <ExerciseControls onNext={nextLapse} />
      <ExercisePanel title={title} prompt={t('learn-prompt', { move: played })}>
        <Progress now={now} />
      </ExercisePanel>
    </>
  );
}
