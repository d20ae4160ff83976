import { useId } from 'preact/hooks';
import { Button } from '../parts/button';
import { Shuffle } from '../parts/icons';
import { Select } from '../parts/select';
import { drawnNumber } from '../settings';
import { t } from '../shared/language';
import { choiceTitle, optionTitle } from '../shared/names';
import type { GameOption, OptionValue } from '../protocol';

interface Properties {
  option: GameOption;
  value: OptionValue;
  onChange(value: OptionValue): void;
}

/// More letters than half a row has room for.
const longTitle = 16;

/// An option of a game: a list, or where there are too many to list a number, drawn by chance.
export function OptionField({ option, value, onChange }: Properties) {
  const id = useId();
  if (option.choices) {
    const choices = option.choices;
    return (
      <Select
        label={optionTitle(option)}
        value={String(value)}
        choices={choices.map(choice => ({ value: String(choice.value), title: choiceTitle(option, choice) }))}
        isWide={choices.some(choice => choice.title.length > longTitle)}
        onChange={text => onChange(choices.find(choice => String(choice.value) === text)!.value)}
      />
    );
  }
  return (
    <div class="field">
      <label for={id}>{optionTitle(option)}</label>
      <div class="number-or-random">
        <input
          id={id}
          type="number"
          min={option.minimum}
          max={option.maximum}
          value={value}
          onInput={event => onChange(event.currentTarget.valueAsNumber || 0)}
        />
        {option.random && (
          <Button icon={Shuffle} onClick={() => onChange(drawnNumber(option))}>
            {t('shuffle-again')}
          </Button>
        )}
      </div>
    </div>
  );
}
