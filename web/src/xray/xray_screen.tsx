import { useEffect } from 'preact/hooks';
import { addShortcuts } from '../keys';
import { groupedText } from '../format';
import { Button } from '../parts/button';
import { Braces, GitFork, ImageDown, Maximize2, Minus, Plus, RotateCw } from '../parts/icons';
import { onArrival, route } from '../route';
import { saveText } from '../save_text';
import '../styles/xray.css';
import { isCurrent } from './compare';
import { ComparePanel, CompareStage } from './compare_view';
import { CountsPanel } from './counts_panel';
import { ExercisePanel } from './exercise_panel';
import { NodePanel } from './node_panel';
import { SetupBar } from './setup_bar';
import { StepBar } from './step_bar';
import { svgText } from './svg_export';
import { currentLayout, TreeView } from './tree_view';
import {
  arrive,
  cursor,
  direction,
  goTo,
  mostOpened,
  openAll,
  openBest,
  opened,
  playing,
  problem,
  shown,
  step,
  stepBy,
  stepOver,
  tab,
  toCut,
  toggleNode,
  togglePlaying,
  toParent,
  working,
  zoom,
} from './xray_store';

const halt = (wanted: number) => {
  playing.value = false;
  goTo(wanted);
};

addShortcuts([
  { keys: ['ArrowRight'], shown: '→', words: 'One step of the search forward', where: 'xray', run: () => stepBy(1) },
  { keys: ['ArrowLeft'], shown: '←', words: 'One step back', where: 'xray', run: () => stepBy(-1) },
  { keys: ['ArrowDown'], shown: '↓', words: 'Over all below, to the value of the node', where: 'xray', run: stepOver },
  { keys: ['ArrowUp'], shown: '↑', words: 'To the node above', where: 'xray', run: toParent },
  { keys: ['c'], shown: 'c', words: 'To the next cutoff', where: 'xray', run: () => toCut(1) },
  { keys: ['C'], shown: 'C', words: 'To the cutoff before', where: 'xray', run: () => toCut(-1) },
  { keys: ['Home'], shown: 'Home', words: 'To the beginning of the search', where: 'xray', run: () => halt(0) },
  { keys: ['End'], shown: 'End', words: 'To its end', where: 'xray', run: () => halt(Infinity) },
  { keys: [' '], shown: 'Space', words: 'Run or pause', where: 'xray', run: togglePlaying },
  {
    keys: ['Enter'],
    shown: 'Enter',
    words: 'Unfold or fold up the node',
    where: 'xray',
    run: () => toggleNode(cursor.value),
  },
]);

const fileName = () => {
  const { game, search, depth } = shown.value!.tree.file;
  return `${game}-${search}-${depth}`;
};

function saveSvg(): void {
  const { tree, steps, line } = shown.value!;
  const title = `${tree.file.search}, depth ${tree.file.depth}: ${tree.file.text}`;
  saveText(`${fileName()}.svg`, svgText(tree, steps, step.value, currentLayout(), line, title), 'image/svg+xml');
}

const saveJson = () => saveText(`${fileName()}.json`, JSON.stringify(shown.value!.tree.file), 'application/json');

const zoomBy = (factor: number) => (zoom.value = Math.max(0.25, Math.min(2, zoom.value * factor)));

/// What can be done with the picture.
function TreeTools() {
  const { tree, summary } = shown.value!;
  const { depth, asked, most_nodes } = summary;
  const canOpenAll = tree.size <= mostOpened && opened.value.size < tree.size;
  return (
    <div class="xray-tools" role="toolbar" aria-label="Tree">
      <p class="xray-title">
        {groupedText(tree.size)} nodes · depth {depth}
        {depth < asked && ` (depth ${asked} has more than ${groupedText(most_nodes)})`}
      </p>
      <Button icon={GitFork} look="quiet" onClick={openBest}>
        Best line
      </Button>
      <Button icon={Maximize2} look="quiet" disabled={!canOpenAll} onClick={openAll}>
        Unfold all
      </Button>
      <Button
        icon={RotateCw}
        iconOnly
        look="quiet"
        onClick={() => (direction.value = direction.value === 'down' ? 'right' : 'down')}
      >
        Turn the tree
      </Button>
      <Button icon={Minus} iconOnly look="quiet" onClick={() => zoomBy(1 / 1.25)}>
        Smaller
      </Button>
      <Button icon={Plus} iconOnly look="quiet" onClick={() => zoomBy(1.25)}>
        Larger
      </Button>
      <Button icon={ImageDown} look="quiet" onClick={saveSvg}>
        SVG
      </Button>
      <Button icon={Braces} look="quiet" onClick={saveJson}>
        JSON
      </Button>
    </div>
  );
}

const tabs = [
  { id: 'node', title: 'Node', Panel: NodePanel },
  { id: 'counts', title: 'Counts', Panel: CountsPanel },
  { id: 'compare', title: 'Compare', Panel: ComparePanel },
  { id: 'exercise', title: 'Exercise', Panel: ExercisePanel },
] as const;

function Panel() {
  const { Panel: Shown } = tabs.find(each => each.id === tab.value)!;
  return (
    <aside class="panel xray-panel" aria-label="About the search">
      <div class="tabs" role="tablist" aria-label="Panel">
        {tabs.map(each => (
          <button
            type="button"
            role="tab"
            key={each.id}
            aria-selected={tab.value === each.id}
            onClick={() => (tab.value = each.id)}
          >
            {each.title}
          </button>
        ))}
      </div>
      <div class="panel-body" tabIndex={0} role="tabpanel" aria-label={tabs.find(each => each.id === tab.value)!.title}>
        <Shown />
      </div>
    </aside>
  );
}

onArrival(next => {
  if (next.place === 'xray') arrive(next);
});

/// A search made visible: the tree, the way through it, and what it took.
export function XrayScreen() {
  useEffect(() => {
    document.title = 'X-ray – Rookery';
    if (route.value.place === 'xray') arrive(route.value);
    return () => {
      playing.value = false;
      document.title = 'Rookery';
    };
  }, []);
  const isComparing = tab.value === 'compare' && isCurrent.value;
  return (
    <main class="xray">
      <h1 class="visually-hidden">X-ray</h1>
      <SetupBar />
      <section class="xray-stage" aria-label="Tree" aria-busy={working.value}>
        {shown.value && !isComparing && <TreeTools />}
        {problem.value && (
          <p class="xray-problem" role="alert">
            {problem.value}
          </p>
        )}
        {isComparing ? <CompareStage /> : <TreeView />}
        {working.value && <div class="thinking" aria-hidden="true" />}
      </section>
      {!isComparing && <StepBar />}
      <Panel />
    </main>
  );
}
