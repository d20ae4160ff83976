import { useEffect } from 'preact/hooks';
import { MiniBoard } from '../board/mini_board';
import { Button } from '../parts/button';
import { Choice } from '../parts/choice';
import { Volume2 } from '../parts/icons';
import { Select } from '../parts/select';
import type { BoardLayout } from '../protocol';
import { change, choices, settings, type Settings } from '../settings';
import { chooseLanguage, languages, t, type Language, type PlainMessageId } from '../shared/language';
import { listenTo, type Sound } from '../sounds';
import './settings.css';

const themes = { system: 'theme-system', light: 'theme-light', dark: 'theme-dark' } as const;
const boards = {
  wood: 'board-wood',
  green: 'board-green',
  blue: 'board-blue',
  gray: 'board-gray',
  plum: 'board-plum',
} as const;
const pieces = { classic: 'pieces-classic', bold: 'pieces-bold', tokens: 'pieces-tokens' } as const;
const animations = { off: 'animation-off', quick: 'animation-quick', slow: 'animation-slow' } as const;

/// The choices of a setting in words.
const titled = <T extends string>(list: readonly T[], titles: Record<T, PlainMessageId>) =>
  list.map(value => ({ value, title: t(titles[value]) }));

function LanguageField() {
  const own = languages[chooseLanguage(navigator.languages)];
  return (
    <Select
      label={t('settings-language')}
      value={settings.value.language}
      choices={[
        { value: 'auto', title: t('settings-language-auto', { language: own }) },
        ...Object.entries(languages).map(([value, title]) => ({ value, title })),
      ]}
      onChange={value => change({ language: value as 'auto' | Language })}
    />
  );
}

/// Four squares by four with a few pieces: enough to see how a board looks.
const sampleLayout: BoardLayout = { name: '', files: 4, ranks: 4, first: 'white' };
const sampleBoard = { placement: '1rk1/1ppp/1N2/PPK1' };
const samplePieces = { placement: 'rnqk/pb2/2BP/KQNR' };

/// Yes or no, with a line about what it means.
function Switch({ name, label, note }: { name: keyof Settings; label: PlainMessageId; note?: PlainMessageId }) {
  return (
    <label class="setting-switch">
      <input
        type="checkbox"
        role="switch"
        checked={Boolean(settings.value[name])}
        onChange={event => change({ [name]: event.currentTarget.checked })}
      />
      <span>
        {t(label)}
        {note && <small class="quiet">{t(note)}</small>}
      </span>
    </label>
  );
}

const allSounds: Sound[] = ['move', 'capture', 'check', 'low-time', 'end'];

/// Everything about the page that is a matter of taste. Kept on this machine, and in effect at once.
export function SettingsScreen() {
  const { theme, board, pieces: set, animation, notation } = settings.value;
  useEffect(() => {
    document.title = `${t('place-settings')} – Rookery`;
    return () => void (document.title = 'Rookery');
  });
  const notations = {
    own: t('notation-own', { example: `${t('piece-letters')[4]}f3` }),
    letters: t('notation-letters'),
    figurines: t('notation-figurines'),
  };
  return (
    <main class="settings">
      <header>
        <h1>{t('place-settings')}</h1>
        <p class="quiet">{t('settings-kept')}</p>
      </header>
      <section aria-labelledby="settings-page">
        <h2 id="settings-page">{t('settings-page')}</h2>
        <LanguageField />
        <Choice
          label={t('settings-theme')}
          value={theme}
          choices={titled(choices.theme, themes)}
          onChange={value => change({ theme: value })}
        />
      </section>
      <section aria-labelledby="settings-look">
        <h2 id="settings-look">{t('settings-look')}</h2>
        <Choice
          label={t('settings-board')}
          value={board}
          choices={titled(choices.board, boards)}
          picture={value => (
            <span data-board={value}>
              <MiniBoard layout={sampleLayout} picture={sampleBoard} />
            </span>
          )}
          onChange={value => change({ board: value })}
        />
        <Choice
          label={t('settings-pieces')}
          value={set}
          choices={titled(choices.pieces, pieces)}
          picture={value => (
            <span data-pieces={value}>
              <MiniBoard layout={sampleLayout} picture={samplePieces} />
            </span>
          )}
          onChange={value => change({ pieces: value })}
        />
        <Switch name="coordinates" label="settings-coordinates" />
        <Choice
          label={t('settings-animation')}
          value={animation}
          choices={titled(['off', 'quick', 'slow'] as const, animations)}
          onChange={value => change({ animation: value })}
        />
      </section>
      <section aria-labelledby="settings-play">
        <h2 id="settings-play">{t('settings-play')}</h2>
        <Select
          label={t('settings-notation')}
          value={notation}
          choices={choices.notation.map(value => ({ value, title: notations[value] }))}
          onChange={value => change({ notation: value as Settings['notation'] })}
        />
        <Switch name="confirmMoves" label="settings-confirm" note="settings-confirm-note" />
        <Switch name="premove" label="settings-premove" note="settings-premove-note" />
        <Switch name="curves" label="settings-curves" note="settings-curves-note" />
        <div class="setting-row">
          <Switch name="sound" label="settings-sounds" note="settings-sounds-note" />
          <Button icon={Volume2} onClick={() => allSounds.forEach((sound, place) => listenTo(sound, place * 0.6))}>
            {t('settings-try-sounds')}
          </Button>
        </div>
      </section>
    </main>
  );
}
