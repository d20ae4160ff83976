import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Button } from '../parts/button';
import {
  ArrowUp,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Eraser,
  ListTree,
  Trash2,
} from '../parts/icons';
import type { Side } from '../protocol';
import { t } from '../shared/language';
import { moveText } from '../shared/notation';
import { about, back, change, current, forward, goTo, node, remove, study, toEnd, toStart, tree } from './analysis';
import {
  isOnMainLine,
  isQuality,
  makeMain,
  nagSigns,
  nagWords,
  nodeOf,
  numberText,
  promote,
  rootId,
  rowsOf,
  setCommands,
  setComment,
  signOf,
  toggleNag,
  type MoveNode,
  type MoveTree,
} from './move_tree';
import { marks } from './report';
import { drawnArrows, shapeNames } from './shapes';

const markSigns = { inaccuracy: '?!', mistake: '?', blunder: '??' };
const markWords = { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' } as const;

/// A move: its signs, and the mark of the report if nobody has given it another.
function MoveButton({ id, label }: { id: number; label?: string }) {
  const each = nodeOf(tree.value, id);
  const mark = each.nags.some(isQuality) ? null : marks.value.get(id);
  const quality = each.nags.find(isQuality);
  const look = mark ?? (quality === 4 ? 'blunder' : quality === 2 ? 'mistake' : quality === 6 ? 'inaccuracy' : '');
  const isShown = current.value === id;
  return (
    <button
      type="button"
      class={`move${isShown ? ' shown' : ''}${look ? ` ${look}` : ''}`}
      aria-current={isShown ? 'step' : undefined}
      data-node={id}
      onClick={() => goTo(id)}
    >
      {label && <span class="move-number">{label} </span>}
      {moveText(each.move!.notation)}
      {each.nags.map(signOf).join('\u2009')}
      {mark && markSigns[mark]}
      {(mark || quality) && <span class="visually-hidden"> {mark ? t(markWords[mark]) : t(nagWords[quality!]!)}</span>}
    </button>
  );
}

/// A line of moves in running text, with the variations of its moves in brackets.
function lineOf(moves: MoveTree, first: number, begins: Side): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let needsNumber = true;
  const add = (each: MoveNode) => {
    if (each.before) parts.push(<span class="comment">{each.before}</span>, ' ');
    const label = needsNumber || each.move!.side === begins ? numberText(each.move!, begins) : undefined;
    parts.push(<MoveButton key={each.id} id={each.id} label={label} />);
    if (each.comment) parts.push(' ', <span class="comment">{each.comment}</span>, ' ');
    needsNumber = Boolean(each.comment);
  };
  add(nodeOf(moves, first));
  for (let { children } = nodeOf(moves, first); children.length > 0; { children } = nodeOf(moves, children[0]!)) {
    add(nodeOf(moves, children[0]!));
    for (const other of children.slice(1)) {
      parts.push(<span class="nested">({lineOf(moves, other, begins)})</span>);
      needsNumber = true;
    }
  }
  return parts;
}

/// What stands between two rows of the game: comments and variations.
function Aside({ id, variations, begins }: { id: number; variations: number[]; begins: Side }) {
  const { comment } = nodeOf(tree.value, id);
  return (
    <div class="aside">
      {comment && <p class="comment">{comment}</p>}
      {variations.map(variation => (
        <p class="variation" key={variation}>
          {lineOf(tree.value, variation, begins)}
        </p>
      ))}
    </div>
  );
}

/// Scrolls the list, never the page, until the move that is looked at can be seen.
function showMove(box: HTMLElement): void {
  const shown = box.querySelector<HTMLElement>('.shown');
  if (!shown) return void (box.scrollTop = 0);
  const top = shown.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  if (top < box.scrollTop) box.scrollTop = top - 8;
  else if (top + shown.offsetHeight > box.scrollTop + box.clientHeight)
    box.scrollTop = top + shown.offsetHeight - box.clientHeight + 8;
}

/// Keeps the move in sight when another one is looked at, and when the list gets smaller.
function useShownMove() {
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = tree.value.nodes.size === 1;
  useLayoutEffect(() => {
    if (list.current) showMove(list.current);
  }, [current.value, tree.value]);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const observer = new ResizeObserver(() => showMove(box));
    observer.observe(box);
    return () => observer.disconnect();
  }, [isEmpty]);
  return list;
}

export function MoveTreeList() {
  const list = useShownMove();
  const begins = about.value?.moves_first ?? 'first';
  const rows = useMemo(() => rowsOf(tree.value, begins), [tree.value, begins]);
  if (tree.value.nodes.size === 1 && !nodeOf(tree.value, rootId).comment)
    return <p class="moves-none quiet">{t('analysis-empty')}</p>;
  const [first] = nodeOf(tree.value, rootId).children;
  const flows = study.value!.layout.length > 1;
  return (
    <div class="moves tree" ref={list} role="region" aria-label={t('moves')} tabIndex={0}>
      {flows && first !== undefined ? (
        <div class="flowing-tree">
          {nodeOf(tree.value, rootId).comment && <p class="comment">{nodeOf(tree.value, rootId).comment}</p>}
          {lineOf(tree.value, first, begins)}
          {nodeOf(tree.value, rootId)
            .children.slice(1)
            .map(other => (
              <span class="nested" key={other}>
                ({lineOf(tree.value, other, begins)})
              </span>
            ))}
        </div>
      ) : (
        rows.map((row, index) =>
          row.kind === 'aside' ? (
            <Aside key={index} {...{ begins }} id={row.id} variations={row.variations} />
          ) : (
            <div class="move-row" key={index}>
              <span class="move-number">{row.label}</span>
              {row.left === null ? <span class="move-gap">…</span> : <MoveButton id={row.left} />}
              {row.right === null ? <span /> : <MoveButton id={row.right} />}
            </div>
          ),
        )
      )}
    </div>
  );
}

export function Steps() {
  const atStart = node.value.parent === null;
  const atEnd = node.value.children.length === 0;
  return (
    <div class="steps" role="group" aria-label={t('earlier-moves')}>
      <Button icon={ChevronFirst} iconOnly look="quiet" disabled={atStart} onClick={toStart} shortcut="Home">
        {t('to-start')}
      </Button>
      <Button icon={ChevronLeft} iconOnly look="quiet" disabled={atStart} onClick={back} shortcut="←">
        {t('back')}
      </Button>
      <Button icon={ChevronRight} iconOnly look="quiet" disabled={atEnd} onClick={forward} shortcut="→">
        {t('forward')}
      </Button>
      <Button icon={ChevronLast} iconOnly look="quiet" disabled={atEnd} onClick={toEnd} shortcut="End">
        {t('to-end')}
      </Button>
    </div>
  );
}

/// What can be said about the move that is looked at.
export function Annotations() {
  const each = node.value;
  /// The move whose comment is being written.
  const written = useRef<number | null>(null);
  const isStart = each.move === null;
  const isMain = isOnMainLine(tree.value, each.id);
  const commentLabel = isStart ? t('comment-first') : t('comment-on', { move: moveText(each.move!.notation) });
  return (
    <div class="annotations">
      <div class="annotation-row" role="group" aria-label={t('about-move')}>
        {[1, 3, 5, 6, 2, 4].map(nag => (
          <button
            type="button"
            key={nag}
            class="nag"
            title={t(nagWords[nag]!)}
            aria-label={t(nagWords[nag]!)}
            aria-pressed={each.nags.includes(nag)}
            disabled={isStart}
            onClick={() => change(toggleNag(tree.value, each.id, nag))}
          >
            {nagSigns[nag]}
          </button>
        ))}
        <span class="annotation-space" />
        {drawnArrows(each.commands).length > 0 && (
          <Button
            icon={Eraser}
            iconOnly
            look="quiet"
            onClick={() => change(setCommands(tree.value, each.id, shapeNames, []))}
          >
            {t('erase-drawings')}
          </Button>
        )}
        <Button
          icon={ArrowUp}
          iconOnly
          look="quiet"
          disabled={isMain}
          onClick={() => change(promote(tree.value, each.id))}
        >
          {t('promote-variation')}
        </Button>
        <Button
          icon={ListTree}
          iconOnly
          look="quiet"
          disabled={isMain}
          onClick={() => change(makeMain(tree.value, each.id))}
        >
          {t('make-main-line')}
        </Button>
        <Button icon={Trash2} iconOnly look="quiet" disabled={isStart} onClick={() => remove(each.id)}>
          {t('delete-from-here')}
        </Button>
      </div>
      <textarea
        class="comment-field"
        rows={2}
        aria-label={commentLabel}
        placeholder={commentLabel}
        value={each.comment}
        onInput={event => {
          change(setComment(tree.value, each.id, event.currentTarget.value), written.current === each.id);
          written.current = each.id;
        }}
        onBlur={() => (written.current = null)}
      />
    </div>
  );
}
