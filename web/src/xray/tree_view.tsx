import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { views } from '../route';
import { t } from '../shared/language';
import { withLeaf } from '../lessons/edit_tree';
import { edit, isAsking, mayEdit } from '../lessons/lesson_store';
import { parseDrawn, type Drawn } from './drawn_tree';
import { drawnTree } from './drawn_tree';
import { layOut, placesIn, smallTree, visibleTree, type Layout, type Placed, type Rectangle } from './tree_layout';
import { doneUntil } from './steps';
import { linePath, marksCut, shapePath, stateOf, textOf, wordPlacesOf } from './tree_node';
import { valueText } from './values';
import { cursor, direction, opened, shown, step, stepLineText, subject, toggleNode, toNode, zoom } from './xray_store';

/// Below this zoom words cannot be read, so there are none.
const readable = 0.5;

/// So many pixels up or down change the number at a leaf by one.
const pixelsPerUnit = 10;
/// A leaf was just dragged: the click that follows means nothing.
let wasDragged = false;

/// The number at a leaf of a tree drawn by hand follows the finger, and the search follows the number.
function dragLeaf(event: PointerEvent, { item }: Placed): void {
  if (event.button !== 0 || !item.path) return;
  event.stopPropagation();
  wasDragged = false;
  const { path } = item;
  let drawn: Drawn = parseDrawn(subject.value.text);
  for (const branch of path) if (typeof drawn !== 'number') drawn = drawn[branch]!;
  if (typeof drawn !== 'number') return;
  const start = drawn;
  let value = start;
  const move = (next: PointerEvent) => {
    const wanted = start + Math.round((event.clientY - next.clientY) / pixelsPerUnit);
    if (wanted === value) return;
    value = wanted;
    wasDragged = true;
    edit(withLeaf(subject.value.text, path, value));
  };
  const end = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

/// A value on its way from a node that is done to the one above it.
function RisingValue({ places }: { places: Placed[] }) {
  const { tree, steps } = shown.value!;
  const node = steps.node[step.value]!;
  const place = places.find(each => each.item.node === node);
  if (steps.leave[node] !== step.value || !place?.parent) return null;
  const { x, y, parent } = place;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        key={step.value}
        class="tree-rising"
        ref={element => {
          element?.style.setProperty('--rise-x', `${parent.x - x}px`);
          element?.style.setProperty('--rise-y', `${parent.y - y}px`);
        }}
      >
        <circle r={13} />
        <text text-anchor="middle" y={5}>
          {valueText(tree.file, tree.value[node]!)}
        </text>
      </g>
    </g>
  );
}

interface Mark {
  place: Placed;
  layout: Layout;
  onLine: boolean;
  isFixed: boolean;
}

function NodeMark({ place, layout, onLine, isFixed }: Mark) {
  const { tree, steps } = shown.value!;
  const { item, x, y } = place;
  const state = stateOf(item, steps, step.value);
  const known = textOf(tree, item, state, doneUntil(tree, steps, step.value));
  // While a question waits, what is known so far would be its answer.
  const words = isAsking.value ? { ...known, value: state === 'open' ? '…' : known.value, window: '' } : known;
  const isCursor = item.node >= 0 && item.node === cursor.value;
  const at = wordPlacesOf(item, layout.direction);
  const isEditable = item.isLeaf && item.path && !isFixed && mayEdit.value;
  const classes = [
    'tree-node',
    state,
    item.side,
    item.isLeaf ? 'leaf' : '',
    isEditable ? 'editable' : '',
    isCursor ? 'cursor' : '',
    onLine ? 'best' : '',
  ];
  const isRight = layout.direction === 'right';
  return (
    <g
      class={classes.filter(Boolean).join(' ')}
      transform={`translate(${x} ${y})`}
      data-node={item.node >= 0 ? item.node : undefined}
      data-ghost={item.ghost ? item.name : undefined}
      onPointerDown={isEditable ? event => dragLeaf(event, place) : undefined}
      onClick={
        item.node >= 0 && !isFixed
          ? () => {
              if (!wasDragged) toNode(item.node);
              wasDragged = false;
            }
          : undefined
      }
      onDblClick={item.node >= 0 && !isFixed ? () => toggleNode(item.node) : undefined}
    >
      <rect class="tree-ground" x={-16} y={-17} width={isRight ? 150 : 56} height={isRight ? 34 : 44} />
      {isCursor && <circle class="tree-halo" r={item.isLeaf ? 13 : 18} />}
      {item.hidden > 0 && <path class="tree-shadow" d={shapePath(item)} transform="translate(3 3)" />}
      <path class="tree-shape" d={shapePath(item)} />
      {marksCut(tree, item, state) && (
        <path class="tree-cut" d={layout.direction === 'down' ? 'M-13 14H13' : 'M13-15V15'} />
      )}
      {zoom.value >= readable && (
        <>
          <text x={at.name[0]} y={at.name[1]} text-anchor={at.name[2]}>
            {words.name}
            {isRight && words.value && (
              <tspan class="tree-value" dx={6}>
                {words.value}
              </tspan>
            )}
          </text>
          {!isRight && (
            <text class="tree-value" x={at.value[0]} y={at.value[1]} text-anchor={at.value[2]}>
              {words.value}
            </text>
          )}
          <text class="tree-window" x={at.window[0]} y={at.window[1]} text-anchor={at.window[2]}>
            {isRight && words.hidden ? `${words.window}  ${words.hidden}` : words.window}
          </text>
          {!isRight && words.hidden && (
            <text class="tree-window" x={at.hidden[0]} y={at.hidden[1]} text-anchor={at.hidden[2]}>
              {words.hidden}
            </text>
          )}
        </>
      )}
    </g>
  );
}

/// The part of the picture that is in sight, in its own measures.
function useSight(layout: Layout | null) {
  const host = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<Rectangle>({ left: 0, top: 0, right: 2000, bottom: 1500 });
  const scale = zoom.value;
  useLayoutEffect(() => {
    const element = host.current!;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
      setSight({
        left: scrollLeft / scale,
        top: scrollTop / scale,
        right: (scrollLeft + clientWidth) / scale,
        bottom: (scrollTop + clientHeight) / scale,
      });
    };
    const later = () => {
      if (!frame) frame = requestAnimationFrame(measure);
    };
    measure();
    element.addEventListener('scroll', later, { passive: true });
    const observer = new ResizeObserver(later);
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', later);
      observer.disconnect();
    };
  }, [scale, layout === null]);
  return { host, sight };
}

/// A small tree fills the room, so that the last row can read it.
const largest = views.includes('projector') ? 2.6 : 1.6;
const smallest = 0.6;

/// A new tree is as large as the room allows, and so is one whose room has changed, as when a phone is turned, unless
/// somebody has chosen another size.
function useFitting(host: { current: HTMLDivElement | null }, layout: Layout | null) {
  const tree = shown.value?.tree;
  const fitted = useRef(0);
  const fit = useRef(() => {});
  fit.current = () => {
    if (!layout || !host.current) return;
    const { clientWidth, clientHeight } = host.current;
    const wanted = Math.min(clientWidth / layout.width, clientHeight / layout.height);
    const minZoom = shown.value!.tree.size <= smallTree ? smallest : 1;
    zoom.value = fitted.current = Math.max(minZoom, Math.min(largest, wanted));
  };
  useLayoutEffect(() => fit.current(), [tree, layout?.direction]);
  useLayoutEffect(() => {
    const element = host.current!;
    // What scrollbars take away is no other room: the picture itself brings them.
    const measured = () => `${element.offsetWidth} ${element.offsetHeight}`;
    let room = measured();
    const observer = new ResizeObserver(() => {
      const now = measured();
      if (now === room) return;
      room = now;
      if (zoom.value === fitted.current) fit.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}

/// Keeps the cursor in sight, moving no more than needed.
function useFollowing(host: { current: HTMLDivElement | null }, layout: Layout | null, sight: Rectangle) {
  const node = cursor.value;
  const scale = zoom.value;
  const seen = useRef<unknown>(null);
  useLayoutEffect(() => {
    const place = layout?.places.find(each => each.item.node === node);
    const element = host.current;
    if (!place || !element) return;
    if (seen.current !== shown.value?.tree) {
      seen.current = shown.value?.tree;
      element.scrollLeft = place.x * scale - element.clientWidth / (layout!.direction === 'down' ? 2 : 8);
      element.scrollTop = place.y * scale - element.clientHeight / (layout!.direction === 'down' ? 8 : 2);
      return;
    }
    const margin = 70;
    const keep = (at: number, from: number, size: number, behind = margin) =>
      at < from + margin ? at - margin : at > from + size - behind ? at - size + behind : from;
    // To the right of a node stand its words.
    element.scrollLeft = keep(place.x * scale, element.scrollLeft, element.clientWidth, 2 * margin);
    element.scrollTop = keep(place.y * scale, element.scrollTop, element.clientHeight);
    // In a room of another size it may be out of sight.
  }, [layout, node, scale, Math.round(sight.right - sight.left), Math.round(sight.bottom - sight.top)]);
}

/// Dragging the ground moves the picture.
function useDragging(host: { current: HTMLDivElement | null }) {
  const begin = (event: PointerEvent) => {
    const element = host.current!;
    if (event.pointerType !== 'mouse' || event.button !== 0 || (event.target as Element).closest('.tree-node')) return;
    const start = { x: event.clientX + element.scrollLeft, y: event.clientY + element.scrollTop };
    const move = (next: PointerEvent) => element.scrollTo(start.x - next.clientX, start.y - next.clientY);
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
  };
  return begin;
}

export const currentLayout = () => {
  const { tree } = shown.value!;
  return layOut(visibleTree(tree, opened.value, cursor.value), direction.value, tree.file.game !== drawnTree);
};

/// The tree as far as it is opened. Only what is in sight is drawn, so that its size does not matter. A
/// fixed one is only looked at.
export function TreeView({ isFixed = false }: { isFixed?: boolean }) {
  const found = shown.value;
  const layout = useMemo(
    () => (found ? currentLayout() : null),
    [found?.tree, opened.value, cursor.value, direction.value],
  );
  const { host, sight } = useSight(layout);
  useFitting(host, layout);
  useFollowing(host, layout, sight);
  const drag = useDragging(host);
  const best = useMemo(() => new Set(found?.line), [found]);
  const scale = zoom.value;
  const zoomBy = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom.value = Math.max(0.25, Math.min(2, scale * (event.deltaY < 0 ? 1.1 : 1 / 1.1)));
  };
  const places = layout ? placesIn(layout, sight) : [];
  // Which line is best nobody knows before the end.
  const isOver = step.value === (found?.steps.count ?? 0) - 1;
  const isBest = ({ item }: Placed) => isOver && best.has(item.node);
  // The best line lies above the others.
  const drawn = places.filter(({ parent }) => parent);
  const lines = [...drawn.filter(place => !isBest(place)), ...drawn.filter(isBest)];
  return (
    <div
      class="tree-host"
      ref={host}
      tabIndex={0}
      role="application"
      aria-roledescription={t('search-tree')}
      aria-label={t('search-tree-label')}
      aria-describedby="xray-step-line"
      onPointerDown={drag}
      onWheel={zoomBy}
    >
      {layout && (
        <svg
          class="tree"
          width={layout.width * scale}
          height={layout.height * scale}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          aria-hidden="true"
        >
          {lines.map(place => (
            <path
              key={`line-${place.item.key}`}
              class={`tree-line ${stateOf(place.item, found!.steps, step.value)}${isBest(place) ? ' best' : ''}`}
              d={linePath(place, layout.direction)}
            />
          ))}
          {places.map(place => (
            <NodeMark key={place.item.key} {...{ place, layout, isFixed }} onLine={isBest(place)} />
          ))}
          <RisingValue places={places} />
        </svg>
      )}
      <p id="xray-step-line" class="visually-hidden" role="status" aria-live="polite">
        {isAsking.value ? '' : stepLineText.value}
      </p>
    </div>
  );
}
