import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type BoardLayout, type Color, otherColor, type Side } from '../protocol';
import { t } from '../shared/language';
import { type Bands, bandsOf, boardSizes, type BoardSizes } from './board_sizes';

const stripHeight = 44;
const stripGap = 8;
const boardGap = 24;
/// What else a phone shows below the board without scrolling.
const phoneRest = 230;

/// A phone on its side, or a desktop at 200 % zoom: styles/sideways.css.
const isSideways = () => matchMedia('(max-width: 999px) and (max-height: 520px) and (min-width: 560px)').matches;
const sidewaysStrip = 28;
const sidewaysTabs = 28;

export const isNarrow = () => matchMedia('(max-width: 999px)').matches;

/// Measures the room for the boards and keeps up with the window. `sideWidth` is what else each board has at its side.
export function useBoardSizes(boards: number, files: number, sideWidth = 0) {
  const area = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState<BoardSizes & { bands: Bands; isNarrow: boolean }>({
    columns: 1,
    size: 0,
    bands: { width: 0, height: 0 },
    isNarrow: isNarrow(),
  });
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth, clientHeight: height } = area.current!;
      const width = clientWidth - sideWidth;
      const narrow = isNarrow();
      const extra = isSideways() ? 2 * sidewaysStrip : 2 * (stripHeight + stripGap);
      const space = isSideways()
        ? { width, height: window.innerHeight - (boards > 1 ? sidewaysTabs : 0) }
        : narrow
          ? { width, height: Math.max(window.innerHeight - phoneRest, 260) + extra }
          : { width, height };
      const room = { ...space, extra, gap: boardGap };
      const shown = narrow ? 1 : boards;
      const found = boardSizes(room, shown, files);
      setSizes({ ...found, bands: bandsOf(room, shown, found), isNarrow: narrow });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(area.current!);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [boards, files, sideWidth]);
  return { area, ...sizes };
}

export const colorOf = (layout: BoardLayout, side: Side): Color =>
  side === 'first' ? layout.first : otherColor(layout.first);

/// Farther than this, and more sideways than not, a finger means another board.
const swipeLength = 48;

/// Where one board of several is shown, a finger that slides sideways beside the board takes the next one or the one before.
/// On the board itself it moves pieces, in a reserve it takes them.
export function useSwipe(onSwipe: (way: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const { touches, target } = event;
      const isFree = touches.length === 1 && !(target as Element).closest('.board, .pocket-piece:enabled');
      start.current = isFree ? { x: touches[0]!.clientX, y: touches[0]!.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const from = start.current;
      const to = changedTouches[0];
      start.current = null;
      if (!from || !to) return;
      const across = to.clientX - from.x;
      if (Math.abs(across) > swipeLength && Math.abs(across) > 2 * Math.abs(to.clientY - from.y))
        onSwipe(across < 0 ? 1 : -1);
    },
  };
}

interface TabsProperties {
  layouts: BoardLayout[];
  front: number;
  /// The board where the last move was made.
  moved?: number;
  onFront(index: number): void;
}

/// On a phone there is room for one board of several: which one.
export function BoardTabs({ layouts, front, moved, onFront }: TabsProperties) {
  return (
    <div class={`board-tabs${layouts.length > 4 ? ' many' : ''}`} role="group" aria-label={t('boards')}>
      {layouts.map((layout, index) => (
        <button
          type="button"
          key={index}
          aria-label={t('board-name', { name: layout.name })}
          aria-pressed={index === front}
          onClick={() => onFront(index)}
        >
          {layouts.length > 2 ? layout.name : t('board-name', { name: layout.name })}
          {moved === index && <span class="dot" title={t('moved-last')} />}
        </button>
      ))}
    </div>
  );
}
