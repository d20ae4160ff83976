import { useEffect, useRef, useState } from 'preact/hooks';
import { Cpu } from '../parts/icons';
import { description, game } from '../store';
import { Boards } from './boards';
import { Controls } from './controls';
import { Curves } from './curves';
import { MachineRoom } from './machine_room';
import { MoveList, MoveSteps } from './move_list';
import { GameOver, MoveAnnouncer, StatusLine } from './status_line';

const tabs = [
  { id: 'moves', title: 'Moves' },
  { id: 'engine', title: 'Engine' },
  { id: 'curves', title: 'Curves' },
] as const;

type Tab = (typeof tabs)[number]['id'];

/// On a phone the panel shows one of three; on a desktop moves and curves always, and the machine room when it is opened.
function Panel() {
  const [tab, setTab] = useState<Tab>('moves');
  const [isOpen, setOpen] = useState(false);
  const engine = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) engine.current!.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  return (
    <aside class="panel" data-tab={tab} aria-label="Game">
      <StatusLine />
      <div class="tabs" role="tablist" aria-label="Panel">
        {tabs.map(each => (
          <button
            type="button"
            role="tab"
            key={each.id}
            aria-selected={tab === each.id}
            onClick={() => setTab(each.id)}
          >
            {each.title}
          </button>
        ))}
      </div>
      <div class="panel-body">
        <GameOver />
        <section class="panel-moves" aria-label="Moves of the game">
          <MoveList />
          <MoveSteps />
        </section>
        <div class="panel-curves">
          <Curves />
        </div>
        <section class={`panel-engine${isOpen ? ' open' : ''}`} ref={engine}>
          <h2>
            <button type="button" class="fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Cpu size={18} aria-hidden="true" />
              <span>Machine room</span>
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

/// The board room: boards, controls, panel.
export function PlayScreen() {
  const current = game.value;
  const title = description.value?.title;
  useEffect(() => {
    document.title = title ? `${title} – Rookery` : 'Rookery';
    return () => void (document.title = 'Rookery');
  }, [title]);
  if (!current) return <main class="play loading" aria-busy="true" />;
  const { first, second } = current.status.players;
  return (
    <main class="play">
      <h1 class="visually-hidden">{`${title}: ${first.name} against ${second.name}`}</h1>
      <MoveAnnouncer />
      <Boards />
      <Controls />
      <Panel />
    </main>
  );
}
