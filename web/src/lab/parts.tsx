import { Button } from '../parts/button';
import { Copy } from '../parts/icons';
import { Select } from '../parts/select';
import { capital } from '../format';
import type { GameDescription } from '../protocol';
import { saveParcel } from '../parcels';
import { say } from '../notice';
import { welcome } from '../connection';

export const describe = (id: string): GameDescription =>
  welcome.value!.games.find(game => game.id === id) ?? welcome.value!.games[0]!;

export function GameField({ game, onChange }: { game: string; onChange(game: string): void }) {
  return (
    <Select
      label="Game"
      value={game}
      choices={welcome.value!.games.map(each => ({ value: each.id, title: each.title }))}
      onChange={onChange}
    />
  );
}

export function EvaluationField(properties: { game: string; value: string; onChange(value: string): void }) {
  return (
    <Select
      label="Evaluation"
      value={properties.value}
      choices={describe(properties.game).evaluations.map(each => ({ value: each, title: capital(each) }))}
      onChange={properties.onChange}
    />
  );
}

interface NumberProperties {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
}

export function NumberField({ label, value, least, most, onChange }: NumberProperties) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={event => {
          const wanted = Math.round(Number(event.currentTarget.value));
          onChange(Math.max(least, Math.min(most, Number.isFinite(wanted) ? wanted : least)));
        }}
      />
    </label>
  );
}

export function PositionField({ text, onChange }: { text: string; onChange(text: string): void }) {
  return (
    <details class="lab-position" open={text !== ''}>
      <summary>Begin with a position</summary>
      <label class="field">
        <span>Position as text (FEN)</span>
        <input
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={event => onChange(event.currentTarget.value.trim())}
        />
      </label>
    </details>
  );
}

/// The same as a command, for a terminal.
export function CommandLine({ command }: { command: string }) {
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => say('Copied.'),
      () => say('The browser does not allow copying here; mark the line and copy it.', true),
    );
  return (
    <div class="command">
      <p class="quiet">The same in a terminal</p>
      <code>{command}</code>
      <Button icon={Copy} iconOnly look="quiet" onClick={() => void copy()}>
        Copy the command
      </Button>
    </div>
  );
}

export function SaveButtons({ files }: { files: [title: string, parcel: string | undefined][] }) {
  return (
    <span class="save-buttons">
      {files.map(
        ([title, parcel]) =>
          parcel && (
            <Button key={title} onClick={() => saveParcel(parcel)}>
              {`Save ${title}`}
            </Button>
          ),
      )}
    </span>
  );
}
