import { signal, type ReadonlySignal } from '@preact/signals';
import { ask, connection, listen, send } from './connection';
import type { JobRequest, JobType, NewsOf, ResultOf } from './shared/answers';
import { t } from './shared/language';
import { refusalText } from './shared/names';

/// Work that the server does for this tab.
export interface Job<T extends JobType> {
  state: ReadonlySignal<JobState<T>>;
  /// The server ends soon, with what it has.
  cancel(): void;
  /// When it is over, however it ended.
  ended: Promise<void>;
}

export interface JobState<T extends JobType> {
  phase: 'asking' | 'working' | 'done' | 'failed';
  /// The latest; all of them go to the listener.
  news: NewsOf<T> | null;
  /// If it was canceled, as much as there is.
  result: (ResultOf<T> & { canceled?: boolean }) | null;
  /// Why it failed, in a sentence.
  reason: string | null;
}

/// Starts a job on the server. When the connection is lost the job is too.
export function startJob<T extends JobType>(
  request: JobRequest<T>,
  onNews: (news: NewsOf<T>) => void = () => {},
): Job<T> {
  const state = signal<JobState<T>>({ phase: 'asking', news: null, result: null, reason: null });
  const change = (changes: Partial<JobState<T>>) => (state.value = { ...state.value, ...changes });
  let number = 0;
  let canceled = false;
  let finish = () => {};
  const ended = new Promise<void>(resolve => (finish = resolve));

  const isMine = (message: { job: number }) => message.job === number;
  const stopListening = [
    listen('news', message => {
      if (!isMine(message)) return;
      const news = message as unknown as NewsOf<T>;
      change({ news });
      onNews(news);
    }),
    listen('done', message => {
      if (isMine(message)) end({ phase: 'done', result: message as unknown as JobState<T>['result'] });
    }),
    listen('failed', message => isMine(message) && end({ phase: 'failed', reason: refusalText(message) })),
    connection.subscribe(next => next === 'lost' && end({ phase: 'failed', reason: t('connection-was-lost') })),
  ];

  function end(changes: Partial<JobState<T>>): void {
    if (state.value.phase === 'done' || state.value.phase === 'failed') return;
    stopListening.forEach(stop => stop());
    change(changes);
    finish();
  }
  const cancel = () => {
    canceled = true;
    if (number && state.value.phase === 'working') send({ type: 'cancel', job: number });
  };

  ask<JobRequest>(request).then(
    ({ job }) => {
      number = job;
      change({ phase: 'working' });
      if (canceled) cancel();
    },
    (problem: Error) => end({ phase: 'failed', reason: problem.message }),
  );
  return { state, cancel, ended };
}
