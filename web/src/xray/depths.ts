/// As deep as is of use with each algorithm: beyond, trees get too large to keep.
export const depths = { minimax: 8, alphabeta: 10, search: 16 };

export const deepestOf = (algorithm: string): number => (depths as Record<string, number>)[algorithm] ?? depths.minimax;
