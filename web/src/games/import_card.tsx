import { groupedText } from '../format';
import { t } from '../shared/language';
import { refusalText } from '../shared/names';
import { fixedText, percentText } from '../shared/numbers';
import { Button } from '../parts/button';
import { saveTransfer } from '../transfers';
import { importing, isOver, type ImportWork } from './library';
import type { ImportNews, ImportResult } from '../protocol';

const megabytes = (bytes: number): string => t('megabytes', { count: fixedText(bytes / 1e6, bytes < 1e7 ? 1 : 0) });

/// What has come of it so far, in a sentence.
export function importWords({ games, known, shortened, refused }: ImportNews): string {
  const parts = [t('games-imported', { count: games })];
  if (known > 0) parts.push(t('import-known', { count: known }));
  if (shortened > 0) parts.push(t('import-shortened', { count: shortened }));
  if (refused > 0) parts.push(t('import-refused', { count: refused }));
  return `${parts.join(', ')}.`;
}

function Progress({ work }: { work: ImportWork }) {
  const state = work.job?.state.value;
  const news = state?.news;
  const share = news ? news.bytes / Math.max(1, news.total) : work.sent;
  const words = !work.job
    ? t('sending-share', { share: percentText(work.sent) })
    : news
      ? t('import-progress', {
          words: importWords(news),
          done: megabytes(news.bytes),
          all: megabytes(news.total),
        })
      : t('waiting-to-be-read');
  return (
    <>
      <progress value={share} max={1} aria-label={t('import-of', { file: work.file })} />
      <p class="quiet">{words}</p>
    </>
  );
}

function Report({ result }: { result: ImportResult & { canceled?: boolean } }) {
  const { problems, problem_count: count, report } = result;
  return (
    <>
      <p class="import-words">
        {result.canceled && `${t('canceled')} `}
        {importWords(result)}
      </p>
      {count > 0 && (
        <details class="import-problems" open={count <= 20}>
          <summary>{t('problem-count', { count })}</summary>
          <ul>
            {problems.map((problem, index) => (
              <li key={index}>
                <span class="quiet">{t('line-number', { line: groupedText(problem.line) })}</span>{' '}
                {refusalText(problem)}
              </li>
            ))}
          </ul>
          {count > problems.length && <p class="quiet">{t('first-of-them', { count: problems.length })}</p>}
          {report && (
            <button type="button" class="text-button" onClick={() => saveTransfer(report)}>
              {t('save-as-text')}
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
    <section class="import-card" aria-label={t('import')} aria-live="polite">
      <header>
        <strong>{work.file}</strong>
        {isOver(work) ? (
          <Button key="close" look="quiet" onClick={() => (importing.value = null)}>
            {t('close')}
          </Button>
        ) : (
          work.job && (
            <Button key="cancel" look="quiet" onClick={() => work.job!.cancel()}>
              {t('cancel')}
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
