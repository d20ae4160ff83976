import { signal } from '@preact/signals';
import { ChooseScreen } from './choose/choose_screen';
import { SetupForm } from './choose/setup_form';
import { InviteDialog } from './invite/invite_dialog';
import { OpponentDialog } from './opponents/opponent_dialog';
import { RulesDialog } from './rules/rules_dialog';
import { KeysDialog } from './keys';
import { Button } from './parts/button';
import {
  Archive,
  Ellipsis,
  FlaskConical,
  Keyboard,
  Moon,
  Network,
  QrCode,
  Settings,
  Sun,
  Swords,
  Target,
  Telescope,
  Volume2,
  VolumeX,
  type Icon,
} from './parts/icons';
import { lazy } from './parts/lazy';
import { Mark } from './parts/mark';
import { PlayScreen } from './play/play_screen';
import { follow, pathOf, route, views, type Route } from './route';
import { change, settings } from './settings';
import { connection, outdated, welcome } from './connection';
import { t, type PlainMessageId } from './shared/language';
import { notice } from './notice';
import { dialog, hasPending } from './store';
import { theme, toggleTheme } from './theme';

interface Place {
  title: PlainMessageId;
  icon: Icon;
  to: Route;
  /// The places of the address that belong to this one.
  covers: Route['place'][];
}

const places: Place[] = [
  { title: 'place-play', icon: Swords, to: { place: 'choose' }, covers: ['choose', 'play'] },
  { title: 'place-analyze', icon: Telescope, to: { place: 'analyse' }, covers: ['analyse'] },
  { title: 'place-xray', icon: Network, to: { place: 'xray' }, covers: ['xray', 'class'] },
  { title: 'place-lab', icon: FlaskConical, to: { place: 'lab' }, covers: ['lab'] },
  { title: 'place-train', icon: Target, to: { place: 'train' }, covers: ['train'] },
  { title: 'place-games', icon: Archive, to: { place: 'games' }, covers: ['games'] },
];

const AnalyseScreen = lazy(() => import('./analyse/analyse_screen').then(place => place.AnalyseScreen));
const XrayScreen = lazy(() => import('./xray/xray_screen').then(place => place.XrayScreen));
const LabScreen = lazy(() => import('./lab/lab_screen').then(place => place.LabScreen));
const SettingsScreen = lazy(() => import('./settings/settings_screen').then(place => place.SettingsScreen));
const TrainScreen = lazy(() => import('./train/train_screen').then(place => place.TrainScreen));
const ClassScreen = lazy(() => import('./classroom/class_screen').then(place => place.ClassScreen));
const GamesScreen = lazy(() => import('./games/games_screen').then(place => place.GamesScreen));

/// On a phone the tools wait behind a button.
const toolsAreOpen = signal(false);

function Rail() {
  const sound = settings.value.sound;
  return (
    <nav class="rail" aria-label={t('places')}>
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
              <span>{t(title)}</span>
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
        <span>{t('more')}</span>
      </button>
      <div
        id="rail-tools"
        class={`rail-tools${toolsAreOpen.value ? ' open' : ''}`}
        onClick={() => (toolsAreOpen.value = false)}
      >
        <Button icon={theme.value === 'dark' ? Sun : Moon} iconOnly look="quiet" onClick={toggleTheme} shortcut="d">
          {t(theme.value === 'dark' ? 'theme-light' : 'theme-dark')}
        </Button>
        <Button
          icon={sound ? Volume2 : VolumeX}
          iconOnly
          look="quiet"
          pressed={sound}
          onClick={() => change({ sound: !sound })}
          shortcut="m"
        >
          {t('sounds')}
        </Button>
        <a
          class="button quiet icon-only"
          href="/settings"
          aria-label={t('place-settings')}
          title={t('place-settings')}
          aria-current={route.value.place === 'settings' ? 'page' : undefined}
          onClick={event => follow(event, { place: 'settings' })}
        >
          <Settings size={18} aria-hidden="true" />
        </a>
        {welcome.value?.rights.may_invite && (
          <Button icon={QrCode} iconOnly look="quiet" onClick={() => (dialog.value = { name: 'invite' })}>
            {t('another-device')}
          </Button>
        )}
        <Button icon={Keyboard} iconOnly look="quiet" onClick={() => (dialog.value = { name: 'keys' })} shortcut="?">
          {t('keys')}
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
        {t('page-outdated')} <Button onClick={() => location.reload()}>{t('reload')}</Button>
      </div>
    );
  if (connection.value !== 'lost') return null;
  return (
    <div class="pill" role="status">
      <span class="pill-dot" aria-hidden="true" />
      {t(hasPending.value ? 'connection-lost-move-kept' : 'connection-lost-retrying')}
    </div>
  );
}

/// Notices where no game is open to show them.
function Toast() {
  if (!notice.value || ['play', 'analyse'].includes(route.value.place)) return null;
  return (
    <div class="toast" role="status">
      {notice.value.words}
    </div>
  );
}

function Screen() {
  if (!welcome.value) return <main class="waiting" aria-busy="true" />;
  // A student of a class has that and X-ray.
  const { place } = route.value;
  if (!welcome.value.rights.may_play && place !== 'xray') return <ClassScreen />;
  switch (place) {
    case 'play':
      return <PlayScreen />;
    case 'analyse':
      return <AnalyseScreen />;
    case 'xray':
      return <XrayScreen />;
    case 'lab':
      return <LabScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'train':
      return <TrainScreen />;
    case 'games':
      return <GamesScreen />;
    case 'class':
      return <ClassScreen />;
    case 'choose':
      return <ChooseScreen />;
  }
}

function OpenDialog() {
  const open = dialog.value;
  if (!open || !welcome.value) return null;
  if (open.name === 'keys') return <KeysDialog />;
  if (open.name === 'invite') return <InviteDialog />;
  if (open.name === 'open' || open.name === 'share') return null; // one of the place's own
  const game = welcome.value.games.find(each => each.id === open.game);
  if (open.name === 'rules') return game ? <RulesDialog game={game} /> : null;
  if (open.name === 'opponent') return game ? <OpponentDialog game={game} side={open.side} /> : null;
  return game ? <SetupForm key={game.id} game={game} welcome={welcome.value} text={open.text} /> : null;
}

/// There is nowhere else to go inside another page, and for students of a class.
const hasRail = () => !views.includes('embed') && welcome.value?.rights.may_play !== false;

export function App() {
  return (
    <div class={['app', ...views].join(' ')}>
      {hasRail() && <Rail />}
      <Screen />
      <ConnectionPill />
      <Toast />
      <OpenDialog />
    </div>
  );
}
