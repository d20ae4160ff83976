import { welcome } from '../connection';
import type { GameDescription, Opponent, Player } from '../protocol';
import { t } from '../shared/language';

/// Who there is to play against: names, and how strong they are.

export const opponentName = ({ id, name }: Opponent): string => t('opponent-name', { opponent: id, name });
export const opponentSummary = ({ id, summary }: Opponent): string => t('opponent-summary', { opponent: id, summary });

export const findOpponent = (id: string | undefined): Opponent | undefined =>
  welcome.value?.opponents.find(each => each.id === id);

/// Those who play the game, the weakest first.
export function opponentsOf(game: GameDescription): Opponent[] {
  return game.opponents.flatMap(({ id }) => findOpponent(id) ?? []);
}

/// How strong it is: a rating, or a word where ratings mean nothing.
export function strengthText(game: GameDescription | null, opponent: Opponent): string {
  const skill = game?.opponents.find(each => each.id === opponent.id)?.skill;
  if (skill) return t('opponent-skill', { skill });
  return opponent.elo === undefined ? t('opponent-strongest') : t('opponent-elo', { elo: String(opponent.elo) });
}

export const asComputer = (opponent: Opponent): Player => ({ kind: 'computer', opponent: opponent.id });
