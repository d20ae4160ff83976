import { useEffect, useRef } from 'preact/hooks';
import 'uplot/dist/uPlot.min.css';
import '../styles/lab.css';
import { addShortcuts } from '../keys';
import { countNodes, experiment, nodesWork, recordGames, runWork } from './lab';
import { NodesPanel, NodesResults } from './nodes_tab';
import { RunPanel, RunResults } from './run_tab';

const tabs = [
  { id: 'nodes', title: 'Node counts' },
  { id: 'run', title: 'Recorded games' },
] as const;

addShortcuts([
  {
    keys: ['Enter'],
    shown: 'Enter',
    words: 'Begin the experiment',
    where: 'lab',
    run: () => (experiment.value === 'nodes' ? countNodes() : recordGames()),
  },
  {
    keys: ['s'],
    shown: 's',
    words: 'Stop it',
    where: 'lab',
    run: () => (experiment.value === 'nodes' ? nodesWork : runWork).value?.job.cancel(),
  },
  { keys: ['1'], shown: '1', words: 'Node counts', where: 'lab', run: () => void (experiment.value = 'nodes') },
  { keys: ['2'], shown: '2', words: 'Recorded games', where: 'lab', run: () => void (experiment.value = 'run') },
]);

/// Experiments with the searches: what they count, and how they play.
export function LabScreen() {
  const isNodes = experiment.value === 'nodes';
  const results = useRef<HTMLElement>(null);
  const job = (isNodes ? nodesWork : runWork).value?.job;
  const seen = useRef(job);
  useEffect(() => {
    // Where the results lie below the form, they are what one wants to see now.
    const isBelow = matchMedia('(max-width: 999px)').matches;
    if (job && job !== seen.current && isBelow) results.current!.scrollIntoView({ block: 'start' });
    seen.current = job;
  }, [job]);
  return (
    <main class="lab">
      <section class="lab-panel" aria-label="Experiment">
        <h1>Lab</h1>
        <div class="lab-tabs" role="tablist" aria-label="Experiments">
          {tabs.map(({ id, title }) => (
            <button
              type="button"
              role="tab"
              key={id}
              aria-selected={experiment.value === id}
              onClick={() => (experiment.value = id)}
            >
              {title}
            </button>
          ))}
        </div>
        {isNodes ? <NodesPanel /> : <RunPanel />}
      </section>
      <section class="lab-results" aria-label="Results" ref={results}>
        {isNodes ? <NodesResults /> : <RunResults />}
      </section>
    </main>
  );
}
