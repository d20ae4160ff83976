import { signal } from '@preact/signals';
import { Button } from '../parts/button';
import { Play } from '../parts/icons';
import { t } from '../shared/language';
import { exhibits, type Exhibit, type Figure, type Measured } from './exhibits';
import { OverlayView } from './overlay';
import { CommandLine } from './parts';

const open = signal(exhibits[0]!.id);
/// What was measured, by exhibit and figure.
const measured = signal<Record<string, Measured | { problem: string } | 'working'>>({});

async function measure(key: string, figure: Figure): Promise<void> {
  const set = (value: Measured | { problem: string } | 'working') =>
    (measured.value = { ...measured.value, [key]: value });
  set('working');
  try {
    set(await figure.measure());
  } catch (error) {
    set({ problem: (error as Error).message });
  }
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

function Ours({ found }: { found: Measured | { problem: string } | 'working' | undefined }) {
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
      {overlay && <OverlayView {...overlay} />}
      {picture && <img class="exhibit-picture" src={`/transfers/${picture}`} alt={t(figure.words)} />}
      <div class="exhibit-actions">
        <Button icon={Play} disabled={found === 'working'} onClick={() => void measure(key, figure)}>
          {t('measure')}
        </Button>
      </div>
      <CommandLine command={figure.command} />
    </li>
  );
}

/// One of the works: what it says, its figures, and ours.
export function ExhibitsResults() {
  const shown = exhibits.find(({ id }) => id === open.value)!;
  return (
    <article class="exhibit">
      <h2>{t(shown.title)}</h2>
      <p>{t(shown.about)}</p>
      <ul class="exhibit-figures">
        {shown.figures.map(figure => (
          <FigureRow key={figure.id} of={shown} figure={figure} />
        ))}
      </ul>
    </article>
  );
}
