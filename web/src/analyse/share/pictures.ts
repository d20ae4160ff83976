import { signal } from '@preact/signals';
import { BoardPainter, type PicturedBoard } from '../../board/picture';
import { ask } from '../../connection';
import { colorOf } from '../../play/board_room';
import type { BoardPicture } from '../../protocol';
import { saveBlob } from '../../save_text';
import { blobOf } from '../../svg_picture';
import { bottom, boards, line, node, queryOf, study, tree } from '../analysis';
import { arrows } from '../engine';
import { encodeGif, type Frame } from './gif';
import { nodeOf, rootId, type MoveNode } from '../move_tree';
import type { BoardArrow } from '../scores';
import { drawnArrows } from '../shapes';
import { reportProblems } from '../writing';

/// How much of an animation is done, 0 to 1; null when none is made.
export const animating = signal<number | null>(null);

/// A canvas has twice the pixels of the drawing, an animation a few more than that.
const pictureScale = 2;
const animationScale = 1.2;
/// Nobody watches more.
const maxFrames = 300;
const lastDuration = 3000;

const nameOf = (kind: string) => `${study.value!.game}.${kind}`;

function pictured(pictures: BoardPicture[], shapes: BoardArrow[]): PicturedBoard[] {
  return study.value!.layout.map((layout, index) => ({
    layout,
    picture: pictures[index]!,
    bottom: colorOf(layout, bottom.value),
    arrows: shapes.filter(shape => shape.board === index),
  }));
}

const shown = () => pictured(boards.value!, [...drawnArrows(node.value.commands), ...arrows.value]);

export const saveSvg = () =>
  reportProblems(async () =>
    saveBlob(nameOf('svg'), new Blob([await new BoardPainter().svg(shown())], { type: 'image/svg+xml' })),
  );

export const savePng = () =>
  reportProblems(async () =>
    saveBlob(nameOf('png'), await blobOf(await new BoardPainter().canvas(shown(), pictureScale))),
  );

async function boardsAfter(each: MoveNode): Promise<BoardPicture[]> {
  return each.boards ?? (await ask({ type: 'position', ...queryOf(each.id) })).boards;
}

/// The line that is looked at, move by move, as an animation.
export const saveGif = (duration: number) =>
  reportProblems(async () => {
    animating.value = 0;
    try {
      const nodes = [nodeOf(tree.value, rootId), ...line.value].slice(0, maxFrames);
      const painter = new BoardPainter();
      const frames: Frame[] = [];
      let size = { width: 0, height: 0 };
      for (const [index, each] of nodes.entries()) {
        const canvas = await painter.canvas(
          pictured(await boardsAfter(each), drawnArrows(each.commands)),
          animationScale / Math.sqrt(study.value!.layout.length),
        );
        size = { width: canvas.width, height: canvas.height };
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        frames.push({ pixels: data, duration: index + 1 === nodes.length ? lastDuration : duration });
        animating.value = (index + 1) / nodes.length;
      }
      const bytes = encodeGif(size.width, size.height, frames);
      saveBlob(nameOf('gif'), new Blob([bytes as BlobPart], { type: 'image/gif' }));
    } finally {
      animating.value = null;
    }
  });
