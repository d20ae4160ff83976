import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import './games.css';
import { Button } from '../parts/button';
import { ClipboardPaste, Download, FolderOpen, Play, Trash2, Undo2, Upload, X } from '../parts/icons';
import { go } from '../route';
import { welcome } from '../connection';
import { addShortcuts } from '../keys';
import { t } from '../shared/language';
import { refusalText } from '../shared/names';
import { ChoiceBar } from './choice_bar';
import { FilterBar } from './filter_bar';
import { GameRow } from './game_row';
import { ImportCard } from './import_card';
import {
  clearFilter,
  exportGames,
  exporting,
  exportProblems,
  facets,
  filter,
  gamesText,
  importGames,
  isFiltered,
  list,
  load,
  loadMore,
  setFilter,
  takeBack,
  undo,
} from './library';

/// Opens the browser's own window for files.
function pickFile(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.pgn,.bpgn,.txt,application/x-chess-pgn';
  input.onchange = () => {
    const file = input.files?.[0];
    if (file) void importGames(file, file.name);
  };
  input.click();
}

const importText = (text: string) =>
  void importGames(new Blob([text], { type: 'application/x-chess-pgn' }), t('pasted-games'));

addShortcuts([
  { keys: ['i'], shown: 'i', words: 'key-import', where: 'games', run: pickFile },
  { keys: ['e'], shown: 'e', words: 'key-export', where: 'games', run: () => void exportGames() },
  { keys: ['u'], shown: 'u', words: 'key-undo-delete', where: 'games', run: () => void takeBack() },
  {
    keys: ['/'],
    shown: '/',
    words: 'key-search',
    where: 'games',
    run: () => document.querySelector<HTMLElement>('.search-field input')?.focus(),
  },
]);

function PasteForm({ onEnd }: { onEnd(): void }) {
  const [text, setText] = useState('');
  return (
    <form
      class="paste-form"
      onSubmit={event => {
        event.preventDefault();
        if (!text.trim()) return;
        importText(text);
        onEnd();
      }}
    >
      <label class="field">
        <span>{t('games-as-pgn')}</span>
        <textarea
          rows={8}
          spellcheck={false}
          value={text}
          ref={field => field?.focus()}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <div class="paste-actions">
        <Button look="main" submit>
          {t('import')}
        </Button>
        <Button onClick={onEnd}>{t('close')}</Button>
      </div>
    </form>
  );
}

/// Files that are dragged onto the screen, and text that is pasted, are imported.
function useDropsAndPastes(): boolean {
  const [isOver, setOver] = useState(false);
  // Before the screen is painted: whoever sees it may paste.
  useLayoutEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void importGames(file, file.name);
    };
    const paste = (event: ClipboardEvent) => {
      if ((event.target as HTMLElement).matches('input, textarea')) return;
      const text = event.clipboardData?.getData('text') ?? '';
      if (text.trim()) importText(text);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);
  return isOver;
}

/// Asks for more games when the end of the list comes near.
function EndOfList() {
  const element = useRef<HTMLDivElement>(null);
  const hasMore = list.value?.next != null;
  useEffect(() => {
    if (!hasMore) return;
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && void loadMore(),
      { rootMargin: '800px' },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [list.value?.games.length, hasMore]);
  if (!hasMore) return null;
  return (
    <div class="end-of-list" ref={element}>
      <Button onClick={() => void loadMore()}>{t('show-more')}</Button>
    </div>
  );
}

function Nothing() {
  if (isFiltered.value)
    return (
      <div class="empty">
        <p>{t(filter.value.deleted ? 'nothing-deleted' : 'no-game-like-this')}</p>
        <Button onClick={clearFilter}>{t('show-all-games')}</Button>
      </div>
    );
  return (
    <div class="empty">
      <p>{t('games-empty')}</p>
      <Button look="main" icon={Play} onClick={() => go({ place: 'choose' })}>
        {t('choose-a-game')}
      </Button>
    </div>
  );
}

function UndoToast() {
  if (!undo.value) return null;
  return (
    <div class="toast undo" role="status">
      {undo.value.words}
      <Button icon={Undo2} onClick={() => void takeBack()}>
        {t('undo')}
      </Button>
    </div>
  );
}

function ExportNote() {
  const job = exporting.value;
  if (!job) return null;
  const news = job.state.value.news;
  return (
    <p class="export-note" role="status">
      {news ? t('writing-games', { count: news.games, total: news.total }) : t('writing')}
      <Button look="quiet" onClick={job.cancel}>
        {t('cancel')}
      </Button>
    </p>
  );
}

/// What cannot be read: the whole file, or single games in it.
function DamageNote() {
  const problems = [...new Set([...(list.value?.damaged ?? []), ...exportProblems.value].map(refusalText))];
  const trouble = welcome.value?.trouble;
  if (!trouble && problems.length === 0) return null;
  return (
    <section class="damage-note" role="alert">
      {trouble && <p>{refusalText(trouble)}</p>}
      {problems.length > 0 && (
        <details open={problems.length <= 3}>
          <summary>{t('games-unreadable', { count: problems.length })}</summary>
          <ul>
            {problems.map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/// The deleted games, while there are any.
function DeletedLink() {
  const count = facets.value?.deleted ?? 0;
  if (filter.value.deleted)
    return (
      <Button icon={FolderOpen} look="quiet" onClick={clearFilter}>
        {t('back-to-games')}
      </Button>
    );
  if (count === 0) return null;
  return (
    <Button icon={Trash2} look="quiet" onClick={() => setFilter({ deleted: true })}>
      {t('deleted-count', { count })}
    </Button>
  );
}

/// Everything that is stored: played, imported and analyzed.
export function GamesScreen() {
  const [isPasting, setPasting] = useState(false);
  const isOver = useDropsAndPastes();
  useEffect(() => void load(), []);
  const stored = list.value;
  const isEmpty = stored !== null && stored.games.length === 0;
  const hasGames = !isEmpty || isFiltered.value;
  return (
    <main class={`games${isOver ? ' drop-here' : ''}`} aria-busy={stored === null || undefined}>
      <header class="games-head">
        <h1>{t(filter.value.deleted ? 'deleted-games' : 'place-games')}</h1>
        <span class="quiet games-count">{stored && gamesText(stored.total)}</span>
        {isFiltered.value && !filter.value.deleted && (
          <Button icon={X} look="quiet" onClick={clearFilter}>
            {t('clear')}
          </Button>
        )}
        <DeletedLink />
        <span class="games-tools">
          <Button icon={Upload} onClick={pickFile} shortcut="i">
            {t('import')}
          </Button>
          <Button icon={ClipboardPaste} onClick={() => setPasting(!isPasting)}>
            {t('paste')}
          </Button>
          <Button icon={Download} disabled={isEmpty} onClick={() => void exportGames()} shortcut="e">
            {t('export')}
          </Button>
        </span>
      </header>
      {filter.value.deleted && <p class="quiet">{t('deleted-note')}</p>}
      {isPasting && <PasteForm onEnd={() => setPasting(false)} />}
      <ImportCard />
      <ExportNote />
      <DamageNote />
      {hasGames && <FilterBar />}
      <ChoiceBar />
      {isEmpty && <Nothing />}
      <ul class="stored-list">
        {stored?.games.map(game => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
      <EndOfList />
      {isOver && <div class="drop-note">{t('drop-to-import')}</div>}
      <UndoToast />
    </main>
  );
}
