import type { Api } from 'chessgroundx/api';
import { useMemo, useRef, useState } from 'preact/hooks';
import { arrowOf } from '../analyse/scores';
import { Board, type Arrow } from '../board/board';
import { connection, welcome } from '../connection';
import { BoardTabs, colorOf, isNarrow, useBoardSizes } from '../play/board_room';
import { Pocket } from '../play/pocket';
import { otherSide, type Side } from '../protocol';
import { t } from '../shared/language';
import { gameTitle, sideLabel } from '../shared/names';
import { exercise, hints, judgment, phase, question, resync, shown, tryMove } from './exercise';

/// What is drawn: where to look, what was best, or why a move was not good.
function arrowsNow(): (Arrow & { board: number })[] {
  const best = exercise.value?.best[0];
  const answer = judgment.value?.refutation?.line[0];
  if (phase.value === 'wrong' && answer) return [{ ...arrowOf(answer.move), brush: 'red', width: 8 }];
  if (!best || hints.value === 0 || phase.value === 'found') return [];
  const arrow = arrowOf(best.move);
  if (hints.value >= 2) return [{ ...arrow, brush: 'green', width: 9 }];
  return [{ board: arrow.board, to: arrow.from ?? arrow.to, brush: 'green' }];
}

function OneBoard({ index, size }: { index: number; size: number }) {
  const api = useRef<Api | null>(null);
  const position = shown.value!;
  const layout = position.layout[index]!;
  const picture = position.boards[index]!;
  const about = welcome.value?.games.find(each => each.id === position.game);
  const bottom = question.value!.to_move;
  const canMove = phase.value === 'open';
  const arrows = useMemo(
    () => arrowsNow().filter(arrow => arrow.board === index),
    [phase.value, hints.value, judgment.value, index],
  );
  const strip = (side: Side) => {
    const color = colorOf(layout, side);
    return (
      <div class={`strip${canMove && side === position.to_move ? ' turn' : ''}`}>
        {position.layout.length > 1 && <span class="board-name">{layout.name}</span>}
        <span class={`seat ${color}`} aria-hidden="true" />
        <span class="strip-name strip-words">
          <span class="strip-player">{about ? sideLabel(about.sides[side]) : ''}</span>
        </span>
        {picture.pockets && (
          <Pocket
            color={color}
            pieces={picture.pockets[color]}
            isMine={canMove && side === position.to_move}
            api={() => api.current}
          />
        )}
      </div>
    );
  };
  return (
    <div class="board-with-strips">
      {strip(otherSide(bottom))}
      <Board
        {...{ layout, picture, size, arrows }}
        mine={canMove ? 'both' : null}
        legal={canMove ? (position.legal[index] ?? null) : null}
        bottom={colorOf(layout, bottom)}
        turn={colorOf(layout, position.to_move)}
        label={
          position.layout.length > 1
            ? t('board-name', { name: layout.name })
            : t('board-of', { game: about ? gameTitle(about) : '' })
        }
        resync={resync.value}
        onMove={move => void tryMove(move)}
        onAttempt={move => void tryMove(move)}
        onReady={ready => (api.current = ready)}
      />
      {strip(bottom)}
    </div>
  );
}

/// The boards of an exercise, from the side of whoever is to move.
export function ExerciseBoards() {
  const layouts = shown.value!.layout;
  const narrow = isNarrow();
  const { area, columns, size } = useBoardSizes(layouts.length, layouts[0]!.files);
  const [front, setFront] = useState(0);
  const isOne = narrow && layouts.length > 1;
  const visible = isOne ? [Math.min(front, layouts.length - 1)] : layouts.map((_, index) => index);
  const setColumns = (element: HTMLDivElement | null) => {
    element?.style.setProperty('--columns', String(isOne ? 1 : columns));
    element?.style.setProperty('--size', `${size}px`);
  };
  return (
    <div class="board-area" ref={area}>
      {isOne && <BoardTabs {...{ layouts }} front={visible[0]!} onFront={setFront} />}
      <div class={`boards${connection.value === 'lost' ? ' offline' : ''}`} ref={setColumns}>
        {size > 0 && visible.map(index => <OneBoard key={index} index={index} size={size} />)}
      </div>
    </div>
  );
}
