import { useId } from 'preact/hooks';
import { Select } from '../parts/select';
import type { GameOption, OptionValue } from '../protocol';

interface Properties {
  option: GameOption;
  value: OptionValue;
  onChange(value: OptionValue): void;
}

/// An option of a game: a list, or a number where there are too many to list.
export function OptionField({ option, value, onChange }: Properties) {
  const id = useId();
  if (option.choices) {
    const choices = option.choices;
    return (
      <Select
        label={option.title}
        value={String(value)}
        choices={choices.map(choice => ({ value: String(choice.value), title: choice.title }))}
        onChange={text => onChange(choices.find(choice => String(choice.value) === text)!.value)}
      />
    );
  }
  const isRandom = value === 'random';
  return (
    <div class="field">
      <label for={id}>{option.title}</label>
      <div class="number-or-random">
        {!isRandom && (
          <input
            id={id}
            type="number"
            min={option.minimum}
            max={option.maximum}
            value={value}
            onInput={event => onChange(event.currentTarget.valueAsNumber || 0)}
          />
        )}
        {option.random && (
          <label class="check">
            <input
              id={isRandom ? id : undefined}
              type="checkbox"
              checked={isRandom}
              onChange={event => onChange(event.currentTarget.checked ? 'random' : (option.minimum ?? 0))}
            />
            By chance
          </label>
        )}
      </div>
    </div>
  );
}
