export interface BoardSizes {
  columns: number;
  size: number;
}

interface Room {
  width: number;
  height: number;
  /// What each board needs above and below itself.
  extra: number;
  gap: number;
}

/// How to lay out some boards so that they are as large as the room allows. Sizes are whole multiples of the number of
/// files, so that every square has the same number of pixels.
export function boardSizes(room: Room, boards: number, files: number): BoardSizes {
  let best = { columns: 1, size: 0, gaps: 0 };
  for (let columns = 1; columns <= boards; columns += 1) {
    const rows = Math.ceil(boards / columns);
    const width = (room.width - (columns - 1) * room.gap) / columns;
    const height = (room.height - (rows - 1) * room.gap) / rows - room.extra;
    const size = Math.floor(Math.min(width, height) / files) * files;
    const gaps = rows * columns - boards;
    // Where it costs nothing: full rows, and side by side rather than one above the other.
    if (size > best.size || (size === best.size && gaps <= best.gaps)) best = { columns, size, gaps };
  }
  return { columns: best.columns, size: Math.max(best.size, files * 16) };
}
