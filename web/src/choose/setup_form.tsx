import { useState } from 'preact/hooks';
import { withoutArticle } from '../format';
import { Button } from '../parts/button';
import { Choice } from '../parts/choice';
import { Dialog } from '../parts/dialog';
import { Play } from '../parts/icons';
import { LevelField } from '../parts/level_field';
import { MachineFields } from '../parts/machine_fields';
import { Select } from '../parts/select';
import type { GameDescription, Side, Welcome } from '../protocol';
import { setupFor, type Seat, type Setup } from '../settings';
import { begin } from '../store';
import { clocks, clockName, readClock } from './clocks';
import { OptionField } from './option_field';

interface Properties {
  game: GameDescription;
  welcome: Welcome;
  /// A position to begin with.
  text?: string;
}

function seatChoices(game: GameDescription): { value: Seat; title: string }[] {
  return [
    { value: 'first', title: withoutArticle(game.sides.first) },
    { value: 'second', title: withoutArticle(game.sides.second) },
    { value: 'random', title: 'Chance' },
    { value: 'both', title: 'Both' },
    { value: 'none', title: 'Watch' },
  ];
}

const seatNotes: Record<Seat, string> = {
  first: '',
  second: '',
  random: 'A coin decides which side is yours.',
  both: 'Two people at one board.',
  none: 'Computer against computer, move by move or running.',
};

/// Which sides a computer may play, given where the person sits.
function computerSides(seat: Seat): Side[] {
  if (seat === 'both') return [];
  if (seat === 'none') return ['first', 'second'];
  return seat === 'first' ? ['second'] : ['first'];
}

/// The form before a game. It opens as it was left, so that Play is one click.
export function SetupForm({ game, welcome, text = '' }: Properties) {
  const [setup, setSetup] = useState(() => ({ ...setupFor(game), text, ...(text ? { options: {} } : {}) }));
  const update = (part: Partial<Setup>) => setSetup(before => ({ ...before, ...part }));
  const sides = computerSides(setup.seat);
  const isRandom = setup.seat === 'random';

  const setComputer = (side: Side, computer: Setup['computers']['first']) =>
    // Where chance decides the side, the computer is the same whichever it gets.
    update({ computers: isRandom ? { first: computer, second: computer } : { ...setup.computers, [side]: computer } });

  return (
    <Dialog title={game.title}>
      <form
        class="setup"
        onSubmit={event => {
          event.preventDefault();
          begin(
            game,
            isRandom ? { ...setup, computers: { first: setup.computers.first, second: setup.computers.first } } : setup,
          );
        }}
      >
        <p class="quiet">{game.summary}</p>
        <Choice label="You play" value={setup.seat} choices={seatChoices(game)} onChange={seat => update({ seat })} />
        {seatNotes[setup.seat] && <p class="note">{seatNotes[setup.seat]}</p>}
        {sides.map(side => (
          <section class="setup-computer" key={side}>
            <h3>{sides.length > 1 ? withoutArticle(game.sides[side]) : 'Opponent'}</h3>
            <LevelField
              computer={setup.computers[side]}
              levels={welcome.levels}
              onChange={next => setComputer(side, next)}
            />
            <details open={sides.length > 1}>
              <summary>Machine room</summary>
              <MachineFields
                {...{ game, welcome }}
                computer={setup.computers[side]}
                onChange={next => setComputer(side, next)}
              />
            </details>
          </section>
        ))}
        <div class="fields-row">
          <Select
            label="Clock"
            value={clockName(setup.clock)}
            choices={clocks(setup.clock)}
            onChange={name => update({ clock: readClock(name) })}
          />
          {(game.options ?? []).map(option => (
            <OptionField
              key={option.name}
              option={option}
              value={setup.options[option.name] ?? option.usual}
              onChange={value => update({ options: { ...setup.options, [option.name]: value } })}
            />
          ))}
        </div>
        <details class="setup-position" open={text !== ''}>
          <summary>Begin with a position</summary>
          <label class="field">
            <span>Position as text (FEN)</span>
            <input
              type="text"
              name="text"
              autocomplete="off"
              spellcheck={false}
              value={setup.text}
              onInput={event => update({ text: event.currentTarget.value })}
            />
          </label>
        </details>
        <div class="dialog-actions">
          <Button look="main" icon={Play} submit isFirst>
            {setup.seat === 'none' ? 'Set up' : 'Play'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
