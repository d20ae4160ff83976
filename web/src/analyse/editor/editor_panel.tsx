import type { Api } from 'chessgroundx/api';
import type { MouchEvent } from 'chessgroundx/types';
import { useRef, useState } from 'preact/hooks';
import { roleOf } from '../../board/squares';
import { welcome } from '../../connection';
import { notice } from '../../notice';
import { t, type PlainMessageId } from '../../shared/language';
import { choiceTitle, gameTitle, optionTitle, refusalText, sideLabel } from '../../shared/names';
import { Button } from '../../parts/button';
import { Choice } from '../../parts/choice';
import { ArrowUpDown, Eraser, RotateCcw, Trash2 } from '../../parts/icons';
import { Select } from '../../parts/select';
import { BoardTabs, colorOf, isNarrow, useBoardSizes } from '../../play/board_room';
import type { Color, Side } from '../../protocol';
import './editor.css';
import { bottom, flip } from '../analysis';
import {
  changeBoard,
  clearBoards,
  edited,
  editGame,
  editStart,
  finishEditing,
  isWaiting,
  setPocket,
  setToMove,
  stopEditing,
  tool,
} from './editor';
import { EditorBoard } from './editor_board';

/// The boards of the editor report here, so that the palette can let a piece be dragged onto them.
const apis: (Api | null)[] = [];

/// The boards, as large as the window allows.
export function EditorBoards() {
  const { layout: layouts, game } = edited.value!;
  const narrow = isNarrow();
  const { area, columns, size } = useBoardSizes(layouts.length, layouts[0]!.files);
  const [front, setFront] = useState(0);
  const isOne = narrow && layouts.length > 1;
  const shown = isOne ? [Math.min(front, layouts.length - 1)] : layouts.map((_, index) => index);
  return (
    <div class="board-area" ref={area}>
      {isOne && <BoardTabs {...{ layouts }} front={shown[0]!} onFront={setFront} />}
      <div
        class="boards"
        ref={element => {
          element?.style.setProperty('--columns', String(isOne ? 1 : columns));
          element?.style.setProperty('--size', `${size}px`);
        }}
      >
        {size > 0 &&
          shown.map(index => {
            const layout = layouts[index]!;
            return (
              <div class="board-with-strips editing" key={`${game}-${index}-${layout.files}`}>
                <div class="strip">
                  {layout.name && <span class="board-name">{t('board-name', { name: layout.name })}</span>}
                </div>
                <EditorBoard
                  {...{ index, layout, size }}
                  bottom={colorOf(layout, bottom.value)}
                  label={layout.name ? t('board-name', { name: layout.name }) : t('editor-board')}
                  onReady={(place, api) => (apis[place] = api)}
                />
              </div>
            );
          })}
      </div>
    </div>
  );
}

/// The pieces of a color: click one and then squares, or drag it onto the board.
function Palette({ color, letters }: { color: Color; letters: string }) {
  const isHeld = (letter: string) => {
    const held = tool.value;
    return held !== null && held !== 'eraser' && held.letter === letter && held.color === color;
  };
  const drag = (letter: string, event: MouchEvent) => {
    if (event.button) return;
    const piece = { role: roleOf(letter), color };
    const board = boardUnder.current;
    board?.dragNewPiece(piece, false, event, true);
  };
  const boardUnder = useRef<Api | null>(null);
  boardUnder.current = apis.find(api => api) ?? null;
  return (
    <div class="palette" role="group" aria-label={t('pieces-of', { color })}>
      {[...letters].map(letter => (
        <button
          type="button"
          key={letter}
          class="palette-piece"
          aria-label={t(color === 'white' ? 'piece-white' : 'piece-black', { piece: letter })}
          aria-pressed={isHeld(letter)}
          onMouseDown={event => drag(letter, event as unknown as MouchEvent)}
          onClick={() => (tool.value = isHeld(letter) ? null : { letter, color })}
        >
          <span class={`piece ${color} ${roleOf(letter)}`} />
        </button>
      ))}
    </div>
  );
}

const castlingWords: Record<string, PlainMessageId> = {
  K: 'castling-white-short',
  Q: 'castling-white-long',
  k: 'castling-black-short',
  q: 'castling-black-long',
};

/// The rights and counters of one board.
function BoardFields({ index }: { index: number }) {
  const { boards, kit, layout } = edited.value!;
  const board = boards[index]!;
  const name = layout[index]!.name;
  const toggle = (right: string) =>
    changeBoard(index, {
      castling: board.castling.includes(right) ? board.castling.replace(right, '') : board.castling + right,
    });
  return (
    <fieldset class="board-fields">
      {name && <legend>{t('board-name', { name })}</legend>}
      {kit.castling && (
        <div class="checks-row" role="group" aria-label={t('castling')}>
          {Object.entries(castlingWords).map(([right, words]) => (
            <label class="check" key={right}>
              <input
                type="checkbox"
                checked={board.castling.includes(right)}
                disabled={!board.possible_castling.includes(right)}
                onChange={() => toggle(right)}
              />
              {t(words)}
            </label>
          ))}
        </div>
      )}
      {kit.en_passant && board.possible_en_passant.length > 0 && (
        <Select
          label={t('en-passant')}
          value={board.en_passant}
          choices={[
            { value: '', title: t('none') },
            ...board.possible_en_passant.map(square => ({ value: square, title: square })),
          ]}
          onChange={square => changeBoard(index, { en_passant: square })}
        />
      )}
      {kit.max_checks > 0 && board.checks_left && (
        <div class="fields-row">
          {(['white', 'black'] as const).map(color => (
            <Select
              key={color}
              label={t('checks-left', { color })}
              value={String(board.checks_left![color])}
              choices={Array.from({ length: kit.max_checks + 1 }, (_, left) => ({
                value: String(left),
                title: String(left),
              }))}
              onChange={left => changeBoard(index, { checks_left: { ...board.checks_left!, [color]: Number(left) } })}
            />
          ))}
        </div>
      )}
      {kit.pockets &&
        board.pockets &&
        (['white', 'black'] as const).map(color => (
          <div class="pocket-fields" role="group" aria-label={t('reserve', { color })} key={color}>
            {['p', 'n', 'b', 'r', 'q'].map(letter => (
              <label key={letter} class="pocket-field">
                <span class={`piece ${color} ${roleOf(letter)}`} aria-hidden="true" />
                <input
                  type="number"
                  min={0}
                  max={16}
                  aria-label={t('reserve-of', { color, piece: letter })}
                  value={board.pockets![color][letter] ?? 0}
                  onChange={event => setPocket(index, color, letter, Number(event.currentTarget.value))}
                />
              </label>
            ))}
          </div>
        ))}
    </fieldset>
  );
}

/// Everything that can be changed besides the squares.
export function EditorPanel() {
  const { game, kit, boards, to_move, text, problem, layout } = edited.value!;
  const description = welcome.value!.games.find(each => each.id === game)!;
  const boardOption = description.options?.find(option => option.name === 'boards');
  const said = notice.value;
  const { files } = layout[0]!;
  const startOfSize = (size: number) => kit.starts.find(start => start.split('/').length === size) ?? '';
  return (
    <aside class="panel editor-panel" aria-label={t('position-editor')}>
      <div class={`status${problem || said?.urgent ? ' urgent' : ''}`}>
        <p role="status" aria-live="polite">
          {said?.words ?? (problem ? refusalText(problem) : t('position-playable'))}
        </p>
      </div>
      <div class="panel-body editor-body">
        <Palette color="white" letters={kit.white} />
        <Palette color="black" letters={kit.black} />
        <div class="editor-tools">
          <Button
            icon={Eraser}
            pressed={tool.value === 'eraser'}
            onClick={() => (tool.value = tool.value === 'eraser' ? null : 'eraser')}
          >
            {t('eraser')}
          </Button>
          <Button icon={Trash2} onClick={clearBoards}>
            {t('clear')}
          </Button>
          <Button icon={RotateCcw} onClick={() => editStart(kit.starts.length > 0 ? startOfSize(files) : '')}>
            {t('start')}
          </Button>
          <Button icon={ArrowUpDown} onClick={flip} shortcut="f">
            {t('flip')}
          </Button>
        </div>
        <div class="fields-row">
          <Select
            label={t('game')}
            value={game}
            choices={welcome.value!.games.map(each => ({ value: each.id, title: gameTitle(each) }))}
            onChange={editGame}
          />
          {kit.starts.length > 0 && (
            <Select
              label={t('board')}
              value={String(files)}
              choices={kit.starts.map(start => {
                const size = start.split('/').length;
                return { value: String(size), title: `${size} × ${size}` };
              })}
              onChange={size => editStart(startOfSize(Number(size)))}
            />
          )}
          {boardOption && <BoardCount game={game} boards={layout.length} />}
        </div>
        <Choice<Side>
          label={t('to-move')}
          value={to_move}
          choices={[
            { value: 'first', title: sideLabel(description.sides.first) },
            { value: 'second', title: sideLabel(description.sides.second) },
          ]}
          onChange={setToMove}
        />
        {(kit.castling || kit.pockets || kit.max_checks > 0) &&
          boards.map((_, index) => <BoardFields key={index} index={index} />)}
        <label class="field">
          <span>{t('position-as-text')}</span>
          <input
            type="text"
            autocomplete="off"
            spellcheck={false}
            value={text}
            onChange={event => editStart(event.currentTarget.value)}
          />
        </label>
      </div>
      <div class="editor-actions">
        <Button onClick={stopEditing}>{t('cancel')}</Button>
        <Button look="main" disabled={problem !== null || isWaiting.value} onClick={() => void finishEditing()}>
          {t('analyze-position')}
        </Button>
      </div>
    </aside>
  );
}

/// How many boards teams play on.
function BoardCount({ game, boards }: { game: string; boards: number }) {
  const option = welcome.value!.games.find(each => each.id === game)!.options!.find(each => each.name === 'boards')!;
  return (
    <Select
      label={optionTitle(option)}
      value={String(boards)}
      choices={(option.choices ?? []).map(choice => ({
        value: String(choice.value),
        title: choiceTitle(option, choice),
      }))}
      onChange={value => editGame(game, { boards: Number(value) })}
    />
  );
}
