import { Chessground } from 'chessgroundx';
import type { Api } from 'chessgroundx/api';
import type { Config } from 'chessgroundx/config';
import type { DrawShape } from 'chessgroundx/draw';
import type { Key } from 'chessgroundx/types';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardLayout, BoardPicture, Color, LegalMoves } from '../protocol';
import { settings } from '../settings';
import { watchAttempts } from './attempts';
import { dropOf, keyOf, letterOf, roleOf, squareOf } from './squares';
import { SquareGrid } from './square_grid';
import { PromotionPicker } from './promotion_picker';

/// An arrow, or without `from` a circle around a square.
export interface Arrow {
  from?: string | null;
  to: string;
  brush?: string;
  width?: number;
}

interface Properties {
  layout: BoardLayout;
  picture: BoardPicture;
  bottom: Color;
  /// The color a person may move here, now or (as a premove) when the turn comes.
  mine: Color | 'both' | null;
  turn: Color;
  legal: LegalMoves | null;
  arrows: Arrow[];
  label: string;
  size: number;
  /// Grows when the board must show the picture again although it is the same.
  resync: number;
  onMove(move: string): void;
  /// A move that is not legal was tried.
  onAttempt(move: string): void;
  onReady(api: Api | null): void;
  /// What was drawn by hand, and what to do when that changes. Without it drawings last until the next click.
  drawn?: Arrow[];
  onDraw?(shapes: Arrow[]): void;
}

/// Colors for what a computer draws, beside those that people draw with.
const ownBrushes = {
  threat: { key: 'threat', color: '#7d3fb0', opacity: 0.85, lineWidth: 9 },
  other: { key: 'other', color: '#c2277f', opacity: 0.8, lineWidth: 9 },
};

const shapeOf = ({ from, to, brush = 'green', width }: Arrow): DrawShape => ({
  ...(from ? { orig: keyOf(from), dest: keyOf(to) } : { orig: keyOf(to) }),
  brush,
  ...(width ? { modifiers: { lineWidth: width } } : {}),
});

const arrowOfShape = ({ orig, dest, brush }: DrawShape): Arrow => ({
  ...(dest && dest !== orig ? { from: squareOf(orig), to: squareOf(dest) } : { to: squareOf(orig) }),
  brush,
});

const isSameShape = (one: Arrow, other: Arrow) => (one.from ?? null) === (other.from ?? null) && one.to === other.to;

const pocketLetters = ['p', 'n', 'b', 'r', 'q', 'k'];
const pocketRoles = pocketLetters.map(roleOf);

function destinations(legal: LegalMoves | null): Map<string, Key[]> {
  const found = new Map<string, Key[]>();
  if (!legal) return found;
  for (const [from, targets] of Object.entries(legal.moves)) found.set(keyOf(from), targets.map(keyOf));
  for (const [piece, targets] of Object.entries(legal.drops)) found.set(dropOf(piece), targets.map(keyOf));
  return found;
}

function pocketText(picture: BoardPicture): string {
  const letters = (color: Color) =>
    Object.entries(picture.pockets?.[color] ?? {})
      .map(([letter, number]) => (color === 'white' ? letter.toUpperCase() : letter).repeat(number))
      .join('');
  return `[${letters('white')}${letters('black')}]`;
}

function everySquare(layout: BoardLayout): Key[] {
  const keys: Key[] = [];
  for (let file = 0; file < layout.files; file += 1)
    for (let rank = 1; rank <= layout.ranks; rank += 1) keys.push(keyOf(String.fromCharCode(97 + file) + rank));
  return keys;
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const durations = { off: 0, quick: 160, slow: 400 };

/// One board, drawn by chessgroundx, which knows no rules: what may be moved comes with the position. A premove may be any
/// move; it is tried when the turn comes. Around it the squares for the keyboard and the picker for promotions.
export function Board(properties: Properties) {
  const { layout, picture, bottom, mine, turn, legal, arrows, resync, size } = properties;
  const element = useRef<HTMLDivElement>(null);
  const api = useRef<Api | null>(null);
  const [promotion, setPromotion] = useState<{ from: string; to: string; choices: string[] } | null>(null);
  // The board's listeners are bound once; they look here for what holds now.
  const now = useRef(properties);
  now.current = properties;

  const finish = (from: string, aim: string) => {
    const { legal, onMove } = now.current;
    // A king that is moved onto its rook castles.
    const to = legal?.castling?.[from + aim] ?? aim;
    const choices = legal?.promotions[from + to];
    if (choices) setPromotion({ from, to, choices });
    else onMove((legal?.prefix ?? '') + from + to);
  };
  const finishDrop = (letter: string, to: string) =>
    now.current.onMove(`${now.current.legal?.prefix ?? ''}${letter.toUpperCase()}@${to}`);

  // Not legal, says the board: the server knows why.
  const attempt = (from: Key, to: Key) =>
    now.current.onAttempt((now.current.legal?.prefix ?? '') + squareOf(from) + squareOf(to));

  useLayoutEffect(() => {
    const squares = everySquare(layout);
    element.current!.style.setProperty('--square', `${100 / layout.files}%`);
    const config: Config = {
      dimensions: { width: layout.files, height: layout.ranks },
      fen: picture.placement,
      orientation: bottom,
      pocketRoles: { white: pocketRoles, black: pocketRoles },
      draggable: { showGhost: true, distance: 4 },
      movable: {
        free: false,
        events: {
          after: (from, to) => finish(squareOf(from), squareOf(to)),
          afterNewPiece: (piece, to) => finishDrop(letterOf(piece.role), squareOf(to)),
        },
      },
      premovable: {
        // Clicking another piece of one's own picks that one up; dragging onto it means to take back there.
        premoveFunc: ({ pieces }, from) => {
          const isDragging = api.current?.state.draggable.current?.started;
          return squares.filter(
            key => key !== from && (isDragging || pieces.get(key)?.color !== pieces.get(from)?.color),
          );
        },
        predropFunc: state => squares.filter(key => !state.pieces.has(key)),
      },
      drawable: {
        enabled: true,
        eraseOnClick: !properties.onDraw,
        brushes: ownBrushes as never,
        onChange: shapes => now.current.onDraw?.(shapes.map(arrowOfShape)),
      },
    };
    const board = Chessground(element.current!, config);
    api.current = board;
    const ignore = watchAttempts(element.current!, board, attempt);
    properties.onReady(board);
    return () => {
      ignore();
      properties.onReady(null);
      board.destroy();
      api.current = null;
    };
  }, [layout.files, layout.ranks]);

  const { animation, premove } = settings.value;
  useLayoutEffect(() => {
    const duration = wantsStillness() ? 0 : durations[animation];
    api.current!.set({ animation: { enabled: duration > 0, duration } });
  }, [animation, layout.files, layout.ranks]);

  useLayoutEffect(() => {
    const board = api.current!;
    setPromotion(null);
    board.set({
      fen: picture.placement + pocketText(picture),
      orientation: bottom,
      turnColor: turn,
      lastMove: picture.last?.length ? picture.last.map(keyOf) : undefined,
      check: picture.check ? [keyOf(picture.check)] : false,
      movable: { color: mine ?? undefined, dests: destinations(legal) as Map<Key, Key[]> },
      premovable: { enabled: premove && mine !== null && mine !== 'both' },
    });
    // With a new position the board forgets what was drawn.
    if (now.current.drawn) board.setShapes(now.current.drawn.map(shapeOf));
    if (mine === null) board.cancelMove();
    else if (legal) board.playPremove();
  }, [picture, bottom, mine, turn, legal, premove, resync, layout.files, layout.ranks]);

  useEffect(() => {
    api.current!.setAutoShapes(arrows.map(arrow => shapeOf({ width: 7, ...arrow })));
  }, [arrows, layout.files, layout.ranks]);

  const { drawn } = properties;
  useEffect(() => {
    if (drawn) api.current!.setShapes(drawn.map(shapeOf));
  }, [drawn, layout.files, layout.ranks]);

  // With the keyboard: from here, to there; the same square twice is a circle.
  const markedFrom = useRef<string | null>(null);
  const mark = (square: string) => {
    const { drawn: shapes = [], onDraw } = now.current;
    if (!onDraw) return;
    const from = markedFrom.current;
    markedFrom.current = from === null ? square : null;
    if (from === null) return;
    const shape: Arrow = { ...(from === square ? {} : { from }), to: square, brush: 'green' };
    const others = shapes.filter(each => !isSameShape(each, shape));
    onDraw(others.length < shapes.length ? others : [...shapes, shape]);
  };

  const cancelPromotion = () => {
    setPromotion(null);
    api.current?.set({ fen: picture.placement + pocketText(picture), turnColor: turn });
    api.current?.set({ movable: { dests: destinations(legal) as Map<Key, Key[]> } });
  };

  return (
    <div class="board" ref={host => host?.style.setProperty('--size', `${size}px`)}>
      <div class="cg-wrap" ref={element} aria-hidden="true" />
      <SquareGrid
        {...{ layout, picture, bottom, legal }}
        label={properties.label}
        api={api}
        onAttempt={attempt}
        onMark={mark}
      />
      {promotion && (
        <PromotionPicker
          {...{ layout, bottom }}
          color={turn}
          square={promotion.to}
          choices={promotion.choices}
          onPick={letter => {
            setPromotion(null);
            now.current.onMove((legal?.prefix ?? '') + promotion.from + promotion.to + letter);
          }}
          onCancel={cancelPromotion}
        />
      )}
    </div>
  );
}
