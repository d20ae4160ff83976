import { signal } from '@preact/signals';
import { ChooseScreen } from './choose/choose_screen';
import { SetupForm } from './choose/setup_form';
import { KeysDialog } from './keys';
import { Button } from './parts/button';
import {
  Archive,
  Ellipsis,
  FlaskConical,
  Keyboard,
  Moon,
  Network,
  Sun,
  Swords,
  Telescope,
  Volume2,
  VolumeX,
  type Icon,
} from './parts/icons';
import { lazy } from './parts/lazy';
import { Mark } from './parts/mark';
import { PlayScreen } from './play/play_screen';
import { follow, pathOf, route, type Route } from './route';
import { change, settings } from './settings';
import { connection, outdated, welcome } from './connection';
import { notice } from './notice';
import { dialog, hasPending } from './store';
import { theme, toggleTheme } from './theme';

interface Place {
  title: string;
  icon: Icon;
  to: Route;
  /// The places of the address that belong to this one.
  covers: Route['place'][];
}

const places: Place[] = [
  { title: 'Play', icon: Swords, to: { place: 'choose' }, covers: ['choose', 'play'] },
  { title: 'Analyse', icon: Telescope, to: { place: 'analyse' }, covers: ['analyse'] },
  { title: 'X-ray', icon: Network, to: { place: 'xray' }, covers: ['xray'] },
  { title: 'Lab', icon: FlaskConical, to: { place: 'lab' }, covers: ['lab'] },
  { title: 'Games', icon: Archive, to: { place: 'games' }, covers: ['games'] },
];

const AnalyseScreen = lazy(() => import('./analyse/analyse_screen').then(place => place.AnalyseScreen));
const XrayScreen = lazy(() => import('./xray/xray_screen').then(place => place.XrayScreen));
const LabScreen = lazy(() => import('./lab/lab_screen').then(place => place.LabScreen));
const GamesScreen = lazy(() => import('./games/games_screen').then(place => place.GamesScreen));

/// On a phone the tools wait behind a button.
const toolsAreOpen = signal(false);

function Rail() {
  const sound = settings.value.sound;
  return (
    <nav class="rail" aria-label="Places">
      <a class="rail-mark" href="/" aria-label="Rookery" onClick={event => follow(event, { place: 'choose' })}>
        <Mark size={40} />
      </a>
      <ul>
        {places.map(({ title, icon: Icon, to, covers }) => (
          <li key={title}>
            <a
              href={pathOf(to)}
              aria-current={covers.includes(route.value.place) ? 'page' : undefined}
              onClick={event => follow(event, to)}
            >
              <Icon size={22} aria-hidden="true" />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
      <button
        class="rail-more"
        aria-expanded={toolsAreOpen.value}
        aria-controls="rail-tools"
        onClick={() => (toolsAreOpen.value = !toolsAreOpen.value)}
      >
        <Ellipsis size={22} aria-hidden="true" />
        <span>More</span>
      </button>
      <div
        id="rail-tools"
        class={`rail-tools${toolsAreOpen.value ? ' open' : ''}`}
        onClick={() => (toolsAreOpen.value = false)}
      >
        <Button icon={theme.value === 'dark' ? Sun : Moon} iconOnly look="quiet" onClick={toggleTheme} shortcut="d">
          {theme.value === 'dark' ? 'Light' : 'Dark'}
        </Button>
        <Button
          icon={sound ? Volume2 : VolumeX}
          iconOnly
          look="quiet"
          pressed={sound}
          onClick={() => change({ sound: !sound })}
          shortcut="m"
        >
          Sounds
        </Button>
        <Button icon={Keyboard} iconOnly look="quiet" onClick={() => (dialog.value = { name: 'keys' })} shortcut="?">
          Keys
        </Button>
      </div>
    </nav>
  );
}

/// Says that the server is gone, in a corner where nothing has to move for it.
function ConnectionPill() {
  if (outdated.value)
    return (
      <div class="pill" role="alert">
        {outdated.value} <Button onClick={() => location.reload()}>Reload</Button>
      </div>
    );
  if (connection.value !== 'lost') return null;
  return (
    <div class="pill" role="status">
      <span class="pill-dot" aria-hidden="true" />
      {hasPending.value ? 'Connection lost. Your move is kept and will be sent.' : 'Connection lost. Trying again …'}
    </div>
  );
}

/// Notices where no game is open to show them.
function Toast() {
  if (!notice.value || route.value.place === 'play') return null;
  return (
    <div class="toast" role="status">
      {notice.value.words}
    </div>
  );
}

function Screen() {
  if (!welcome.value) return <main class="waiting" aria-busy="true" />;
  switch (route.value.place) {
    case 'play':
      return <PlayScreen />;
    case 'analyse':
      return <AnalyseScreen />;
    case 'xray':
      return <XrayScreen />;
    case 'lab':
      return <LabScreen />;
    case 'games':
      return <GamesScreen />;
    case 'choose':
      return <ChooseScreen />;
  }
}

function OpenDialog() {
  const open = dialog.value;
  if (!open || !welcome.value) return null;
  if (open.name === 'keys') return <KeysDialog />;
  const game = welcome.value.games.find(each => each.id === open.game);
  return game ? <SetupForm key={game.id} game={game} welcome={welcome.value} /> : null;
}

export function App() {
  return (
    <div class="app">
      <Rail />
      <Screen />
      <ConnectionPill />
      <Toast />
      <OpenDialog />
    </div>
  );
}
