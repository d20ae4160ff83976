import { useEffect, useState } from 'preact/hooks';
import { MiniBoard } from '../board/mini_board';
import { ask, welcome } from '../connection';
import type { PositionMessage } from '../protocol';
import { t } from '../shared/language';
import { outcomeText, turnText } from '../shared/names';
import { Legend } from '../xray/legend';
import { drawnTree } from '../xray/drawn_tree';
import { TreeView } from '../xray/tree_view';
import { look, problem, shown, subject } from '../xray/xray_store';
import type { ClassExercise } from './exercise';

type Subject = Pick<ClassExercise, 'game' | 'text'>;

/// The tree as on paper: its leaves have their numbers, and everything above is for the student to find out.
function DrawnSubject({ text }: { text: string }) {
  useEffect(() => {
    subject.value = { ...subject.value, game: drawnTree, text, algorithm: 'minimax', capturesFirst: false };
    void look();
  }, [text]);
  return (
    <>
      {shown.value && <Legend isPlain />}
      {problem.value && (
        <p class="xray-problem" role="alert">
          {problem.value}
        </p>
      )}
      <TreeView isFixed />
    </>
  );
}

function PositionSubject({ game, text }: Subject) {
  const [found, setFound] = useState<PositionMessage | null>(null);
  const [reason, setReason] = useState('');
  useEffect(() => {
    let isWanted = true;
    ask({ type: 'position', game, text }).then(
      answer => {
        if (!isWanted) return;
        setFound(answer);
        setReason('');
      },
      (error: Error) => isWanted && setReason(error.message),
    );
    return () => void (isWanted = false);
  }, [game, text]);
  const sides = welcome.value?.games.find(each => each.id === game)?.sides;
  return (
    <div class="class-boards">
      {reason && (
        <p class="xray-problem" role="alert">
          {reason}
        </p>
      )}
      {found && !reason && (
        <>
          <div class={`class-board-row boards-${found.boards.length}`}>
            {found.boards.map((picture, index) => (
              <MiniBoard
                key={index}
                layout={found.layout[index]!}
                picture={picture}
                bottom={found.layout[index]!.first}
              />
            ))}
          </div>
          {sides && (
            <p class="quiet">
              {found.outcome ? outcomeText(found.outcome, sides) : turnText(found.to_move, found.check, sides)}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/// What the questions are about.
export function SubjectView({ game, text }: Subject) {
  return (
    <section class="xray-stage class-stage" aria-label={t('class-subject')}>
      {game === drawnTree ? <DrawnSubject text={text} /> : <PositionSubject {...{ game, text }} />}
    </section>
  );
}
