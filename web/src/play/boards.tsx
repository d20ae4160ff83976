import type { Api } from 'chessgroundx/api';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../board/board';
import { isPersonsTurn } from '../open_game';
import { otherColor, otherSide, type BoardLayout, type Color, type Side } from '../protocol';
import { connection } from '../connection';
import { bottomSide, description, game, isLive, makeMove, resync, shownRecord, tryMove } from '../store';
import { boardSizes, type BoardSizes } from './board_sizes';
import { PlayerStrip } from './player_strip';

const stripHeight = 44;
const stripGap = 8;
const boardGap = 24;
/// What else a phone shows below the board without scrolling.
const phoneRest = 230;

export const isNarrow = () => matchMedia('(max-width: 999px)').matches;

/// Measures the room for the boards and keeps up with the window.
function useBoardSizes(boards: number, files: number) {
  const area = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState<BoardSizes & { isNarrow: boolean }>({ columns: 1, size: 0, isNarrow: isNarrow() });
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = area.current!;
      const narrow = isNarrow();
      const extra = 2 * (stripHeight + stripGap);
      const room = narrow
        ? { width, height: Math.max(window.innerHeight - phoneRest, 260) + extra }
        : { width, height };
      setSizes({ ...boardSizes({ ...room, extra, gap: boardGap }, narrow ? 1 : boards, files), isNarrow: narrow });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(area.current!);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [boards, files]);
  return { area, ...sizes };
}

const colorOf = (layout: BoardLayout, side: Side): Color =>
  side === 'first' ? layout.first : otherColor(layout.first);

/// The colour a person may move on a board: one, both, or none.
function useMine(layout: BoardLayout): Color | 'both' | null {
  const { status } = game.value!;
  if (!isLive.value || status.outcome) return null;
  const { first, second } = status.players;
  if (first.kind === 'person' && second.kind === 'person') return 'both';
  if (first.kind === 'person') return colorOf(layout, 'first');
  return second.kind === 'person' ? colorOf(layout, 'second') : null;
}

interface OneBoard {
  index: number;
  size: number;
}

/// A board with the strips of those who play on it.
function BoardWithStrips({ index, size }: OneBoard) {
  const { layout: layouts, position, hint } = game.value!;
  const layout = layouts[index]!;
  const record = shownRecord.value!;
  const picture = record.boards[index]!;
  const api = useRef<Api | null>(null);
  const mine = useMine(layout);
  const bottom = bottomSide.value;
  const canMove = isLive.value && isPersonsTurn(game.value!);
  const legal = canMove ? (position.legal[index] ?? null) : null;
  const arrow = useMemo(
    () => (hint && isLive.value && hint.board === index ? { from: hint.from, to: hint.to } : null),
    [hint, index, isLive.value],
  );
  const title = description.value?.title ?? 'Game';
  const strip = (side: Side) => {
    const color = colorOf(layout, side);
    const isMine = mine === color || mine === 'both';
    return <PlayerStrip {...{ side, color, picture, isMine }} board={index} api={() => api.current} />;
  };
  return (
    <div class={`board-with-strips${layouts.length > 1 && record.board === index ? ' moved' : ''}`}>
      {strip(otherSide(bottom))}
      <Board
        {...{ layout, picture, mine, legal, arrow, size }}
        bottom={colorOf(layout, bottom)}
        turn={colorOf(layout, position.to_move)}
        label={layouts.length > 1 ? `Board ${layout.name}` : `${title} board`}
        resync={resync.value}
        onMove={makeMove}
        onAttempt={tryMove}
        onReady={ready => (api.current = ready)}
      />
      {strip(bottom)}
    </div>
  );
}

/// All boards of the game, as large as the window allows; on a phone one at a time.
export function Boards() {
  const layouts = game.value!.layout;
  const { area, columns, size, isNarrow } = useBoardSizes(layouts.length, layouts[0]!.files);
  const [front, setFront] = useState(0);
  const shown =
    isNarrow && layouts.length > 1 ? [Math.min(front, layouts.length - 1)] : layouts.map((_, index) => index);
  const setColumns = (element: HTMLDivElement | null) => {
    element?.style.setProperty('--columns', String(columns));
    element?.style.setProperty('--size', `${size}px`);
  };
  return (
    <div class="board-area" ref={area}>
      {isNarrow && layouts.length > 1 && (
        <div class="board-tabs" role="group" aria-label="Boards">
          {layouts.map((layout, index) => (
            <button
              type="button"
              key={index}
              aria-label={`Board ${layout.name}`}
              aria-pressed={index === shown[0]}
              onClick={() => setFront(index)}
            >
              {layouts.length > 2 ? layout.name : `Board ${layout.name}`}
              {shownRecord.value!.board === index && <span class="dot" title="moved last" />}
            </button>
          ))}
        </div>
      )}
      <div class={`boards${connection.value === 'lost' ? ' offline' : ''}`} ref={setColumns}>
        {size > 0 && shown.map(index => <BoardWithStrips key={index} index={index} size={size} />)}
      </div>
    </div>
  );
}
