export interface BoardSizes {
  columns: number;
  size: number;
}

/// What is left beside boards of that size, for each of them.
export interface Bands {
  /// How wide it may be with everything that belongs to it.
  width: number;
  /// What is free above and below it, together.
  height: number;
}

interface Room {
  width: number;
  height: number;
  /// What each board needs above and below itself.
  extra: number;
  gap: number;
}

/// On less nobody could hit a square.
const smallestSquare = 12;

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
  return { columns: best.columns, size: Math.max(best.size, files * smallestSquare) };
}

export function bandsOf(room: Room, boards: number, { columns, size }: BoardSizes): Bands {
  const rows = Math.ceil(boards / columns);
  const width = Math.floor((room.width - (columns - 1) * room.gap) / columns);
  const height = Math.floor((room.height - (rows - 1) * room.gap) / rows) - room.extra - size;
  return { width: Math.max(size, width), height: Math.max(0, height) };
}
