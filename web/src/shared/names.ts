import { capital, levelText, movesOf } from '../format';
import type {
  Algorithm,
  GameOption,
  NamedPlayer,
  OptionValue,
  Outcome,
  Partner,
  PerSide,
  Reason,
  Side,
} from '../protocol';
import { t } from './language';

/// Names of what the server speaks of: it sends codes with the English text, and a catalogue may know better words for a
/// code. What no catalogue knows is said in English.

interface Named {
  id?: string;
  game?: string;
  title: string;
}

const codeOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/// Names in a catalogue begin with a letter.
const gameCode = (id: string): string => (id === '3check' ? 'three-check' : id);

/// A game by its description, or by a stored game.
export const gameTitle = ({ id, game, title }: Named): string =>
  t('game-title', { game: gameCode(game ?? id ?? ''), title });
export const gameSummary = ({ id, summary }: { id: string; summary: string }): string =>
  t('game-summary', { game: gameCode(id), summary });

/// The rules in a few sentences.
export const gameRules = ({ id }: { id: string }): string[] =>
  t('game-rules', { game: gameCode(id) })
    .split('\n')
    .filter(Boolean);

/// What catalogues call a side: 'the first team' is first-team.
export const sideCode = (name: string): string => codeOf(name.replace(/^the /i, ''));
/// The name of a side as a label: the wolf is Wolf.
export const sideLabel = (name: string): string => t('side-label', { side: sideCode(name) });

export const evaluationTitle = (name: string): string =>
  t('evaluation-title', { evaluation: name, title: capital(name) });
export const algorithmTitle = ({ id, title }: { id: string; title: string }): string =>
  t('algorithm-title', { algorithm: id, title });
export const algorithmSummary = (algorithm: Algorithm | undefined): string | undefined =>
  algorithm && t('algorithm-summary', { algorithm: algorithm.id, summary: algorithm.summary });

export const balanceTitle = (balance: string | null | undefined): string =>
  t('balance-title', { balance: codeOf(balance ?? 'balance'), title: capital(balance ?? 'balance') });
export const measureTitle = (measure: string | null | undefined): string =>
  t('measure-title', { measure: codeOf(measure ?? 'measure'), title: capital(measure ?? 'measure') });

export const optionTitle = ({ name, title }: GameOption): string => t('option-title', { option: name, title });

/// A choice of an option. The starts of wolf and sheep say where the wolf is and who begins.
export function choiceTitle({ name }: GameOption, { value, title }: { value: OptionValue; title: string }): string {
  const [, square, begins] = /^the wolf on (\w+), the (\w+) to move$/.exec(title) ?? [];
  if (square && begins) return t('choice-wolf-start', { square, side: begins });
  const [, start] = /^No\. (\d+)$/.exec(title) ?? [];
  if (start) return t('choice-start', { start });
  if (value === 'yes' || value === 'no') return t(value === 'yes' ? 'choice-yes' : 'choice-no');
  return t('choice-title', { option: name, value, title });
}

/// The ends of games, as the server names their reasons.
const reasons: Record<string, string> = {
  'fifty moves without capture or pawn move': 'fifty-moves',
  'goal reached': 'goal',
  'the king is blown up': 'king-exploded',
  'the king is taken': 'king-taken',
  'enough checks given': 'checks-given',
  'all pieces lost': 'pieces-lost',
  'no move left': 'no-moves',
};

/// How often a position has come when the game is drawn for it: three times, unless the text of the position says otherwise.
export const repetitionsIn = (text: string): number => Number(/ r(\d+)(?: |$)/.exec(text)?.[1] ?? 3);

/// How a game ended, in a sentence. `repetitions` is how often the last position came, if that is known.
export function outcomeText(
  { winner, reason, words }: Outcome,
  sides: PerSide<string> | undefined,
  repetitions?: number,
): string {
  if (reason === 'repetition' && repetitions) return t('outcome-repeated', { times: repetitions });
  const code = reasons[reason] ?? (codeOf(reason) || 'none');
  if (!winner) return t('outcome-draw', { reason: code, words });
  return sides ? t('outcome-win', { side: sideCode(sides[winner]), reason: code, words }) : words;
}

/// What is known for certain of a position of a solved game, in a sentence.
export function exactText(winner: Side | null, plies: number | null, sides: PerSide<string>): string {
  if (!winner) return t('exact-draw');
  if (plies === null) return t('exact-win-sometime', { side: sideCode(sides[winner]) });
  return t('exact-win', { side: sideCode(sides[winner]), moves: movesOf(plies) });
}

export const turnText = (side: Side, inCheck: boolean, sides: PerSide<string>): string =>
  t(inCheck ? 'turn-in-check' : 'turn', { side: sideCode(sides[side]) });

/// Who plays a side. People who came with a file have names of their own.
export function playerName(player: NamedPlayer, side: Side, sides: PerSide<string> | undefined): string {
  if (player.kind === 'person') {
    if (player.name === 'You') return t('you');
    return sides && player.name.toLowerCase() === sides[side].toLowerCase() ? sideLabel(sides[side]) : player.name;
  }
  if (player.opponent) return t('opponent-name', { opponent: player.opponent, name: player.name });
  if (player.engine) return player.engine;
  if (player.evaluation === 'solved') return t('perfect-play');
  const level = levelText(player);
  if (player.learned) return t('learned-player', { generation: String(player.learned.generation), level });
  if (player.algorithm === 'minimax') return t('level-minimax', { level });
  if (player.algorithm === 'alphabeta') return t('level-alphabeta', { level });
  return level;
}

/// Who sits beside a person.
export const partnerName = ({ engine }: Partner): string =>
  engine ?? t('opponent-name', { opponent: 'rookery', name: 'Rookery' });

/// Why something is not done, or what is wrong with a text.
export function refusalText({ reason = '', code = 'none', parameters = {} }: Partial<Reason>): string {
  const { piece = '', square = '', side = '', move = '', board = '' } = parameters;
  const { engine = '', how = '', problem = '', evaluation = '' } = parameters;
  const { rank = '', found = '', where = '', begin = '', max = '' } = parameters;
  const { id = '', folder = '' } = parameters;
  const about = { piece, square, side, move, board, engine, how, problem, rank, found, where };
  let text = t('refusal', { code, reason, ...about, evaluation, begin, max, id, folder });
  const { at, line, 'left-out': leftOut } = parameters;
  if (at) text = t('problem-at-move', { move: at, problem: text });
  if (leftOut) text = t('problem-left-out', { problem: text });
  return line ? t('problem-in-line', { line, problem: text }) : text;
}
