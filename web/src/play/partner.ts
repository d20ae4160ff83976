import { can, type OpenGame } from '../open_game';
import type { Partner, Side } from '../protocol';
import { seatedEngines } from '../settings';
import { act, bottomSide, game } from '../store';

/// Whoever sits at one board of a person's team, and moves there when the person says so.

const partnerOf = ({ status }: OpenGame, side: Side): Partner | undefined =>
  status.players[side].kind === 'person' ? status.players[side].partner : undefined;

/// The partner of whoever is to move, or else of the person at this screen.
export function shownPartner(current: OpenGame): Partner | undefined {
  return partnerOf(current, current.position.to_move) ?? partnerOf(current, bottomSide.value);
}

/// The partner who thinks about a move just now.
export function thinkingPartner(current: OpenGame): Partner | undefined {
  const { thinking } = current.status;
  return thinking?.purpose === 'move' ? partnerOf(current, thinking.side) : undefined;
}

/// Whether the turn can be left to the partner, from this machine.
export function canPartnerMove(current: OpenGame): boolean {
  const engine = shownPartner(current)?.engine;
  return can(current, 'partner') && (!engine || seatedEngines.value.includes(engine));
}

export function letPartnerMove(): void {
  if (game.value && canPartnerMove(game.value)) act('partner');
}
