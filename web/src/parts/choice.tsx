import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Properties<T extends string> {
  label: string;
  value: T;
  choices: { value: T; title: string }[];
  /// For what is better seen than read.
  picture?(value: T): ComponentChildren;
  onChange(value: T): void;
}

/// One of a few, all of them visible.
export function Choice<T extends string>({ label, value, choices, picture, onChange }: Properties<T>) {
  const name = useId();
  return (
    <fieldset class={picture ? 'picture-choice' : 'choice'}>
      <legend>{label}</legend>
      <div class={picture ? 'picture-row' : 'choice-row'}>
        {choices.map(choice => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {picture?.(choice.value)}
            <span class={picture && 'picture-title'}>{choice.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
