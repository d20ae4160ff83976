import { Button } from '../parts/button';
import { Copy } from '../parts/icons';
import { Select } from '../parts/select';
import { t } from '../shared/language';
import { evaluationTitle, gameTitle } from '../shared/names';
import type { GameDescription } from '../protocol';
import { saveTransfer } from '../transfers';
import { say } from '../notice';
import { welcome } from '../connection';

export const describe = (id: string): GameDescription =>
  welcome.value!.games.find(game => game.id === id) ?? welcome.value!.games[0]!;

export function GameField({ game, onChange }: { game: string; onChange(game: string): void }) {
  return (
    <Select
      label={t('game')}
      value={game}
      choices={welcome.value!.games.map(each => ({ value: each.id, title: gameTitle(each) }))}
      onChange={onChange}
    />
  );
}

export function EvaluationField(properties: { game: string; value: string; onChange(value: string): void }) {
  return (
    <Select
      label={t('evaluation')}
      value={properties.value}
      choices={describe(properties.game).evaluations.map(each => ({ value: each, title: evaluationTitle(each) }))}
      onChange={properties.onChange}
    />
  );
}

interface NumberProperties {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

export function NumberField({ label, value, min, max, onChange }: NumberProperties) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={event => {
          const wanted = Math.round(Number(event.currentTarget.value));
          onChange(Math.max(min, Math.min(max, Number.isFinite(wanted) ? wanted : min)));
        }}
      />
    </label>
  );
}

export function PositionField({ text, onChange }: { text: string; onChange(text: string): void }) {
  return (
    <details class="lab-position" open={text !== ''}>
      <summary>{t('begin-with-position')}</summary>
      <label class="field">
        <span>{t('position-as-text')}</span>
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
      () => say(t('copied')),
      () => say(t('copying-forbidden'), true),
    );
  return (
    <div class="command">
      <p class="quiet">{t('same-in-terminal')}</p>
      <code>{command}</code>
      <Button icon={Copy} iconOnly look="quiet" onClick={() => void copy()}>
        {t('copy-command')}
      </Button>
    </div>
  );
}

export function SaveButtons({ files }: { files: [title: string, transfer: string | undefined][] }) {
  return (
    <span class="save-buttons">
      {files.map(
        ([title, transfer]) =>
          transfer && (
            <Button key={title} onClick={() => saveTransfer(transfer)}>
              {t('save-as', { format: title })}
            </Button>
          ),
      )}
    </span>
  );
}
