import type { Api } from 'chessgroundx/api';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board, type Arrow } from '../board/board';
import { connection } from '../connection';
import { clockText } from '../format';
import { t } from '../shared/language';
import { gameTitle, sideLabel } from '../shared/names';
import { BoardTabs, colorOf, isNarrow, useBoardSizes, useSwipe } from '../play/board_room';
import { Captures } from '../play/captures';
import { Pocket } from '../play/pocket';
import { type BoardPicture, type Color, otherSide, type Side } from '../protocol';
import {
  about,
  back,
  boards,
  bottom,
  change,
  current,
  forward,
  node,
  play,
  resync,
  study,
  tagOf,
  tree,
  view,
} from './analysis';
import { arrows } from './engine';
import { EvaluationBar } from './evaluation_bar';
import { nodeOf, pathTo, rootId, setCommands } from './move_tree';
import { drawnArrows, redrawn, shapeCommands, shapeNames } from './shapes';

const barWidth = 40;

/// Who plays a color, as the tags say it.
function playerName(side: Side, color: Color, board: number): string {
  const seat = color === 'white' ? 'White' : 'Black';
  const letter = study.value!.layout[board]!.name;
  const name = letter ? tagOf(seat + letter) : tagOf(side === 'first' ? 'White' : 'Black');
  return name && name !== '?' ? name : about.value ? sideLabel(about.value.sides[side]) : '';
}

/// What a side's clock showed when it had moved, if the game was played with clocks.
function clockOf(side: Side): string | null {
  const moved = pathTo(tree.value, current.value).findLast(each => each.move!.side === side);
  const value = moved?.commands.find(command => command.name === 'clk')?.value;
  const parts = value?.split(':').map(Number);
  if (!parts || parts.length !== 3 || parts.some(Number.isNaN)) return null;
  return clockText(1000 * (3600 * parts[0]! + 60 * parts[1]! + parts[2]!));
}

interface StripProperties {
  side: Side;
  color: Color;
  board: number;
  picture: BoardPicture;
  api(): Api | null;
}

/// Who sits at this edge of the board: name, captures or reserve, what the clock showed.
function Strip({ side, color, board, picture, api }: StripProperties) {
  const { layout } = study.value!;
  const start = nodeOf(tree.value, rootId).boards?.[board] ?? picture;
  const balance = view.value?.balance ?? 0;
  const isTurn = view.value !== null && !view.value.outcome && view.value.to_move === side;
  const clock = board === 0 ? clockOf(side) : null;
  const checks = picture.checks_left?.[color];
  return (
    <div class={`strip${isTurn ? ' turn' : ''}`}>
      {layout.length > 1 && <span class="board-name">{layout[board]!.name}</span>}
      <span class={`seat ${color}`} aria-hidden="true" />
      <span class="strip-name strip-words">
        <span class="strip-player">{playerName(side, color, board)}</span>
      </span>
      {checks !== undefined && <span class="checks">{t('checks-to-go', { count: checks })}</span>}
      {picture.pockets ? (
        <Pocket color={color} pieces={picture.pockets[color]} isMine={!view.value?.outcome} api={api} />
      ) : (
        layout.length === 1 && <Captures {...{ color, start, picture }} ahead={side === 'first' ? balance : -balance} />
      )}
      {clock && (
        <span class="clock" aria-label={t('time-left')}>
          {clock}
        </span>
      )}
    </div>
  );
}

/// A board of the analysis: whoever's turn it is may be moved.
function OneBoard({ index, size }: { index: number; size: number }) {
  const layouts = study.value!.layout;
  const layout = layouts[index]!;
  const picture = boards.value![index]!;
  const api = useRef<Api | null>(null);
  const position = view.value;
  const mine = useMemo(() => arrows.value.filter(arrow => arrow.board === index), [arrows.value, index]);
  const drawn = useMemo(
    () => drawnArrows(node.value.commands).filter(arrow => arrow.board === index),
    [node.value.commands, index],
  );
  const draw = (shapes: Arrow[]) => {
    const { id, commands } = node.value;
    change(setCommands(tree.value, id, shapeNames, shapeCommands(redrawn(drawnArrows(commands), index, shapes))));
  };
  // Whoever is quicker than the server may try a move all the same: it says whether that can be played.
  const lastSide = node.value.move?.side;
  const turn = position?.to_move ?? (lastSide ? otherSide(lastSide) : (about.value?.moves_first ?? 'first'));
  const strip = (side: Side) => (
    <Strip {...{ side, picture }} color={colorOf(layout, side)} board={index} api={() => api.current} />
  );
  const title = about.value ? gameTitle(about.value) : '';
  return (
    <div class={`board-with-strips${layouts.length > 1 && node.value.move?.board === index ? ' moved' : ''}`}>
      {strip(otherSide(bottom.value))}
      <Board
        {...{ layout, picture, size }}
        arrows={mine}
        drawn={drawn}
        onDraw={draw}
        mine={position?.outcome ? null : 'both'}
        legal={position?.legal[index] ?? null}
        bottom={colorOf(layout, bottom.value)}
        turn={colorOf(layout, turn)}
        label={layouts.length > 1 ? t('board-name', { name: layout.name }) : t('board-of', { game: title })}
        resync={resync.value}
        onMove={move => void play(move)}
        onAttempt={move => void play(move)}
        onReady={ready => (api.current = ready)}
      />
      {strip(bottom.value)}
    </div>
  );
}

/// The wheel walks through the moves, as long as the pointer is over the boards.
function useWheel(area: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = area.current!;
    const oneStep = 60;
    let turned = 0;
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0) return; // that is zooming
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * oneStep;
      if (Math.sign(pixels) !== Math.sign(turned)) turned = 0;
      turned += pixels;
      if (Math.abs(turned) < oneStep) return;
      turned = 0;
      if (pixels > 0) forward();
      else back();
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, []);
}

/// All boards, as large as the window allows, with the evaluation beside them; on a phone one board at a time.
export function AnalysisBoards() {
  const layouts = study.value!.layout;
  const narrow = isNarrow();
  const { area, columns, size } = useBoardSizes(layouts.length, layouts[0]!.files, narrow ? 0 : barWidth);
  const boardsBox = useRef<HTMLDivElement>(null);
  useWheel(boardsBox);
  const [front, setFront] = useState(0);
  const isOne = narrow && layouts.length > 1;
  const shown = isOne ? [Math.min(front, layouts.length - 1)] : layouts.map((_, index) => index);
  const swipe = useSwipe(way => {
    if (isOne) setFront(Math.max(0, Math.min(layouts.length - 1, shown[0]! + way)));
  });
  const setColumns = (element: HTMLDivElement | null) => {
    element?.style.setProperty('--columns', String(isOne ? 1 : columns));
    element?.style.setProperty('--size', `${size}px`);
  };
  return (
    <div class="board-area" ref={area} {...swipe}>
      {isOne && <BoardTabs {...{ layouts }} front={shown[0]!} moved={node.value.move?.board} onFront={setFront} />}
      <div class="boards-and-bar" ref={boardsBox}>
        <EvaluationBar />
        <div class={`boards${connection.value === 'lost' ? ' offline' : ''}`} ref={setColumns}>
          {size > 0 && boards.value && shown.map(index => <OneBoard key={index} index={index} size={size} />)}
        </div>
      </div>
    </div>
  );
}
