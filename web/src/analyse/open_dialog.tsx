import { useRef, useState } from 'preact/hooks';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import { BookOpen, FolderOpen } from '../parts/icons';
import { Select } from '../parts/select';
import './open.css';
import { welcome } from '../connection';
import { say } from '../notice';
import { dialog } from '../store';
import { movesOf } from '../format';
import type { LineProblem, Title } from '../protocol';
import { stayAt } from '../route';
import { t } from '../shared/language';
import { gameTitle, refusalText } from '../shared/names';
import { Marked } from '../shared/marked';
import { openPosition, study } from './analysis';
import { Recent } from './recent';
import { choose, readFile, reading, readText, sending, source } from './opening';

/// A position as it is written, or who played a game, where and how it ended.
function titleText({ words, result, plies = 0 }: Title): string {
  const about = words || t('untitled-game', { moves: t('move-count', { count: movesOf(plies) }) });
  return result ? `${about}  ${result}` : about;
}

/// Games or positions of a file, to choose from.
function Titles() {
  const from = source.value!;
  const { titles, count, problem_count, problems } = from.result!;
  return (
    <section class="titles">
      <p>
        {t('choose-from', { count, name: from.name ?? t('the-text') })}
        {count > titles.length && ` ${t('first-of-them', { count: titles.length })}`}
      </p>
      {problem_count > 0 && <Problems list={problems} count={problem_count} />}
      <ol>
        {titles.map((title, number) => (
          <li key={number}>
            <button type="button" class="title" onClick={() => void choose(number)}>
              <span class="quiet">{number + 1}.</span> {titleText(title)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Problems({ list, count }: { list: LineProblem[]; count: number }) {
  return (
    <details class="problems" open={count <= 3}>
      <summary>{t('problems-found', { count })}</summary>
      <ul>
        {list.map((problem, index) => (
          <li key={index}>
            {problem.line > 0 && <Marked text={t('problem-line', { line: problem.line })} />}
            {refusalText(problem)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Progress() {
  const job = reading.value;
  if (sending.value !== null)
    return <progress class="wide" max={1} value={sending.value} aria-label={t('sending-file')} />;
  if (!job) return null;
  const { news } = job.state.value;
  return (
    <div class="job-row">
      <progress max={1} value={news ? news.bytes / Math.max(1, news.total) : undefined} aria-label={t('reading')} />
      <Button onClick={job.cancel}>{t('cancel')}</Button>
    </div>
  );
}

/// The start of a game, or a text or file with positions or games.
export function OpenDialog() {
  const [text, setText] = useState('');
  const [game, setGame] = useState(study.value?.game ?? 'chess');
  const file = useRef<HTMLInputElement>(null);
  const begin = async () => {
    try {
      await openPosition({ game });
      dialog.value = null;
      stayAt({ place: 'analyse', game });
    } catch (problem) {
      say((problem as Error).message, true);
    }
  };
  return (
    <Dialog title={t('open')}>
      <div class="open-form">
        <label class="field">
          <span>{t('open-label')}</span>
          <textarea
            rows={6}
            spellcheck={false}
            value={text}
            placeholder={t('open-hint')}
            onInput={event => setText(event.currentTarget.value)}
          />
        </label>
        <div class="open-actions">
          <Button look="main" icon={BookOpen} disabled={!text.trim()} onClick={() => void readText(text)}>
            {t('open-text')}
          </Button>
          <Button icon={FolderOpen} onClick={() => file.current!.click()}>
            {t('choose-file')}
          </Button>
          <input
            ref={file}
            class="visually-hidden"
            type="file"
            aria-label={t('file-label')}
            tabIndex={-1}
            accept=".pgn,.bpgn,.fen,.bfen,.epd,.txt"
            onChange={event => {
              const [chosen] = event.currentTarget.files ?? [];
              if (chosen) void readFile(chosen, chosen.name);
              event.currentTarget.value = '';
            }}
          />
        </div>
        <Progress />
        {source.value?.result && source.value.result.count > 1 && <Titles />}
        <Recent />
        <div class="open-start">
          <Select
            label={t('or-from-start')}
            value={game}
            choices={welcome.value!.games.map(each => ({ value: each.id, title: gameTitle(each) }))}
            onChange={setGame}
          />
          <Button onClick={() => void begin()}>{t('begin')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
