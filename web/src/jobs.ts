import { signal, type ReadonlySignal } from '@preact/signals';
import { ask, connection, listen, send } from './connection';
import type { JobRequest } from './shared/answers';
import { t } from './shared/language';
import { refusalText } from './shared/names';

/// Work that the server does for this tab. `news` and `result` are messages of the place that asked for it.
export interface Job<News, Result> {
  state: ReadonlySignal<JobState<News, Result>>;
  /// The server ends soon, with what it has.
  cancel(): void;
  /// When it is over, however it ended.
  ended: Promise<void>;
}

export interface JobState<News, Result> {
  phase: 'asking' | 'working' | 'done' | 'failed';
  /// The latest; all of them go to the listener.
  news: News | null;
  result: (Result & { cancelled?: boolean }) | null;
  /// Why it failed, in a sentence.
  reason: string | null;
}

/// Starts a job on the server. When the connection is lost the job is too.
export function startJob<News = object, Result = object>(
  request: JobRequest,
  onNews: (news: News) => void = () => {},
): Job<News, Result> {
  const state = signal<JobState<News, Result>>({ phase: 'asking', news: null, result: null, reason: null });
  const change = (changes: Partial<JobState<News, Result>>) => (state.value = { ...state.value, ...changes });
  let number = 0;
  let cancelled = false;
  let finish = () => {};
  const ended = new Promise<void>(resolve => (finish = resolve));

  const isMine = (message: { job: number }) => message.job === number;
  const stopListening = [
    listen('news', message => {
      if (!isMine(message)) return;
      change({ news: message as News });
      onNews(message as News);
    }),
    listen(
      'done',
      message =>
        isMine(message) && end({ phase: 'done', result: message as unknown as Result & { cancelled?: boolean } }),
    ),
    listen('failed', message => isMine(message) && end({ phase: 'failed', reason: refusalText(message) })),
    connection.subscribe(next => next === 'lost' && end({ phase: 'failed', reason: t('connection-was-lost') })),
  ];

  function end(changes: Partial<JobState<News, Result>>): void {
    if (state.value.phase === 'done' || state.value.phase === 'failed') return;
    stopListening.forEach(stop => stop());
    change(changes);
    finish();
  }
  const cancel = () => {
    cancelled = true;
    if (number && state.value.phase === 'working') send({ type: 'cancel', job: number });
  };

  ask(request).then(
    answer => {
      number = answer.job;
      change({ phase: 'working' });
      if (cancelled) cancel();
    },
    (problem: Error) => end({ phase: 'failed', reason: problem.message }),
  );
  return { state, cancel, ended };
}
