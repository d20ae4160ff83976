import { effect } from '@preact/signals';
import { ask, connection } from '../connection';
import { say } from '../notice';
import type { ReportResult } from '../protocol';
import { forget, remember, remembered } from '../tab_storage';
import { fetchTransfer } from '../transfers';
import { identity, queryOf, study, type Identity, type Study } from './analysis';
import { resumeLesson } from './learning';
import { rootId } from './move_tree';
import { gameOfReport, report, reporting, startReport, takeReport, thoroughness } from './report';

/// A report takes minutes: the store has it, so that it is there again after a reload, on another day and for another tab. One that
/// was under way when the page was left is asked for once more.

const runningKey = 'rookery.report-under-way';

interface UnderWay {
  id: string;
  time: number;
}

const nameOf = ({ id, from }: Identity): string => id ?? from ?? '';

const noted = () => remembered<UnderWay>(runningKey);

async function bringBack(opened: Study): Promise<void> {
  const moves = gameOfReport();
  if (moves.length === 0) return;
  const { transfer } = await ask({ type: 'kept-report', ...queryOf(rootId), moves });
  const kept = transfer ? ((await (await fetchTransfer(transfer)).json()) as ReportResult) : null;
  if (study.value !== opened || report.value || reporting.value) return;
  if (kept && takeReport(kept)) resumeLesson();
  const before = noted();
  if (before && before.id === nameOf(identity.value)) {
    thoroughness.value = before.time;
    startReport();
  }
}

/// Brings back the report of an analysis that is opened, and what was under way.
export function keepReports(): () => void {
  let asked: Study | null = null;
  const stops = [
    effect(() => {
      const opened = study.value;
      if (connection.value !== 'open') asked = null; // a report that was under way has ended with the connection
      if (!opened || opened === asked || connection.value !== 'open') return;
      asked = opened;
      bringBack(opened).catch((problem: unknown) => say((problem as Error).message, true));
    }),
    effect(() => {
      const job = reporting.value;
      if (!job) return;
      const id = nameOf(identity.value); // it may get another name meanwhile
      remember(runningKey, { id, time: thoroughness.peek() } satisfies UnderWay);
      void job.ended.then(() => {
        // Whoever cancels it, or opens something else, does not want it any more; a connection comes back.
        const isOver = job.state.value.phase === 'done' || connection.peek() === 'open';
        if (isOver && noted()?.id === id) forget(runningKey);
      });
    }),
  ];
  return () => stops.forEach(stop => stop());
}
