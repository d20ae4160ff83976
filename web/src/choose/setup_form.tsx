import { useState } from 'preact/hooks';
import { OpponentList } from '../opponents/opponent_list';
import { asComputer } from '../opponents/opponents';
import { OtherEngines } from '../opponents/other_engines';
import { Button } from '../parts/button';
import { Choice } from '../parts/choice';
import { Dialog } from '../parts/dialog';
import { Play } from '../parts/icons';
import { LevelField } from '../parts/level_field';
import { MachineFields } from '../parts/machine_fields';
import { PartnerField } from '../parts/partner_field';
import { Select } from '../parts/select';
import type { GameDescription, Side, Welcome } from '../protocol';
import { Rules } from '../rules/rules';
import { boardCount, setupFor, type SideChoice, type Setup } from '../settings';
import { t, type PlainMessageId } from '../shared/language';
import { gameSummary, gameTitle, sideLabel } from '../shared/names';
import { begin } from '../store';
import { clocks, clockName, readClock } from './clocks';
import { OptionField } from './option_field';

interface Properties {
  game: GameDescription;
  welcome: Welcome;
  /// A position to begin with.
  text?: string;
}

function seatChoices(game: GameDescription): { value: SideChoice; title: string }[] {
  return [
    { value: 'first', title: sideLabel(game.sides.first) },
    { value: 'second', title: sideLabel(game.sides.second) },
    { value: 'random', title: t('random') },
    { value: 'both', title: t('seat-both') },
    { value: 'none', title: t('seat-watch') },
  ];
}

const seatNotes: Partial<Record<SideChoice, PlainMessageId>> = {
  random: 'seat-random-note',
  both: 'seat-both-note',
  none: 'seat-watch-note',
};

/// Which sides a computer may play, given where the person sits.
function computerSides(seat: SideChoice): Side[] {
  if (seat === 'both') return [];
  if (seat === 'none') return ['first', 'second'];
  return seat === 'first' ? ['second'] : ['first'];
}

/// The form before a game. It opens as it was left, so that Play is one click.
export function SetupForm({ game, welcome, text = '' }: Properties) {
  const [setup, setSetup] = useState(() => ({ ...setupFor(game), text, ...(text ? { options: {} } : {}) }));
  /// Why the game could not begin: the form stays, with all that was typed.
  const [problem, setProblem] = useState<string | null>(null);
  const update = (part: Partial<Setup>) => setSetup(before => ({ ...before, ...part }));
  const sides = computerSides(setup.seat);
  const isRandom = setup.seat === 'random';
  const note = seatNotes[setup.seat];
  const boards = boardCount(game, setup);

  const setComputer = (side: Side, computer: Setup['computers']['first']) =>
    // A single opponent is the same whichever side it gets, by chance or because the person takes the other one.
    update({
      computers: sides.length === 1 ? { first: computer, second: computer } : { ...setup.computers, [side]: computer },
    });

  return (
    <Dialog title={gameTitle(game)}>
      <form
        class="setup"
        onSubmit={event => {
          event.preventDefault();
          setProblem(null);
          begin(
            game,
            isRandom ? { ...setup, computers: { first: setup.computers.first, second: setup.computers.first } } : setup,
          ).catch((error: Error) => setProblem(error.message));
        }}
      >
        <p class="quiet">{gameSummary(game)}</p>
        <details>
          <summary>{t('rules')}</summary>
          <Rules game={game} />
        </details>
        <Choice
          label={t('you-play')}
          value={setup.seat}
          choices={seatChoices(game)}
          onChange={seat => update({ seat })}
        />
        {note && <p class="note">{t(note)}</p>}
        {sides.map(side => (
          <section class="setup-computer" key={side}>
            <h3>{sides.length > 1 ? sideLabel(game.sides[side]) : t('opponent')}</h3>
            <OpponentList
              label={sides.length > 1 ? sideLabel(game.sides[side]) : t('opponent')}
              game={game}
              chosen={setup.computers[side].opponent}
              onChoose={opponent => setComputer(side, asComputer(opponent))}
            />
            <OtherEngines chosen={setup.computers[side].engine} onChoose={engine => setComputer(side, engine)} />
            <details open={sides.length > 1 || !(setup.computers[side].opponent || setup.computers[side].engine)}>
              <summary>{t('machine-room')}</summary>
              <LevelField
                computer={setup.computers[side]}
                levels={welcome.levels}
                onChange={next => setComputer(side, next)}
              />
              <MachineFields
                {...{ game, welcome }}
                computer={setup.computers[side]}
                onChange={next => setComputer(side, next)}
              />
            </details>
          </section>
        ))}
        {boards > 1 && sides.length === 1 && (
          <section class="setup-partner">
            <PartnerField partner={setup.partner} onChange={partner => update({ partner })} {...{ boards }} />
          </section>
        )}
        <div class="fields-row">
          <Select
            label={t('clock')}
            value={clockName(setup.clock)}
            choices={clocks(setup.clock)}
            onChange={name => update({ clock: readClock(name) })}
          />
          {(game.options ?? []).map(option => (
            <OptionField
              key={option.name}
              option={option}
              value={setup.options[option.name] ?? option.default_value}
              onChange={value => update({ options: { ...setup.options, [option.name]: value } })}
            />
          ))}
        </div>
        <details class="setup-position" open={text !== ''}>
          <summary>{t('begin-with-position')}</summary>
          <label class="field">
            <span>{t('position-as-text')}</span>
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
          {problem && (
            <p class="setup-problem" role="alert">
              {problem}
            </p>
          )}
          <Button look="main" icon={Play} submit isFirst>
            {t(setup.seat === 'none' ? 'set-up' : 'play')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
