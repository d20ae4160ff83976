import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { theme } from '../theme';
import type { SearchTree } from './search_tree';
import { drawMap, nodeOnMap } from './tree_map';

interface Properties {
  tree: SearchTree;
  /// The nodes that the search has come to, and the one where it is; without it everything is shown.
  progress?: { entered: number; node: number };
  /// What the whole width and height stand for, to compare with other maps.
  nodes?: number;
  plies?: number;
  onPick?(node: number): void;
}

/// How much of what is still to come shines through.
const faint = 0.22;

function useSize(canvas: { current: HTMLCanvasElement | null }) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => setSize({ width: canvas.current!.clientWidth, height: canvas.current!.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(canvas.current!);
    return () => observer.disconnect();
  }, []);
  return size;
}

/// A map of a whole tree on a canvas. The picture is made once; a step only uncovers more of it.
export function MapView({ tree, progress, nodes = tree.size, plies = tree.height + 1, onPick }: Properties) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = useSize(canvas);
  const ratio = window.devicePixelRatio || 1;
  const look = theme.value;

  const picture = useMemo(() => {
    if (width === 0) return null;
    const style = getComputedStyle(document.documentElement);
    const color = (name: string) => style.getPropertyValue(name).trim();
    const colors = { first: color('--warm'), second: color('--accent') };
    const draw = (cut?: string) => {
      const made = document.createElement('canvas');
      made.width = Math.round(width * ratio);
      made.height = Math.round(height * ratio);
      const context = made.getContext('2d')!;
      context.scale(ratio, ratio);
      drawMap(context, tree, { width, height, nodes, plies }, { ...colors, cut });
      return made;
    };
    // What is still to come does not tell where it will be cut.
    return { made: draw(color('--danger')), toCome: draw(), ink: color('--ink') };
  }, [tree, width, height, ratio, look, nodes, plies]);

  useLayoutEffect(() => {
    if (!picture) return;
    const { made, toCome, ink } = picture;
    const element = canvas.current!;
    element.width = made.width;
    element.height = made.height;
    const context = element.getContext('2d')!;
    const reached = progress ? Math.round((made.width * progress.entered) / nodes) : made.width;
    context.globalAlpha = faint;
    context.drawImage(toCome, 0, 0);
    context.globalAlpha = 1;
    context.clearRect(0, 0, reached, made.height);
    if (reached > 0) context.drawImage(made, 0, 0, reached, made.height, 0, 0, reached, made.height);
    if (!progress) return;
    context.fillStyle = ink;
    context.fillRect(Math.max(0, (made.width * progress.node) / nodes - ratio), 0, 2 * ratio, made.height);
  }, [picture, progress?.entered, progress?.node]);

  const pick = (event: PointerEvent) => {
    if (!onPick || (event.type === 'pointermove' && event.buttons === 0)) return;
    const box = canvas.current!.getBoundingClientRect();
    onPick(nodeOnMap(tree, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height));
  };
  return <canvas class="tree-map" ref={canvas} aria-hidden="true" onPointerDown={pick} onPointerMove={pick} />;
}
