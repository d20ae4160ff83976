import { useId } from 'preact/hooks';
import type { GameDescription, Opponent } from '../protocol';
import { Face } from './face';
import { opponentName, opponentsOf, opponentSummary, strengthText } from './opponents';

interface Properties {
  label: string;
  game: GameDescription;
  /// Nobody, where a machine was set up by hand.
  chosen: string | undefined;
  onChoose(opponent: Opponent): void;
  /// What clicking on the one that is chosen already does.
  onStay?: (() => void) | undefined;
}

/// Everybody who plays the game, with a sentence about the one that is chosen.
export function OpponentList({ label, game, chosen, onChoose, onStay }: Properties) {
  const name = useId();
  const list = opponentsOf(game);
  const one = list.find(each => each.id === chosen);
  return (
    <fieldset class="opponents">
      <legend class="visually-hidden">{label}</legend>
      <div class="opponent-row">
        {list.map(each => (
          <label key={each.id} title={opponentSummary(each)}>
            <input
              type="radio"
              name={name}
              value={each.id}
              checked={each.id === chosen}
              onChange={() => onChoose(each)}
              onClick={() => each.id === chosen && onStay?.()}
            />
            <span class="opponent">
              <Face opponent={each.id} size={44} />
              <span class="opponent-name">{opponentName(each)}</span>
              <span class="opponent-strength">{strengthText(game, each)}</span>
            </span>
          </label>
        ))}
      </div>
      {one && <p class="opponent-summary quiet">{opponentSummary(one)}</p>}
    </fieldset>
  );
}
