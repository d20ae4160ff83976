import { useId } from 'preact/hooks';

interface Properties {
  label: string;
  value: string;
  choices: { value: string; title: string }[];
  note?: string;
  /// Has a row for itself, where it stands among others.
  isWide?: boolean;
  onChange(value: string): void;
}

/// One of many, in the browser's own list.
export function Select({ label, value, choices, note, isWide, onChange }: Properties) {
  const id = useId();
  return (
    <div class={`field${isWide ? ' wide' : ''}`}>
      <label for={id}>{label}</label>
      <select id={id} value={value} title={note} onChange={event => onChange(event.currentTarget.value)}>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value} selected={choice.value === value}>
            {choice.title}
          </option>
        ))}
      </select>
    </div>
  );
}
