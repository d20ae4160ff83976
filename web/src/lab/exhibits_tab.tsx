import { signal } from '@preact/signals';
import { Button } from '../parts/button';
import { Play } from '../parts/icons';
import { say } from '../notice';
import { follow, pathOf, stayAt, type Route } from '../route';
import { t } from '../shared/language';
import { beginGame } from '../store';
import { exhibits, type Exhibit, type Figure, type Measured, type PublishedTable } from './exhibits';
import { GridMaps } from './grid_maps';
import { MachineCard } from './machine_card_view';
import { foundOf, measure, measured, type Measurement } from './measuring';
import { OverlayView } from './overlay';
import { CommandLine, SaveButtons } from './parts';
import { RuleSwitches } from './rule_switches';
import { SquaresView } from './squares_view';
import './exhibits.css';

const open = signal(exhibits[0]!.id);

/// The address of the exhibit that is open leads back to it.
export const showAddress = (): void => stayAt({ place: 'lab', exhibit: open.value });

/// Opens the exhibit of an address, if there is one of that name.
export function openExhibit(id: string): boolean {
  const isKnown = exhibits.some(each => each.id === id);
  if (isKnown) open.value = id;
  return isKnown;
}

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
              onClick={() => {
                open.value = id;
                showAddress();
              }}
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
      {found.reason && <span class="exhibit-reason"> {found.reason}</span>}
    </span>
  );
}

/// What was published as a table, and ours beside it.
function FigureTable({ of, table, found }: { of: Figure; table: PublishedTable; found: Measured | null }) {
  return (
    <table class="lab-table exhibit-table" aria-label={t(of.words)}>
      <thead>
        <tr>
          <th scope="col">{t(table.head)}</th>
          <th scope="col">{t('published')}</th>
          <th scope="col">{t('measured-here')}</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ name, published }, place) => {
          const { ours = '–', mark = '' } = found?.rows?.[place] ?? {};
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{published}</td>
              <td>
                {ours} <span class={`exhibit-mark ${mark === '≠' ? 'other' : 'same'}`}>{mark}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function PlaceLink({ to, words }: { to: Route; words: string }) {
  return (
    <a class="button" href={pathOf(to)} onClick={event => follow(event, to)}>
      <span>{words}</span>
    </a>
  );
}

function FigureRow({ of, figure }: { of: Exhibit; figure: Figure }) {
  const key = `${of.id}/${figure.id}`;
  const found = measured.value[key];
  const { picture, overlay, grid, files } = foundOf(key) ?? {};
  const { published } = figure;
  // A long table is narrow: another one has room beside it.
  const isLong = typeof published !== 'string' && published.rows.length > 5;
  return (
    <li class={`exhibit-figure ${isLong ? 'long' : ''}`} data-figure={key}>
      <h3>{t(figure.words)}</h3>
      {typeof published === 'string' ? (
        <dl>
          <div>
            <dt>{t('published')}</dt>
            <dd>{published}</dd>
          </div>
          <div>
            <dt>{t('measured-here')}</dt>
            <dd>
              <Ours found={found} />
            </dd>
          </div>
        </dl>
      ) : (
        <>
          <FigureTable of={figure} table={published} found={foundOf(key)} />
          {found && (
            <p>
              <Ours found={found} />
            </p>
          )}
        </>
      )}
      {figure.id === 'rules' && <RuleSwitches />}
      {overlay && <OverlayView {...overlay} />}
      {grid && <GridMaps {...grid} />}
      {picture && (
        <div class="exhibit-picture" tabIndex={0} role="group" aria-label={t(figure.words)}>
          <img src={`/transfers/${picture}`} alt={t(figure.words)} />
        </div>
      )}
      <div class="exhibit-actions">
        <Button icon={Play} disabled={found === 'working'} onClick={() => void measure(key, figure)}>
          {t('measure')}
        </Button>
        {figure.tree && (
          <PlaceLink to={{ place: 'xray', game: 'tree', text: figure.tree }} words={t('class-look-into')} />
        )}
        {figure.position && <PlaceLink to={{ place: 'analyse', ...figure.position }} words={t('place-analyze')} />}
        {files && (
          <SaveButtons
            files={[
              ['CSV', files.csv],
              ['SVG', files.svg],
            ]}
          />
        )}
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
