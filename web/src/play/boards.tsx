import type { Api } from 'chessgroundx/api';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../board/board';
import { isPersonsTurn } from '../open_game';
import { type BoardLayout, type Color, otherSide, type Side } from '../protocol';
import { connection } from '../connection';
import { say } from '../notice';
import { t } from '../shared/language';
import { gameTitle } from '../shared/names';
import { bottomSide, description, game, isLive, makeMove, resync, shownRecord, tryMove } from '../store';
import { BoardTabs, colorOf, useBoardSizes, useSwipe } from './board_room';
import { PlayerStrip } from './player_strip';

/// The color a person may move on a board: one, both, or none.
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
  /// Of those that are shown.
  isFirst: boolean;
}

/// A board with the strips of those who play on it.
function BoardWithStrips({ index, size, isFirst }: OneBoard) {
  const { layout: layouts, position, hint } = game.value!;
  const layout = layouts[index]!;
  const record = shownRecord.value!;
  const picture = record.boards[index]!;
  const api = useRef<Api | null>(null);
  const mine = useMine(layout);
  const bottom = bottomSide.value;
  const canMove = isLive.value && isPersonsTurn(game.value!);
  const legal = canMove ? (position.legal[index] ?? null) : null;
  const arrows = useMemo(
    () => (hint && isLive.value && hint.board === index ? [{ from: hint.from, to: hint.to }] : []),
    [hint, index, isLive.value],
  );
  const title = description.value ? gameTitle(description.value) : '';
  const strip = (side: Side) => {
    const color = colorOf(layout, side);
    const isMine = mine === color || mine === 'both';
    const hasRules = side === bottom && isFirst && description.value !== null;
    return <PlayerStrip {...{ side, color, picture, isMine, hasRules }} board={index} api={() => api.current} />;
  };
  return (
    <div
      class={`board-with-strips${layouts.length > 1 && record.board === index ? ' moved' : ''}`}
      onPointerDown={event => {
        // What was played stays: whoever wants another move takes back, or analyzes.
        const isPiece = (event.target as HTMLElement).matches('piece, cg-board');
        if (isPiece && event.button === 0 && !isLive.value && !game.value!.status.outcome)
          say(t('looking-back-no-move'));
      }}
    >
      {strip(otherSide(bottom))}
      <Board
        {...{ layout, picture, mine, legal, arrows, size }}
        bottom={colorOf(layout, bottom)}
        turn={colorOf(layout, position.to_move)}
        label={layouts.length > 1 ? t('board-name', { name: layout.name }) : t('board-of', { game: title })}
        resync={resync.value}
        onMove={makeMove}
        onAttempt={tryMove}
        onReady={ready => (api.current = ready)}
      />
      {strip(bottom)}
    </div>
  );
}

/// Where there is height for it, a reserve has a line of its own: this high at least, and otherwise as high as its pieces are
/// on the board.
const lowestReserve = 22;
const reserveEdge = 4;
/// How much wider than its board a strip may be: farther away nobody would know what it belongs to.
const widestOverhang = 160;

/// All boards of the game, as large as the window allows; on a phone one at a time. Several leave bands beside, above or below
/// them: names and reserves go there.
export function Boards() {
  const layouts = game.value!.layout;
  const { area, columns, size, bands, isNarrow } = useBoardSizes(layouts.length, layouts[0]!.files);
  const [front, setFront] = useState(0);
  const shown =
    isNarrow && layouts.length > 1 ? [Math.min(front, layouts.length - 1)] : layouts.map((_, index) => index);
  const swipe = useSwipe(way => {
    if (shown.length < layouts.length) setFront(Math.max(0, Math.min(layouts.length - 1, shown[0]! + way)));
  });
  const hasBands = !isNarrow && layouts.length > 1;
  const reserve = Math.min(
    Math.floor(bands.height / 2),
    Math.max(size / layouts[0]!.files + reserveEdge, lowestReserve),
  );
  const hasTwoLines = hasBands && reserve >= lowestReserve;
  const setColumns = (element: HTMLDivElement | null) => {
    element?.style.setProperty('--columns', String(columns));
    element?.style.setProperty('--size', `${size}px`);
    element?.style.setProperty('--width', `${hasBands ? Math.min(bands.width, size + widestOverhang) : size}px`);
    element?.style.setProperty('--reserve', `${reserve}px`);
  };
  return (
    <div class="board-area" ref={area} {...swipe}>
      {isNarrow && layouts.length > 1 && (
        <BoardTabs {...{ layouts }} front={shown[0]!} moved={shownRecord.value!.board} onFront={setFront} />
      )}
      <div
        class={`boards${connection.value === 'lost' ? ' offline' : ''}${hasTwoLines ? ' two-lines' : ''}`}
        ref={setColumns}
      >
        {size > 0 &&
          shown.map(index => <BoardWithStrips key={index} {...{ index, size }} isFirst={index === shown[0]} />)}
      </div>
    </div>
  );
}
