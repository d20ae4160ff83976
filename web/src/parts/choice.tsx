import { useId } from 'preact/hooks';

interface Properties<T extends string> {
  label: string;
  value: T;
  choices: { value: T; title: string }[];
  onChange(value: T): void;
}

/// One of a few, all of them visible.
export function Choice<T extends string>({ label, value, choices, onChange }: Properties<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-row">
        {choices.map(choice => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
