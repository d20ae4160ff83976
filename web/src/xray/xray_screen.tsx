import { useEffect } from 'preact/hooks';
import { addShortcuts } from '../keys';
import { t } from '../shared/language';
import { Button } from '../parts/button';
import { Braces, GitFork, ImageDown, Maximize2, Minus, Plus, RotateCw } from '../parts/icons';
import { LessonBar, LessonPanel } from '../lessons/lesson_panel';
import { isExercise, isRunning, lesson, nextPart, openLesson, previousPart } from '../lessons/lesson_store';
import { onArrival, route, type Beginning, type SearchRequest } from '../route';
import { saveText } from '../save_text';
import './xray.css';
import '../lessons/lessons.css';
import { isCurrent } from './race/compare';
import { ComparePanel, CompareStage } from './race/compare_view';
import { CountsPanel } from './counts_panel';
import { ExercisePanel } from './exercise_panel';
import { Legend } from './legend';
import { NodePanel } from './node_panel';
import { isRaceCurrent, lanes } from './race/race';
import { RacePanel, RaceStage } from './race/race_view';
import { SetupBar } from './setup_bar';
import { StepBar } from './step_bar';
import { svgText } from './svg_export';
import { currentLayout, TreeView } from './tree_view';
import { Whose } from './whose';
import {
  arrive,
  cursor,
  direction,
  goTo,
  maxOpened,
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

/// In a lesson the keys go from part to part.
const onward = () => (lesson.value ? nextPart() : stepBy(1));
const backward = () => (lesson.value ? previousPart() : stepBy(-1));
const runOrPause = () => {
  if (lesson.value) isRunning.value = !isRunning.value && !isExercise.value;
  else togglePlaying();
};

addShortcuts([
  { keys: ['ArrowRight'], shown: '→', words: 'key-search-forward', where: 'xray', run: onward },
  { keys: ['ArrowLeft'], shown: '←', words: 'key-search-back', where: 'xray', run: backward },
  { keys: ['ArrowDown'], shown: '↓', words: 'key-search-over', where: 'xray', run: stepOver },
  { keys: ['ArrowUp'], shown: '↑', words: 'key-search-up', where: 'xray', run: toParent },
  { keys: ['c'], shown: 'c', words: 'key-next-cutoff', where: 'xray', run: () => toCut(1) },
  { keys: ['C'], shown: 'C', words: 'key-cutoff-before', where: 'xray', run: () => toCut(-1) },
  { keys: ['Home'], shown: 'Home', words: 'key-search-start', where: 'xray', run: () => halt(0) },
  { keys: ['End'], shown: 'End', words: 'key-search-end', where: 'xray', run: () => halt(Infinity) },
  { keys: [' '], shown: 'Space', words: 'key-run-or-pause', where: 'xray', run: runOrPause },
  {
    keys: ['Enter'],
    shown: 'Enter',
    words: 'key-unfold',
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

const saveJson = () => saveText(`${fileName()}.json`, JSON.stringify(shown.value!.file), 'application/json');

const zoomBy = (factor: number) => (zoom.value = Math.max(0.25, Math.min(2, zoom.value * factor)));

/// What can be done with the picture.
function TreeTools() {
  const { tree, summary } = shown.value!;
  const { depth, asked, max_nodes } = summary;
  const canOpenAll = tree.size <= maxOpened && opened.value.size < tree.size;
  return (
    <div class="xray-tools" role="toolbar" aria-label={t('tree')}>
      <p class="xray-title">
        {t('tree-title', { nodes: tree.size, depth })}
        {depth < asked && ` ${t('tree-title-limit', { asked, nodes: max_nodes })}`}
      </p>
      <Button icon={GitFork} look="quiet" onClick={openBest}>
        {t('best-line')}
      </Button>
      <Button icon={Maximize2} look="quiet" disabled={!canOpenAll} onClick={openAll}>
        {t('unfold-all')}
      </Button>
      <Button
        icon={RotateCw}
        iconOnly
        look="quiet"
        onClick={() => (direction.value = direction.value === 'down' ? 'right' : 'down')}
      >
        {t('turn-tree')}
      </Button>
      <Button icon={Minus} iconOnly look="quiet" onClick={() => zoomBy(1 / 1.25)}>
        {t('smaller')}
      </Button>
      <Button icon={Plus} iconOnly look="quiet" onClick={() => zoomBy(1.25)}>
        {t('larger')}
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
  { id: 'node', title: 'node', Panel: NodePanel },
  { id: 'counts', title: 'counts', Panel: CountsPanel },
  { id: 'compare', title: 'compare', Panel: ComparePanel },
  { id: 'race', title: 'race', Panel: RacePanel },
  { id: 'exercise', title: 'exercise', Panel: ExercisePanel },
] as const;

function Panel() {
  const { Panel: Shown } = tabs.find(each => each.id === tab.value)!;
  return (
    <aside class="panel xray-panel" aria-label={t('about-search')}>
      <div class="tabs" role="tablist" aria-label={t('panel')}>
        {tabs.map(each => (
          <button
            type="button"
            role="tab"
            key={each.id}
            aria-selected={tab.value === each.id}
            onClick={() => (tab.value = each.id)}
          >
            {t(each.title)}
          </button>
        ))}
      </div>
      <div
        class="panel-body"
        tabIndex={0}
        role="tabpanel"
        aria-label={t(tabs.find(each => each.id === tab.value)!.title)}
      >
        <Shown />
      </div>
    </aside>
  );
}

/// A lesson, or whatever else the address asks for.
function begin(wanted: Beginning & SearchRequest): void {
  if (wanted.lesson) {
    openLesson(wanted.lesson, Number(wanted.part) || 1);
    return;
  }
  lesson.value = null;
  const named = tabs.find(({ id }) => id === wanted.tab);
  if (named) tab.value = named.id;
  arrive(wanted);
}

onArrival(next => {
  if (next.place === 'xray') begin(next);
});

/// A search made visible: the tree, the way through it, and what it took.
export function XrayScreen() {
  useEffect(() => {
    document.title = `${t('place-xray')} – Rookery`;
    if (route.value.place === 'xray') begin(route.value);
    return () => {
      playing.value = false;
      document.title = 'Rookery';
    };
  }, []);
  const isRacing = tab.value === 'race' && isRaceCurrent.value && lanes.value.length > 0;
  const isComparing = (tab.value === 'compare' && isCurrent.value) || isRacing;
  if (lesson.value)
    return (
      <main class="xray xray-teaching" data-lesson={lesson.value.id}>
        <h1 class="visually-hidden">{t('lessons')}</h1>
        <LessonBar />
        <section class="xray-stage" aria-label={t('tree')} aria-busy={working.value}>
          <Legend />
          {problem.value && (
            <p class="xray-problem" role="alert">
              {problem.value}
            </p>
          )}
          <TreeView />
          {working.value && <div class="thinking" aria-hidden="true" />}
        </section>
        <LessonPanel />
      </main>
    );
  return (
    <main class="xray">
      <h1 class="visually-hidden">{t('place-xray')}</h1>
      <SetupBar />
      <section class="xray-stage" aria-label={t('tree')} aria-busy={working.value}>
        <Whose />
        {shown.value && !isComparing && <TreeTools />}
        {shown.value && !isComparing && <Legend />}
        {problem.value && (
          <p class="xray-problem" role="alert">
            {problem.value}
          </p>
        )}
        {isRacing ? <RaceStage /> : isComparing ? <CompareStage /> : <TreeView />}
        {working.value && <div class="thinking" aria-hidden="true" />}
      </section>
      {!isComparing && <StepBar />}
      <Panel />
    </main>
  );
}
