import { groupedText } from '../format';
import { Button } from '../parts/button';
import { saveParcel } from '../parcels';
import { gamesText, importing, isOver, type ImportWork } from './library';
import type { ImportNews, ImportResult } from './messages';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;

/// What has come of it so far, in a sentence.
export function importWords({ games, known, shortened, refused }: ImportNews): string {
  const parts = [`${gamesText(games)} imported`];
  if (known > 0) parts.push(`${groupedText(known)} ${known === 1 ? 'was' : 'were'} here already`);
  if (shortened > 0) parts.push(`${groupedText(shortened)} kept as far as the moves can be played`);
  if (refused > 0) parts.push(`${groupedText(refused)} could not be read`);
  return `${parts.join(', ')}.`;
}

function Progress({ work }: { work: ImportWork }) {
  const state = work.job?.state.value;
  const news = state?.news;
  const share = news ? news.bytes / Math.max(1, news.total) : work.sent;
  const words = !work.job
    ? `Sending ${Math.round(work.sent * 100)} %`
    : news
      ? `${importWords(news)} ${megabytes(news.bytes)} of ${megabytes(news.total)}`
      : 'Waiting to be read …';
  return (
    <>
      <progress value={share} max={1} aria-label={`Import of ${work.file}`} />
      <p class="quiet">{words}</p>
    </>
  );
}

function Report({ result }: { result: ImportResult & { cancelled?: boolean } }) {
  const { problems, problem_count: count, report } = result;
  return (
    <>
      <p class="import-words">
        {result.cancelled && 'Cancelled. '}
        {importWords(result)}
      </p>
      {count > 0 && (
        <details class="import-problems" open={count <= 20}>
          <summary>{count === 1 ? 'One problem' : `${groupedText(count)} problems`}</summary>
          <ul>
            {problems.map((problem, index) => (
              <li key={index}>
                <span class="quiet">line {groupedText(problem.line)}</span> {problem.words}
              </li>
            ))}
          </ul>
          {count > problems.length && <p class="quiet">These are the first {problems.length}.</p>}
          {report && (
            <button type="button" class="text-button" onClick={() => saveParcel(report)}>
              Save all as a text
            </button>
          )}
        </details>
      )}
    </>
  );
}

/// A file on its way into the store, and what came of it.
export function ImportCard() {
  const work = importing.value;
  if (!work) return null;
  const state = work.job?.state.value;
  const problem = work.problem ?? (state?.phase === 'failed' ? state.reason : null);
  return (
    <section class="import-card" aria-label="Import" aria-live="polite">
      <header>
        <strong>{work.file}</strong>
        {isOver(work) ? (
          <Button key="close" look="quiet" onClick={() => (importing.value = null)}>
            Close
          </Button>
        ) : (
          work.job && (
            <Button key="cancel" look="quiet" onClick={() => work.job!.cancel()}>
              Cancel
            </Button>
          )
        )}
      </header>
      {problem !== null ? (
        <p class="import-problem">{problem}</p>
      ) : state?.phase === 'done' ? (
        <Report result={state.result!} />
      ) : (
        <Progress work={work} />
      )}
    </section>
  );
}
