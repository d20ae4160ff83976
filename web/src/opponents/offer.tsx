import { useEffect } from 'preact/hooks';
import { Button } from '../parts/button';
import type { Side } from '../protocol';
import { change, settings } from '../settings';
import { t } from '../shared/language';
import { description, game, rematchAgainst } from '../store';
import { Face } from './face';
import { asComputer, findOpponent, opponentName, opponentsOf } from './opponents';
import { betterOpponent, pointsOf, withResult } from './results';

/// The side that an opponent plays against a person, and who it is.
function opposing(): { side: Side; opponent: string } | null {
  const players = game.value!.status.players;
  for (const side of ['first', 'second'] as const) {
    const player = players[side];
    const other = players[side === 'first' ? 'second' : 'first'];
    if (player.kind === 'computer' && player.opponent && other.kind === 'person')
      return { side, opponent: player.opponent };
  }
  return null;
}

/// After a few games that were all won or all lost: somebody stronger, or somebody weaker.
export function Offer() {
  const { id, status } = game.value!;
  const about = description.value;
  const against = opposing();
  useEffect(() => {
    if (!about || !against || !status.outcome) return;
    const person = against.side === 'first' ? 'second' : 'first';
    const results = settings.value.results;
    const points = pointsOf(status.outcome.winner, person);
    change({ results: { ...results, [about.id]: withResult(results[about.id], id, against.opponent, points) } });
  }, [id, status.outcome]);
  if (!about || !against) return null;
  const results = settings.value.results[about.id];
  const offer = betterOpponent(
    opponentsOf(about).map(each => each.id),
    results,
  );
  const opponent = findOpponent(offer?.opponent);
  if (!opponent || results?.last !== id) return null;
  return (
    <div class="offer">
      <Face opponent={opponent.id} size={40} />
      <p>{t(offer!.way === 'stronger' ? 'offer-stronger' : 'offer-weaker')}</p>
      <Button onClick={() => rematchAgainst(asComputer(opponent))}>
        {t('offer-play', { name: opponentName(opponent) })}
      </Button>
    </div>
  );
}
