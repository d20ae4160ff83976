import { MiniBoard } from '../board/mini_board';
import { groupedText } from '../format';
import { Button } from '../parts/button';
import { t } from '../shared/language';
import { outcomeText, turnText } from '../shared/names';
import { moveText } from '../shared/notation';
import type { BoardPicture, Color } from '../protocol';
import {
  boundOf,
  endsEarly,
  isCut,
  isLeaf,
  lineNames,
  moveName,
  movesTo,
  nameOf,
  pathTo,
  sideAt,
  sizeBelow,
  standing,
  unvisitedCount,
  unvisitedMoves,
} from './search_tree';
import { TreeEditor } from '../lessons/tree_editor';
import { lessons } from './lessons';
import { boards, type NodeBoards } from './node_boards';
import { doneUntil } from './steps';
import { boundText, valueText, windowText } from './values';
import { cutReason, endingSentence, stepSentence, visitSentence } from './words';
import { cursor, description, isDrawn, names, opened, shown, step, subject, toggleNode, toNode } from './xray_store';

/// Larger trees are changed as a text.
const longestEdited = 120;

/// What is in reserve on a board: "White P P, Black n".
function pocketWords({ pockets }: BoardPicture): string {
  const letters = (color: Color) =>
    Object.entries(pockets?.[color] ?? {})
      .map(([letter, count]) => letter.toUpperCase().repeat(count))
      .join('');
  const held = (['white', 'black'] as const)
    .filter(letters)
    .map(color => t('color-holds', { color, pieces: letters(color) }));
  return held.join(', ');
}

/// Whose turn it is, where the game goes on.
function standingOf({ outcome, to_move, check, words }: NodeBoards): string {
  const game = description.value;
  if (!game) return words;
  return outcome ? outcomeText(outcome, game.sides) : turnText(to_move, check, game.sides);
}

/// The boards at the cursor, small.
export function NodeBoardsView() {
  const found = boards.value;
  if (isDrawn.value || !found) return null;
  return (
    <div class={`xray-boards boards-${found.boards.length}`}>
      {found.boards.map((picture, index) => (
        <MiniBoard key={index} layout={found.layout[index]!} picture={picture} bottom={found.layout[index]!.first} />
      ))}
      <p class="note quiet">
        {[standingOf(found), ...found.boards.map(pocketWords)].filter(Boolean).join(' · ')}
        {movesTo(shown.value!.tree, cursor.value).passes && ` ${t('before-the-pass')}`}
      </p>
    </div>
  );
}

/// The moves from the root to the cursor; each leads to its node.
function Way() {
  const { tree } = shown.value!;
  const path = pathTo(tree, cursor.value);
  return (
    <p class="xray-way">
      {path.map((node, index) => (
        <button
          type="button"
          class="move"
          key={node}
          aria-current={index === path.length - 1}
          onClick={() => toNode(node)}
        >
          {moveText(moveName(tree, node))}
        </button>
      ))}
    </p>
  );
}

function Facts() {
  const { tree, steps } = shown.value!;
  const node = cursor.value;
  const { file } = tree;
  const isDone = steps.leave[node]! <= step.value;
  const now = standing(tree, node, doneUntil(tree, steps, step.value));
  const left = unvisitedCount(tree, node);
  const named = unvisitedMoves(tree, node).map(move => nameOf(tree, move));
  return (
    <dl class="xray-facts">
      <div>
        <dt>{t('to-choose')}</dt>
        <dd>
          {endsEarly(tree, node)
            ? t('nobody-known')
            : isLeaf(tree, node)
              ? t('nobody-leaf')
              : t('side-label', { side: names.value[sideAt(tree, node)] })}
        </dd>
      </div>
      <div>
        <dt>{t('depth-left')}</dt>
        <dd>{file.columns.depth[node]}</dd>
      </div>
      <div>
        <dt>{t('window')}</dt>
        <dd data-fact="window">{windowText(file, tree.low[node]!, tree.high[node]!)}</dd>
      </div>
      {file.search !== 'minimax' && isDone && !isLeaf(tree, node) && (
        <div>
          <dt>{t('window-at-end')}</dt>
          <dd>{windowText(file, now.low, now.high)}</dd>
        </div>
      )}
      <div>
        <dt>{t('value')}</dt>
        <dd data-fact="value">{isDone ? boundText(file, tree.value[node]!, boundOf(tree, node)) : '…'}</dd>
      </div>
      <div>
        <dt>{t('nodes-below')}</dt>
        <dd>{groupedText(sizeBelow(tree, node) - 1)}</dd>
      </div>
      {isDone && left > 0 && (
        <div class="wide">
          <dt>{t(isCut(tree, node) ? 'cut-off' : 'left-out')}</dt>
          <dd data-fact="cut">
            {t('left-moves', { count: left, all: file.columns.legal[node]! })}
            {named.length > 0 && `: ${named.slice(0, 40).join(', ')}${named.length > 40 ? ' …' : ''}`}
          </dd>
        </div>
      )}
    </dl>
  );
}

/// Everything about the node at the cursor, and what has just happened there.
export function NodePanel() {
  const found = shown.value;
  if (!found) return null;
  const { tree, steps } = found;
  const node = cursor.value;
  const isDone = steps.leave[node]! <= step.value;
  const lesson = lessons.find(each => isDrawn.value && each.text === subject.value.text);
  return (
    <div class="xray-node">
      {lesson && <p class="xray-lesson">{t(lesson.words)}</p>}
      <NodeBoardsView />
      <Way />
      <p class="xray-sentence">{stepSentence(tree, steps, step.value, names.value)}</p>
      {isDone && isCut(tree, node) && unvisitedCount(tree, node) > 0 && (
        <p class="xray-reason">{cutReason(tree, node, names.value)}</p>
      )}
      {isDone && visitSentence(tree, node) && <p class="note quiet">{visitSentence(tree, node)}</p>}
      {isDone && step.value !== steps.leave[node] && endingSentence(tree, node) && (
        <p class="note quiet">{endingSentence(tree, node)}</p>
      )}
      <Facts />
      {isDrawn.value && subject.value.text.length <= longestEdited && <TreeEditor />}
      {!isLeaf(tree, node) && (
        <Button onClick={() => toggleNode(node)} shortcut="Enter">
          {t(opened.value.has(node) ? 'fold' : 'unfold')}
        </Button>
      )}
      {step.value === steps.count - 1 && (
        <p class="note quiet">
          {t('result-line', {
            value: valueText(tree.file, tree.file.score),
            line: lineNames(tree).map(moveText).join(' '),
          })}
        </p>
      )}
    </div>
  );
}
