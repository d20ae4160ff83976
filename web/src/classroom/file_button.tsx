import { useRef } from 'preact/hooks';
import { say } from '../notice';
import { Button } from '../parts/button';
import { FolderOpen } from '../parts/icons';
import { t } from '../shared/language';
import { readExercise, type ExerciseFile } from './exercise';

/// Opens a file with an exercise.
export function FileButton({ onRead }: { onRead(file: ExerciseFile): void }) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    const exercise = readExercise(await file.text());
    if (exercise) onRead(exercise);
    else say(t('class-no-exercise-in-file'), true);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('class-open-file')}
        onChange={event => {
          const file = event.currentTarget.files?.[0];
          if (file) void read(file);
          event.currentTarget.value = '';
        }}
      />
      <Button icon={FolderOpen} onClick={() => input.current!.click()}>
        {t('class-open-file')}
      </Button>
    </>
  );
}
