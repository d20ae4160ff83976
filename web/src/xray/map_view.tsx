import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { theme } from '../theme';
import type { SearchTree } from './search_tree';
import type { Steps } from './steps';
import { drawMap, nodeOnMap, type MapColors } from './tree_map';

interface Properties {
  tree: SearchTree;
  /// How far the search is; without it everything is shown.
  progress?: { steps: Steps; step: number };
  /// What the whole width and height stand for, to compare with other maps.
  nodes?: number;
  plies?: number;
  onPick?(node: number): void;
}

function colorsOf(element: Element): MapColors {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return {
    first: color('--warm'),
    second: color('--accent'),
    future: color('--line'),
    cut: color('--danger'),
    cursor: color('--ink'),
  };
}

/// A map of a whole tree on a canvas.
export function MapView({ tree, progress, nodes = tree.size, plies = tree.height + 1, onPick }: Properties) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => setSize({ width: canvas.current!.clientWidth, height: canvas.current!.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(canvas.current!);
    return () => observer.disconnect();
  }, []);
  const look = theme.value;
  useLayoutEffect(() => {
    const element = canvas.current!;
    const { width, height } = size;
    const ratio = window.devicePixelRatio || 1;
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    const context = element.getContext('2d')!;
    context.scale(ratio, ratio);
    if (width > 0) drawMap(context, tree, { width, height, nodes, plies }, colorsOf(element), progress ?? null);
  }, [tree, size, look, nodes, plies, progress?.step]);
  const pick = (event: PointerEvent) => {
    if (!onPick || (event.type === 'pointermove' && event.buttons === 0)) return;
    const box = canvas.current!.getBoundingClientRect();
    onPick(nodeOnMap(tree, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height));
  };
  return <canvas class="tree-map" ref={canvas} aria-hidden="true" onPointerDown={pick} onPointerMove={pick} />;
}
