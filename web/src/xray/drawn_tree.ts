/// Trees drawn by hand go by the name of a game, too.
export const drawnTree = 'tree';

/// The text of a tree drawn by hand, such as ((3 12 8) (2 4 6) (14 5 2)): numbers are leaves. Only for showing what the
/// search never came to; reading what a person types is the server's business.
export type Drawn = number | Drawn[];

export function parseDrawn(text: string): Drawn {
  const tokens = text.match(/[()]|-?\d+/g) ?? [];
  let place = 0;
  const read = (): Drawn => {
    const token = tokens[place++];
    if (token !== '(') return Number(token);
    const branches: Drawn[] = [];
    while (place < tokens.length && tokens[place] !== ')') branches.push(read());
    place += 1;
    return branches;
  };
  return read();
}
