import { useEffect, useMemo, useState } from 'preact/hooks';
import 'uplot/dist/uPlot.min.css';
import { connection, welcome } from '../connection';
import { scoreHeight } from '../format';
import { addShortcuts, focusBoard } from '../keys';
import { notice, say } from '../notice';
import { Button } from '../parts/button';
import { ArrowUpDown, ClipboardCopy, Copy, Download, FolderOpen, Network, Pencil, Save, Swords } from '../parts/icons';
import { Curve } from '../play/curve';
import type { CurveData } from '../play/curve_data';
import { go, onArrival, route, type Route } from '../route';
import { dialog } from '../store';
import '../styles/analyse.css';
import {
  about,
  back,
  flip,
  forward,
  node,
  openPosition,
  ply,
  remove,
  study,
  tagOf,
  toEnd,
  toPly,
  toSibling,
  toStart,
  undo,
  view,
} from './analysis';
import { AnalysisBoards } from './analysis_boards';
import { rememberDraft, restoreDraft } from './draft';
import { edited, startEditing, stopEditing } from './editor';
import { EditorBoards, EditorPanel } from './editor_panel';
import { curve, isEditing, isOn, toggle, toggleThreat } from './engine';
import { EnginePanel } from './engine_panel';
import { Annotations, MoveTreeList, Steps } from './moves_panel';
import { OpenDialog, Problems } from './open_dialog';
import { problems, readFile, readText, reopen } from './opening';
import { opening } from './openings';
import { ReportPanel } from './report_panel';
import { scoreInWords } from './scores';
import { copyGame, copyPosition, keepGame, saveGame } from './writing';

const inAnalysis = (run: () => unknown) => () => void (study.value && !isEditing.value && run());

addShortcuts([
  { keys: ['ArrowLeft'], shown: '←', words: 'One move back', where: 'analyse', run: inAnalysis(back) },
  { keys: ['ArrowRight'], shown: '→', words: 'One move forward', where: 'analyse', run: inAnalysis(forward) },
  {
    keys: ['ArrowUp'],
    shown: '↑',
    words: 'The variation before this one',
    where: 'analyse',
    run: inAnalysis(() => toSibling(-1)),
  },
  {
    keys: ['ArrowDown'],
    shown: '↓',
    words: 'The next variation',
    where: 'analyse',
    run: inAnalysis(() => toSibling(1)),
  },
  { keys: ['Home'], shown: 'Home', words: 'To the start', where: 'analyse', run: inAnalysis(toStart) },
  { keys: ['End'], shown: 'End', words: 'To the end of the line', where: 'analyse', run: inAnalysis(toEnd) },
  {
    keys: ['b'],
    shown: 'b',
    words: 'To the board: arrows walk, Enter picks up and puts down',
    where: 'analyse',
    run: focusBoard,
  },
  { keys: ['f'], shown: 'f', words: 'Flip the board', where: 'analyse', run: flip },
  { keys: [' '], shown: 'Space', words: 'Engine on or off', where: 'analyse', run: inAnalysis(toggle) },
  { keys: ['x'], shown: 'x', words: 'Show the threat', where: 'analyse', run: inAnalysis(toggleThreat) },
  { keys: ['e'], shown: 'e', words: 'Edit the position', where: 'analyse', run: inAnalysis(startEditing) },
  {
    keys: ['o'],
    shown: 'o',
    words: 'Open a position or a game',
    where: 'analyse',
    run: () => void (dialog.value = { name: 'open' }),
  },
  { keys: ['u'], shown: 'u', words: 'Take back the last change', where: 'analyse', run: inAnalysis(undo) },
  {
    keys: ['Delete'],
    shown: 'Del',
    words: 'Delete the move and what follows',
    where: 'analyse',
    run: inAnalysis(() => remove(node.value.id)),
  },
]);

let arrivedAt: Route | null = null;

/// Goes to what the address says: a stored game, a position, or what was there before.
async function arrive(): Promise<void> {
  const here = route.value;
  if (here.place !== 'analyse' || !welcome.value) return;
  arrivedAt = here;
  if (isEditing.value) stopEditing();
  if (restoreDraft()) return;
  try {
    if (here.id) await reopen(here.id);
    else if (here.game || here.text || !study.value)
      await openPosition({ game: here.game ?? 'chess', text: here.text });
  } catch (problem) {
    say((problem as Error).message, true);
    if (!study.value) await openPosition({ game: 'chess' }).catch(() => {});
  }
}

onArrival(() => void arrive());

/// Files that are dropped and texts that are pasted, anywhere on the screen.
function useIntake() {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const target = event.target as HTMLElement;
      if (dialog.value || target.matches?.('input, textarea, select')) return;
      const [file] = event.clipboardData?.files ?? [];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (file) void readFile(file, file.name);
      else if (text) void readText(text);
    };
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.some(type => type === 'Files' || type === 'text/plain')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      const text = event.dataTransfer?.getData('text/plain') ?? '';
      if (file) void readFile(file, file.name);
      else void readText(text);
    };
    const listeners = { paste, dragover: over, dragleave: leave, drop } as Record<string, (event: never) => void>;
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener as never);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener as never);
    };
  }, []);
  return isOver;
}

/// The evaluations of the line as a curve, as far as they are known.
function Graph() {
  const scores = curve.value;
  const game = about.value!;
  const data = useMemo<CurveData>(
    () => ({
      name: 'evaluation',
      title: `Evaluation for ${game.sides.first}`,
      lines: [scores.map(score => (score ? scoreHeight(score) : null))],
      look: 'signed',
      isLogarithmic: false,
      text: at => scoreInWords(scores[at], game.sides),
    }),
    [scores, game],
  );
  if (scores.filter(Boolean).length < 2) return null;
  return (
    <figure class="curve" data-curve="evaluation">
      <figcaption>
        <span>{data.title}</span>
        <output>{data.text(ply.value)}</output>
      </figcaption>
      <Curve curve={data} shownPly={ply.value} hasAxis={false} onLook={toPly} />
    </figure>
  );
}

const setUpGame = () => (dialog.value = { name: 'setup', game: study.value!.game, text: view.value!.text });

function Controls() {
  const isKnown = view.value !== null;
  return (
    <div class="controls" role="group" aria-label="Controls">
      <Button icon={FolderOpen} onClick={() => (dialog.value = { name: 'open' })} shortcut="o">
        Open
      </Button>
      <Button icon={Pencil} onClick={() => void startEditing()} shortcut="e">
        Edit
      </Button>
      <Button icon={ArrowUpDown} onClick={flip} shortcut="f">
        Flip
      </Button>
      <Button icon={Copy} disabled={!isKnown} onClick={() => void copyPosition()}>
        Copy FEN
      </Button>
      <Button icon={ClipboardCopy} onClick={() => void copyGame()}>
        Copy PGN
      </Button>
      <Button icon={Download} onClick={() => void saveGame()}>
        Save PGN
      </Button>
      <Button icon={Swords} disabled={!isKnown || view.value!.outcome !== null} onClick={setUpGame}>
        Play on
      </Button>
      <Button
        icon={Network}
        disabled={!isKnown}
        onClick={() => go({ place: 'xray', game: study.value!.game, text: view.value!.text })}
      >
        X-ray
      </Button>
      <Button icon={Save} onClick={() => void keepGame()}>
        Keep
      </Button>
    </div>
  );
}

/// What is analysed: who played, what the opening is called, whose turn it is. Notices take its place for a while.
function Head() {
  const said = notice.value;
  const [white, black] = [tagOf('White'), tagOf('Black')].map(name => (name === '?' ? '' : name));
  const title = white || black ? `${white || '?'} – ${black || '?'}` : (about.value?.title ?? 'Analysis');
  const named = opening.value;
  return (
    <div class={`status${said?.urgent ? ' urgent' : ''}`}>
      <div class="analysis-title">
        <p role="status" aria-live="polite">
          {said ? said.words : title}
        </p>
        {!said && (
          <p class="analysis-words quiet note">
            {named ? (
              <span class="opening-name">
                {named.code} {named.name}
              </span>
            ) : (
              view.value?.words
            )}
          </p>
        )}
      </div>
    </div>
  );
}

const tabs = [
  { id: 'moves', title: 'Moves' },
  { id: 'engine', title: 'Engine' },
  { id: 'report', title: 'Report' },
] as const;
type Tab = (typeof tabs)[number]['id'];

/// On a desktop the engine is always there, and moves or the report below it; on a phone one of three.
function Panel() {
  const [tab, setTab] = useState<Tab>('moves');
  const found = problems.value;
  return (
    <aside class="panel analysis-panel" data-tab={tab} aria-label="Analysis">
      <Head />
      <div class="panel-engine-lines">
        <EnginePanel />
      </div>
      <div class="tabs analysis-tabs" role="tablist" aria-label="Panel">
        {tabs.map(each => (
          <button
            type="button"
            role="tab"
            key={each.id}
            class={`tab-${each.id}`}
            aria-selected={tab === each.id}
            onClick={() => setTab(each.id)}
          >
            {each.title}
          </button>
        ))}
      </div>
      <div class="panel-body">
        {found && (
          <div class="problems-box" role="alert">
            <Problems list={found.list} count={found.count} />
            <button type="button" class="text-button" onClick={() => (problems.value = null)}>
              Close
            </button>
          </div>
        )}
        <section class="panel-moves" aria-label="Moves of the analysis">
          <MoveTreeList />
          <Annotations />
          <Steps />
        </section>
        <section class="panel-report" aria-label="Report">
          <ReportPanel />
        </section>
        <div class="panel-graph">
          <Graph />
        </div>
      </div>
    </aside>
  );
}

/// The place where any position or game is looked into.
export function AnalyseScreen() {
  const isOver = useIntake();
  const isConnected = connection.value === 'open' && welcome.value !== null;
  useEffect(() => {
    // Whoever goes somewhere is heard of; this is for the first time, and for a connection that comes late.
    if (isConnected && (arrivedAt === null || !study.value)) void arrive();
  }, [isConnected]);
  useEffect(() => rememberDraft(), []);
  useEffect(() => {
    document.title = 'Analyse – Rookery';
    return () => {
      document.title = 'Rookery';
      isOn.value = false;
    };
  }, []);
  if (!study.value || !about.value) return <main class="play loading" aria-busy="true" />;
  return (
    <main class={`play analyse${isOver ? ' dropping' : ''}`}>
      <h1 class="visually-hidden">Analyse</h1>
      {isEditing.value && edited.value ? (
        <>
          <EditorBoards />
          <EditorPanel />
        </>
      ) : (
        <>
          <AnalysisBoards />
          <Controls />
          <Panel />
        </>
      )}
      {isOver && <div class="drop-here">Drop a file with games or positions</div>}
      {dialog.value?.name === 'open' && <OpenDialog />}
    </main>
  );
}
