import { execFileSync } from 'node:child_process';
import { program } from './house';

/// Files of games for tests, made with the program itself.

interface Ply {
  side: 'first' | 'second';
  notation: string;
}

interface Recorded {
  start: string;
  result: string;
  plies: Ply[];
}

/// Games that the program plays against itself.
function recorded(game: string, games: number, seed: number, plies = 30): Recorded[] {
  const words = ['lab', 'run', '--game', game, '--white', 'algorithm=alphabeta depth=1', '--json'];
  const limits = [
    '--games',
    String(games),
    '--seed',
    String(seed),
    '--max-plies',
    String(plies),
    '--random-plies',
    '4',
  ];
  const text = execFileSync(program, [...words, ...limits], { maxBuffer: 1 << 28 }).toString();
  return (JSON.parse(text) as { games: Recorded[] }).games;
}

const tag = (name: string, value: string) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`;

/// The moves with numbers, here and there a comment, a mark and a variation: the same moves again, which are legal.
function moveText({ plies, start }: Recorded, isTeam: boolean): string {
  const words: string[] = ['{From the start}'];
  const [, mover, ...rest] = start.split(' ');
  let number = Number(rest.at(-1)) || 1;
  let isSecond = mover === 'b';
  const seats = new Map<string, number>();
  plies.forEach((ply, index) => {
    const [, seat, move] = /^(?:(\w):)?(.*)$/.exec(ply.notation)!;
    let label = isSecond ? `${number}...` : `${number}.`;
    if (isTeam) {
      const turn = (seats.get(seat!) ?? 0) + 1;
      seats.set(seat!, turn);
      label = `${turn}${seat}.`;
    }
    words.push(label, move!);
    if (index % 7 === 2) words.push('$1', `{a   comment at ${index}, [%clk 0:01:${10 + (index % 40)}]}`);
    if (index % 11 === 4 && !isTeam) words.push(`( ${label} ${move} {instead} )`);
    if (isSecond) number += 1;
    isSecond = !isSecond;
  });
  return words.join(' ');
}

function pgnOf(game: string, each: Recorded, number: number): string {
  const isTeam = game === 'bughouse';
  const names = isTeam
    ? ['WhiteA', 'BlackA', 'WhiteB', 'BlackB'].map(seat => tag(seat, `${seat} of ${number}`))
    : [tag('White', `Player ${number}`), tag('Black', number % 3 ? 'Größe "6"' : 'Tiefe\\4')];
  return [
    tag('Event', `Tournament of ${game}`),
    tag('Site', 'Here'),
    tag('Date', `20${10 + (number % 10)}.0${1 + (number % 9)}.??`),
    tag('Round', String(number)),
    ...names,
    tag('Result', each.result),
    ...(game === 'chess' ? [] : [tag('Variant', game)]),
    tag('SetUp', '1'),
    tag('FEN', each.start),
    tag('Annotator', 'A test'),
    '',
    // Lines as other programs break them.
    `${moveText(each, isTeam)} ${each.result}`.replace(/(.{60,70}) /g, '$1\n'),
    '',
    '',
  ].join('\n');
}

/// A file of 200 games of four kinds.
export function twoHundredGames(): string {
  let number = 0;
  const all = (
    [
      ['chess', 140],
      ['atomic', 20],
      ['wolf-sheep', 20],
      ['bughouse', 20],
    ] as const
  ).flatMap(([game, count], index) => recorded(game, count, 100 + index).map(each => pgnOf(game, each, (number += 1))));
  return all.join('');
}

/// Very many games, each a little different: the moves of a few, with other tags.
export function manyGames(count: number): string {
  const few = recorded('chess', 10, 7, 60);
  let text = '';
  for (let number = 1; number <= count; number += 1) text += pgnOf('chess', few[number % few.length]!, number);
  return text;
}

export interface Substance {
  tags: Record<string, string>;
  moves: string;
}

/// What a file says, without how its lines are broken and which moves it numbers.
export function substance(pgn: string): Substance[] {
  return pgn
    .split(/\n(?=\[Event )/)
    .filter(text => text.trim())
    .map(text => {
      const tags: Record<string, string> = {};
      const rest = text.replace(/^\[(\w+) "((?:\\.|[^"\\])*)"\]\s*$/gm, (_, name: string, value: string) => {
        tags[name] = value;
        return '';
      });
      const moves = rest
        .replace(/\s+/g, ' ')
        .replace(/(\d+)([A-Ha-h])\. /g, '$2: ')
        .replace(/\b\d+\.+ /g, '')
        .replace(/\( /g, '(')
        .replace(/ \)/g, ')')
        .trim();
      return { tags, moves };
    });
}
