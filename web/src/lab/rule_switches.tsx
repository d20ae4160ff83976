import { signal } from '@preact/signals';
import { Select } from '../parts/select';
import type { GameOption } from '../protocol';
import { t } from '../shared/language';
import { choiceTitle, optionTitle } from '../shared/names';
import { describe } from './parts';

/// The rules of pawns and kings that can be switched, one by one.

/// How the program calls a rule that is not as it was published, by option and value.
const words: Record<string, Record<string, string>> = {
  promotion: { yes: 'promotion' },
  en_passant: { yes: 'en-passant' },
  double_step: { no: 'single-step' },
  check: { yes: 'check' },
  distance: { manhattan: 'manhattan', euclidean: 'euclidean' },
};

/// What was chosen; what is not named is as published. At first these are the rules of chess.
const chosen = signal<Record<string, string>>({ promotion: 'yes', en_passant: 'yes', check: 'yes' });

const switches = (): GameOption[] => describe('pawns-kings').options.filter(({ name }) => name in words);
const valueOf = ({ name, default_value }: GameOption): string => chosen.value[name] ?? String(default_value);

/// As the commands and the server take it: "promotion+check"; empty if all is as published.
export const rulesText = (): string =>
  Object.entries(words)
    .flatMap(([name, values]) => values[chosen.value[name] ?? ''] ?? [])
    .join('+');

/// For people: "With promotion: yes, check: yes".
export function rulesWords(): string {
  const changed = switches().filter(option => valueOf(option) !== String(option.default_value));
  const rules = changed.map(option => {
    const choice = option.choices?.find(({ value }) => value === valueOf(option));
    return `${optionTitle(option)}: ${choice ? choiceTitle(option, choice) : valueOf(option)}`;
  });
  return t('rules-after', { rules: rules.length > 0 ? rules.join(', ') : t('rules-after-none') });
}

/// A switch for each rule, and a list for the distance.
export function RuleSwitches() {
  const set = (name: string, value: string) => (chosen.value = { ...chosen.value, [name]: value });
  return (
    <fieldset class="rule-switches">
      <legend>{t('rules-switches')}</legend>
      {switches().map(option =>
        option.choices?.some(({ value }) => value === 'yes') ? (
          <label key={option.name}>
            <input
              type="checkbox"
              checked={valueOf(option) === 'yes'}
              onChange={event => set(option.name, event.currentTarget.checked ? 'yes' : 'no')}
            />
            {optionTitle(option)}
          </label>
        ) : (
          <Select
            key={option.name}
            label={optionTitle(option)}
            value={valueOf(option)}
            choices={(option.choices ?? []).map(choice => ({
              value: String(choice.value),
              title: choiceTitle(option, choice),
            }))}
            onChange={value => set(option.name, value)}
          />
        ),
      )}
    </fieldset>
  );
}
