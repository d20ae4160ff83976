import { useEffect, useRef, useState } from 'preact/hooks';
import { ChartLine, Cpu } from '../parts/icons';
import { change, settings } from '../settings';
import { t } from '../shared/language';
import { gameTitle, playerName } from '../shared/names';
import { description, game, showsCurves } from '../store';
import { Boards } from './boards';
import { Controls } from './controls';
import { Curves } from './curves';
import { MachineRoom } from './machine_room';
import { MoveList, MoveSteps } from './move_list';
import { GameOver, MoveAnnouncer, StatusLine } from './status_line';
import { TypedMove } from './typed_move';

const tabs = [
  { id: 'moves', title: 'moves' },
  { id: 'engine', title: 'engine' },
  { id: 'curves', title: 'curves' },
] as const;

type Tab = (typeof tabs)[number]['id'];

/// Which of the many starts was drawn.
function StartNumber() {
  const drawn = description.value?.options?.find(option => option.random);
  const number = drawn && game.value!.options[drawn.name];
  if (number === undefined) return null;
  return <p class="start-number note quiet">{t('start-position', { number: String(number) })}</p>;
}

/// The curves of the game. While a person plays they wait behind a toggle, which is remembered: they give the opponent's
/// mind away. Before there is a move there is nothing to draw.
function CurvesSection() {
  const { status, records } = game.value!;
  const isOptional = !status.outcome && !status.watch;
  const { curves } = settings.value;
  return (
    <section class="panel-curves">
      {isOptional && (
        <button
          type="button"
          class="fold"
          aria-expanded={curves}
          title={t(curves ? 'hide-curves' : 'show-curves')}
          onClick={() => change({ curves: !curves })}
        >
          <ChartLine size={18} aria-hidden="true" />
          <span>{t('curves')}</span>
          <span class="fold-mark" aria-hidden="true" />
        </button>
      )}
      {showsCurves.value && records.length > 1 && <Curves />}
    </section>
  );
}

/// On a phone the panel shows one of three; on a desktop moves and curves always, and the machine room when it is opened.
function Panel() {
  const [tab, setTab] = useState<Tab>('moves');
  const [isOpen, setOpen] = useState(false);
  const engine = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) engine.current!.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  return (
    <aside class="panel" data-tab={tab} aria-label={t('game')}>
      <StatusLine />
      <TurnRule />
      <div class="tabs" role="tablist" aria-label={t('panel')}>
        {tabs.map(each => (
          <button
            type="button"
            role="tab"
            key={each.id}
            aria-selected={tab === each.id}
            onClick={() => setTab(each.id)}
          >
            {t(each.title)}
          </button>
        ))}
      </div>
      <div class="panel-body">
        <GameOver />
        <section class="panel-moves" aria-label={t('moves-of-game')}>
          <StartNumber />
          <MoveList />
          <MoveSteps />
          <TypedMove />
        </section>
        <CurvesSection />
        <section class={`panel-engine${isOpen ? ' open' : ''}`} ref={engine}>
          <h2>
            <button type="button" class="fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Cpu size={18} aria-hidden="true" />
              <span>{t('machine-room')}</span>
              <span class="fold-mark" aria-hidden="true" />
            </button>
          </h2>
          <div class="panel-engine-body">
            <MachineRoom />
          </div>
        </section>
      </div>
    </aside>
  );
}

/// What surprises everybody who comes from other boards.
function TurnRule() {
  const { layout, status } = game.value!;
  if (layout.length < 2 || status.outcome) return null;
  return <p class="turn-rule note quiet">{t('one-move-any-board')}</p>;
}

/// The board room: boards, controls, panel.
export function PlayScreen() {
  const current = game.value;
  const about = description.value;
  const title = about && gameTitle(about);
  useEffect(() => {
    document.title = title ? `${title} – Rookery` : 'Rookery';
    return () => void (document.title = 'Rookery');
  }, [title]);
  if (!current) return <main class="play loading" aria-busy="true" />;
  const { first, second } = current.status.players;
  return (
    <main class="play">
      <h1 class="visually-hidden">
        {t('game-heading', {
          game: title ?? '',
          first: playerName(first, 'first', about?.sides),
          second: playerName(second, 'second', about?.sides),
        })}
      </h1>
      <MoveAnnouncer />
      <Boards />
      <Controls />
      <Panel />
    </main>
  );
}
