import { useEffect, useRef } from 'preact/hooks';
import 'uplot/dist/uPlot.min.css';
import './lab.css';
import './learn.css';
import { addShortcuts } from '../keys';
import { onArrival, route, stayAt, type Route } from '../route';
import { t } from '../shared/language';
import { ClusterPanel, ClusterResults } from './cluster_tab';
import { ExhibitsPanel, ExhibitsResults, openExhibit, showAddress } from './exhibits_tab';
import { countNodes, experiment, nodesWork, recordGames, runWork } from './lab';
import { beginLearning, mayLearn, stopShown } from './learn';
import { LearnPanel, LearnResults } from './learn_tab';
import { NodesPanel, NodesResults } from './nodes_tab';
import { RunPanel, RunResults } from './run_tab';

const tabs = [
  { id: 'nodes', title: 'node-counts' },
  { id: 'run', title: 'recorded-games' },
  { id: 'exhibits', title: 'exhibits' },
  { id: 'cluster', title: 'many-machines' },
  { id: 'learn', title: 'learning' },
] as const;

const panels = { nodes: NodesPanel, run: RunPanel, exhibits: ExhibitsPanel, cluster: ClusterPanel, learn: LearnPanel };
const pages = {
  nodes: NodesResults,
  run: RunResults,
  exhibits: ExhibitsResults,
  cluster: ClusterResults,
  learn: LearnResults,
};

/// An exhibit has an address of its own.
function choose(id: (typeof tabs)[number]['id']): void {
  experiment.value = id;
  if (id === 'exhibits') showAddress();
  else stayAt({ place: 'lab' });
}

function arrive(at: Route): void {
  if (at.place !== 'lab') return;
  if (at.exhibit && openExhibit(at.exhibit)) experiment.value = 'exhibits';
  else if (experiment.value === 'exhibits') showAddress();
}

onArrival(arrive);

const jobOf = () =>
  ({ nodes: nodesWork.value, run: runWork.value, exhibits: null, cluster: null, learn: null })[experiment.value]?.job;

addShortcuts([
  {
    keys: ['Enter'],
    shown: 'Enter',
    words: 'key-experiment',
    where: 'lab',
    run: () => {
      if (experiment.value === 'nodes') countNodes();
      if (experiment.value === 'run') recordGames();
      if (experiment.value === 'learn' && mayLearn()) beginLearning();
    },
  },
  {
    keys: ['s'],
    shown: 's',
    words: 'key-stop-it',
    where: 'lab',
    run: () => (experiment.value === 'learn' ? stopShown() : jobOf()?.cancel()),
  },
  { keys: ['1'], shown: '1', words: 'node-counts', where: 'lab', run: () => choose('nodes') },
  { keys: ['2'], shown: '2', words: 'recorded-games', where: 'lab', run: () => choose('run') },
  { keys: ['3'], shown: '3', words: 'exhibits', where: 'lab', run: () => choose('exhibits') },
  { keys: ['4'], shown: '4', words: 'many-machines', where: 'lab', run: () => choose('cluster') },
  { keys: ['5'], shown: '5', words: 'learning', where: 'lab', run: () => choose('learn') },
]);

/// Experiments with the searches: what they count, and how they play.
export function LabScreen() {
  const Panel = panels[experiment.value];
  const Results = pages[experiment.value];
  const results = useRef<HTMLElement>(null);
  const job = jobOf();
  const seen = useRef(job);
  useEffect(() => arrive(route.value), []);
  useEffect(() => {
    // Where the results lie below the form, they are what one wants to see now.
    const isBelow = matchMedia('(max-width: 999px)').matches;
    if (job && job !== seen.current && isBelow) results.current!.scrollIntoView({ block: 'start' });
    seen.current = job;
  }, [job]);
  return (
    <main class="lab">
      <section class="lab-panel" aria-label={t('experiment')}>
        <h1>{t('place-lab')}</h1>
        <div class="lab-tabs" role="tablist" aria-label={t('experiments')}>
          {tabs.map(({ id, title }) => (
            <button
              type="button"
              role="tab"
              key={id}
              aria-selected={experiment.value === id}
              onClick={() => choose(id)}
            >
              {t(title)}
            </button>
          ))}
        </div>
        <Panel />
      </section>
      <section class="lab-results" aria-label={t('results')} ref={results}>
        <Results />
      </section>
    </main>
  );
}
