import { signal } from '@preact/signals';
import { Button } from '../parts/button';
import { Play } from '../parts/icons';
import { say } from '../notice';
import { follow, pathOf, type Route } from '../route';
import { t } from '../shared/language';
import { beginGame } from '../store';
import { exhibits, type Exhibit, type Figure } from './exhibits';
import { MachineCard } from './machine_card_view';
import { measure, measured, type Measurement } from './measuring';
import { OverlayView } from './overlay';
import { CommandLine } from './parts';
import { RuleSwitches } from './rule_switches';
import { SquaresView } from './squares_view';
import './exhibits.css';

const open = signal(exhibits[0]!.id);

export function ExhibitsPanel() {
  return (
    <nav class="exhibit-list" aria-label={t('exhibits')}>
      <p class="quiet">{t('exhibits-about')}</p>
      <ul>
        {exhibits.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={open.value === id ? 'true' : undefined}
              onClick={() => (open.value = id)}
            >
              {t(title)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Ours({ found }: { found: Measurement | undefined }) {
  if (!found) return <>–</>;
  if (found === 'working') return <span class="quiet">{t('measuring')}</span>;
  if ('problem' in found) return <span role="alert">{found.problem}</span>;
  return (
    <span role="status">
      {found.ours}
      {found.isSame !== undefined && (
        <span class={`exhibit-mark ${found.isSame ? 'same' : 'other'}`}>
          {' '}
          {t(found.isSame ? 'same-as-published' : 'not-as-published')}
        </span>
      )}
    </span>
  );
}

function TreeLink({ text }: { text: string }) {
  const to: Route = { place: 'xray', game: 'tree', text };
  return (
    <a class="button" href={pathOf(to)} onClick={event => follow(event, to)}>
      <span>{t('class-look-into')}</span>
    </a>
  );
}

function FigureRow({ of, figure }: { of: Exhibit; figure: Figure }) {
  const key = `${of.id}/${figure.id}`;
  const found = measured.value[key];
  const picture = found && found !== 'working' && 'picture' in found ? found.picture : undefined;
  const overlay = found && found !== 'working' && 'overlay' in found ? found.overlay : undefined;
  return (
    <li class="exhibit-figure" data-figure={key}>
      <h3>{t(figure.words)}</h3>
      <dl>
        <div>
          <dt>{t('published')}</dt>
          <dd>{figure.published}</dd>
        </div>
        <div>
          <dt>{t('measured-here')}</dt>
          <dd>
            <Ours found={found} />
          </dd>
        </div>
      </dl>
      {figure.id === 'rules' && <RuleSwitches />}
      {overlay && <OverlayView {...overlay} />}
      {picture && <img class="exhibit-picture" src={`/transfers/${picture}`} alt={t(figure.words)} />}
      <div class="exhibit-actions">
        <Button icon={Play} disabled={found === 'working'} onClick={() => void measure(key, figure)}>
          {t('measure')}
        </Button>
        {figure.tree && <TreeLink text={figure.tree} />}
      </div>
      <CommandLine command={figure.command} />
    </li>
  );
}

function PlayButton({ words, game, player }: NonNullable<Exhibit['play']>) {
  const players = { first: { kind: 'person' as const }, second: player };
  return (
    <div class="exhibit-actions">
      <Button
        icon={Play}
        onClick={() =>
          void beginGame({ type: 'new', game, players }).catch((problem: Error) => say(problem.message, true))
        }
      >
        {t(words)}
      </Button>
    </div>
  );
}

/// One of the works: what it says, its figures, and ours.
export function ExhibitsResults() {
  const shown = exhibits.find(({ id }) => id === open.value)!;
  return (
    <article class="exhibit">
      <h2>{t(shown.title)}</h2>
      <p>{t(shown.about)}</p>
      {shown.play && <PlayButton {...shown.play} />}
      {shown.id === 'wolf-sheep' && <SquaresView />}
      <ul class="exhibit-figures">
        {shown.figures.map(figure => (
          <FigureRow key={figure.id} of={shown} figure={figure} />
        ))}
      </ul>
      {shown.id === 'wolf-sheep' && <MachineCard />}
    </article>
  );
}
