import { useRef, useState } from 'preact/hooks';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import { BookOpen, FolderOpen } from '../parts/icons';
import { Select } from '../parts/select';
import '../styles/analyse_open.css';
import { welcome } from '../connection';
import { say } from '../notice';
import { dialog } from '../store';
import { stayAt } from '../route';
import { openPosition, study } from './analysis';
import { choose, readFile, reading, readText, sending, source } from './opening';

/// Games or positions of a file, to choose from.
function Titles() {
  const from = source.value!;
  const { titles, count, problem_count, problems } = from.result!;
  return (
    <section class="titles">
      <p>
        {count} to choose from in {from.name}.{count > titles.length && ` These are the first ${titles.length}.`}
      </p>
      {problem_count > 0 && <Problems list={problems} count={problem_count} />}
      <ol>
        {titles.map((title, number) => (
          <li key={number}>
            <button type="button" class="title" onClick={() => void choose(number)}>
              <span class="quiet">{number + 1}.</span> {title.words}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Problems({ list, count }: { list: { line: number; words: string }[]; count: number }) {
  return (
    <details class="problems" open={count <= 3}>
      <summary>
        {count === 1 ? 'One thing could not be read' : `${count} things could not be read`}; the rest is here.
      </summary>
      <ul>
        {list.map((problem, index) => (
          <li key={index}>
            {problem.line > 0 && <strong>Line {problem.line}: </strong>}
            {problem.words}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Progress() {
  const job = reading.value;
  if (sending.value !== null)
    return <progress class="wide" max={1} value={sending.value} aria-label="Sending the file" />;
  if (!job) return null;
  const { news } = job.state.value;
  return (
    <div class="job-row">
      <progress max={1} value={news ? news.bytes / Math.max(1, news.total) : undefined} aria-label="Reading" />
      <Button onClick={job.cancel}>Cancel</Button>
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
    <Dialog title="Open">
      <div class="open-form">
        <label class="field">
          <span>A position (FEN, BFEN) or a game (PGN, BPGN, or just its moves)</span>
          <textarea
            rows={6}
            spellcheck={false}
            value={text}
            placeholder="Paste it here. Ctrl+V anywhere on the page does it too, and files can be dropped there."
            onInput={event => setText(event.currentTarget.value)}
          />
        </label>
        <div class="open-actions">
          <Button look="main" icon={BookOpen} disabled={!text.trim()} onClick={() => void readText(text)}>
            Open the text
          </Button>
          <Button icon={FolderOpen} onClick={() => file.current!.click()}>
            Choose a file
          </Button>
          <input
            ref={file}
            class="visually-hidden"
            type="file"
            aria-label="File with positions or games"
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
        <div class="open-start">
          <Select
            label="Or from the start"
            value={game}
            choices={welcome.value!.games.map(each => ({ value: each.id, title: each.title }))}
            onChange={setGame}
          />
          <Button onClick={() => void begin()}>Begin</Button>
        </div>
      </div>
    </Dialog>
  );
}
