import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import 'uplot/dist/uPlot.min.css';
import { connection, welcome } from '../connection';
import { scoreHeight } from '../format';
import { addShortcuts, focusBoard } from '../keys';
import { notice, say } from '../notice';
import { Button } from '../parts/button';
import { ArrowUpDown, FolderOpen, Network, Pencil, Share2, Swords } from '../parts/icons';
import { Curve } from '../play/curve';
import type { CurveData } from '../play/curve_data';
import { review } from '../play/review';
import { go, onArrival, route, stayAt, type AnalysisRequest, type Route } from '../route';
import { t } from '../shared/language';
import { gameTitle, outcomeText, sideCode, turnText } from '../shared/names';
import { dialog } from '../store';
import './analyse.css';
import { exercise, hint, phase, tryAgain } from '../train/exercise';
import {
  about,
  back,
  flip,
  forward,
  goTo,
  identity,
  isKept,
  node,
  openPosition,
  playersTitle,
  ply,
  remove,
  study,
  tab,
  toEnd,
  toPly,
  toSibling,
  toStart,
  tree,
  undo,
  view,
  type Tab,
} from './analysis';
import { AnalysisBoards } from './analysis_boards';
import { edited, resumeEditing, startEditing, stopEditing } from './editor/editor';
import { EditorBoards, EditorPanel } from './editor/editor_panel';
import { curve, isEditing, isOn, toggle, toggleThreat } from './engine';
import { EnginePanel } from './engine_panel';
import { ExplorerPanel } from './explorer_panel';
import { keepAnalyses, lastPlace, resume, showAsBefore } from './keeping';
import { keepReports } from './kept_reports';
import { endLesson, keepLesson, lesson, nextLapse, startLesson, type Lesson } from './learning';
import { LessonScreen } from './lesson_screen';
import { mainLine, rootId } from './move_tree';
import { Annotations, MoveTreeList, Steps } from './moves_panel';
import { OpenDialog, Problems } from './open_dialog';
import { problems, readFile, readText, reopen } from './opening';
import { opening } from './openings';
import { takeReport } from './report';
import { ReportPanel } from './report_panel';
import { scoreInWords } from './scores';
import { ShareDialog } from './share/share_dialog';

const inAnalysis = (run: () => unknown) => () => void (study.value && !isEditing.value && !lesson.value && run());
const inLesson = (run: () => unknown) => () => void (lesson.value && exercise.value && run());

addShortcuts([
  { keys: ['ArrowLeft'], shown: '←', words: 'key-back', where: 'analyse', run: inAnalysis(back) },
  { keys: ['ArrowRight'], shown: '→', words: 'key-forward', where: 'analyse', run: inAnalysis(forward) },
  {
    keys: ['ArrowUp'],
    shown: '↑',
    words: 'key-variation-before',
    where: 'analyse',
    run: inAnalysis(() => toSibling(-1)),
  },
  {
    keys: ['ArrowDown'],
    shown: '↓',
    words: 'key-variation-next',
    where: 'analyse',
    run: inAnalysis(() => toSibling(1)),
  },
  { keys: ['Home'], shown: 'Home', words: 'key-start', where: 'analyse', run: inAnalysis(toStart) },
  { keys: ['End'], shown: 'End', words: 'key-end-of-line', where: 'analyse', run: inAnalysis(toEnd) },
  {
    keys: ['b'],
    shown: 'b',
    words: 'key-board',
    where: 'analyse',
    run: focusBoard,
  },
  { keys: ['f'], shown: 'f', words: 'key-flip', where: 'analyse', run: flip },
  { keys: [' '], shown: 'Space', words: 'key-engine', where: 'analyse', run: inAnalysis(toggle) },
  { keys: ['x'], shown: 'x', words: 'show-threat', where: 'analyse', run: inAnalysis(toggleThreat) },
  { keys: ['e'], shown: 'e', words: 'key-edit', where: 'analyse', run: inAnalysis(startEditing) },
  {
    keys: ['o'],
    shown: 'o',
    words: 'key-open',
    where: 'analyse',
    run: () => void (dialog.value = { name: 'open' }),
  },
  {
    keys: ['s'],
    shown: 's',
    words: 'share',
    where: 'analyse',
    run: inAnalysis(() => view.value && (dialog.value = { name: 'share' })),
  },
  { keys: ['u'], shown: 'u', words: 'key-undo', where: 'analyse', run: inAnalysis(undo) },
  { keys: ['h'], shown: 'h', words: 'exercise-give-hint', where: 'analyse', run: inLesson(hint) },
  { keys: ['n'], shown: 'n', words: 'key-next-mistake', where: 'analyse', run: inLesson(nextLapse) },
  {
    keys: ['t'],
    shown: 't',
    words: 'key-other-attempt',
    where: 'analyse',
    run: inLesson(() => phase.value === 'wrong' && tryAgain()),
  },
  {
    keys: ['Delete'],
    shown: 'Del',
    words: 'key-delete',
    where: 'analyse',
    run: inAnalysis(() => remove(node.value.id)),
  },
]);

let arrivedAt: Route | null = null;

/// Shows what the address wants of the game, once: after that it is the address of the game alone.
function showWanted({ id, ply: wanted, learn }: AnalysisRequest & { id?: string }): void {
  if (wanted === undefined && !learn) return;
  stayAt({ place: 'analyse', id });
  const moves = mainLine(tree.value);
  if (wanted !== undefined) goTo(moves[Math.min(Number(wanted), moves.length) - 1]?.id ?? rootId);
  const known = review.value;
  if (learn && known && known.id === id && takeReport(known.result)) startLesson(learn as Lesson['whose']);
}

/// Goes to what the address says: an analysis, a stored game, a position, or what was there before.
async function arrive(): Promise<void> {
  const here = route.value;
  if (here.place !== 'analyse' || !welcome.value) return;
  const isFirst = arrivedAt === null;
  arrivedAt = here;
  if (isEditing.value) stopEditing();
  if (lesson.value) endLesson();
  const { id, from } = identity.value;
  const isOpen = study.value !== null;
  const place = isFirst ? lastPlace(here.id) : null;
  try {
    if (here.id) {
      const isThere = isOpen && (here.id === id || here.id === from);
      if (!isThere && !resume(here.id)) await reopen(here.id, place?.moves);
      showWanted(here);
    } else if (here.game || here.text || !isOpen) {
      // A game from its beginning is kept from its first move on.
      await openPosition({ game: here.game ?? 'chess', text: here.text }, Boolean(here.text));
    } else if (id ?? from) {
      stayAt({ place: 'analyse', id: (id ?? from)! });
    }
    if (place) showAsBefore(place);
  } catch (problem) {
    say((problem as Error).message, true);
    if (!study.value) await openPosition({ game: 'chess' }).catch(() => {});
  }
  if (isFirst) resumeEditing();
}

onArrival(() => void arrive());

/// Files that are dropped and texts that are pasted, anywhere on the screen.
function useIntake() {
  const [isOver, setOver] = useState(false);
  // Before the screen is painted: whoever sees it may paste.
  useLayoutEffect(() => {
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
      title: t(game.solved ? 'estimate-for' : 'evaluation-for', { side: sideCode(game.sides.first) }),
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

/// What people do most comes first; what leads away, behind it.
function Controls() {
  const isKnown = view.value !== null;
  return (
    <div class="controls" role="group" aria-label={t('controls')}>
      <Button icon={FolderOpen} onClick={() => (dialog.value = { name: 'open' })} shortcut="o">
        {t('open')}
      </Button>
      <Button icon={Pencil} onClick={() => void startEditing()} shortcut="e">
        {t('edit')}
      </Button>
      <Button icon={ArrowUpDown} onClick={flip} shortcut="f">
        {t('flip')}
      </Button>
      <Button icon={Share2} disabled={!isKnown} onClick={() => (dialog.value = { name: 'share' })} shortcut="s">
        {t('share')}
      </Button>
      <Button icon={Swords} disabled={!isKnown || view.value!.outcome !== null} onClick={setUpGame}>
        {t('play-on')}
      </Button>
      <Button
        icon={Network}
        disabled={!isKnown}
        onClick={() => go({ place: 'xray', game: study.value!.game, text: view.value!.text })}
      >
        {t('place-xray')}
      </Button>
    </div>
  );
}

/// Whose turn it is, or how the game has ended.
function standing(): string {
  const position = view.value;
  const sides = about.value?.sides;
  if (!position || !sides) return '';
  if (position.outcome) return outcomeText(position.outcome, sides);
  return turnText(position.to_move, position.check, sides);
}

/// What is analyzed: who played, what the opening is called, whose turn it is. Notices take its place for a while.
function Head() {
  const said = notice.value;
  const title = playersTitle() || (about.value ? gameTitle(about.value) : t('analysis'));
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
              standing()
            )}
          </p>
        )}
      </div>
    </div>
  );
}

const tabs = [
  { id: 'moves', title: 'moves' },
  { id: 'engine', title: 'engine' },
  { id: 'report', title: 'report' },
  { id: 'games', title: 'place-games' },
] as const satisfies { id: Tab; title: string }[];

/// On a desktop the engine is always there, and moves, report or games below it; on a phone one of the four.
function Panel() {
  const found = problems.value;
  return (
    <aside class="panel analysis-panel" data-tab={tab.value} aria-label={t('analysis')}>
      <Head />
      <div class="panel-engine-lines">
        <EnginePanel />
      </div>
      <div class="tabs analysis-tabs" role="tablist" aria-label={t('panel')}>
        {tabs.map(each => (
          <button
            type="button"
            role="tab"
            key={each.id}
            class={`tab-${each.id}`}
            aria-selected={tab.value === each.id}
            onClick={() => (tab.value = each.id)}
          >
            {t(each.title)}
          </button>
        ))}
      </div>
      <div class="panel-body">
        {found && (
          <div class="problems-box" role="alert">
            <Problems list={found.list} count={found.count} />
            <button type="button" class="text-button" onClick={() => (problems.value = null)}>
              {t('close')}
            </button>
          </div>
        )}
        <section class="panel-moves" aria-label={t('moves-of-analysis')}>
          <MoveTreeList />
          <Annotations />
          <Steps />
        </section>
        <section class="panel-report" aria-label={t('report')}>
          <ReportPanel />
        </section>
        {tab.value === 'games' && (
          <section class="panel-explorer" aria-label={t('explorer')}>
            <ExplorerPanel />
          </section>
        )}
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
  // Before the others, so that what they keep when the place is left has the engine off.
  useEffect(() => {
    document.title = `${t('place-analyze')} – Rookery`;
    return () => {
      document.title = 'Rookery';
      isOn.value = false;
    };
  }, []);
  useEffect(() => keepAnalyses(), []);
  useEffect(() => keepReports(), []);
  useEffect(() => keepLesson(), []);
  if (!study.value || !about.value) return <main class="play loading" aria-busy="true" />;
  return (
    <main class={`play analyse${isOver ? ' dropping' : ''}`} data-kept={isKept.value}>
      <h1 class="visually-hidden">{t('place-analyze')}</h1>
      {lesson.value ? (
        <LessonScreen />
      ) : isEditing.value && edited.value ? (
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
      {isOver && <div class="drop-here">{t('drop-games-or-positions')}</div>}
      {dialog.value?.name === 'open' && <OpenDialog />}
      {dialog.value?.name === 'share' && <ShareDialog />}
    </main>
  );
}
