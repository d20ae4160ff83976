import { signal } from '@preact/signals';
import { ask, listen, onWelcome } from '../connection';
import type { ExerciseFile } from './exercise';
import { fromLinkPart } from './exercise';
import type { ClassMessage } from '../protocol';

/// What the class of this server does.
export const shared = signal<ClassMessage['classroom']>(null);
/// Whether the server has said what there is.
export const isKnown = signal(false);
/// An exercise of a link or a file, which somebody does alone.
export const alone = signal<ExerciseFile | null>(null);
export const trouble = signal<string | null>(null);

// A reload finds the same student again; another tab is another one.
const storageKey = 'rookery.student';
const keptToken = (): string | undefined => {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined; // no storage
  }
};

function handleClass(message: ClassMessage): void {
  shared.value = message.classroom;
  isKnown.value = true;
  const token = message.classroom?.student;
  if (!token) return;
  try {
    sessionStorage.setItem(storageKey, token);
  } catch {
    // Then a reload asks for the name again.
  }
}

listen('class', handleClass);

const take = (request: Promise<ClassMessage>): Promise<void> =>
  request.then(
    message => {
      trouble.value = null;
      handleClass(message);
    },
    (error: Error) => void (trouble.value = error.message),
  );

const withToken = () => {
  const student = keptToken();
  return student ? { student } : {};
};

let isHere = false;
export function enter(): void {
  isHere = true;
  void take(ask({ type: 'class-join', ...withToken() }));
}
export const leave = () => (isHere = false);
onWelcome(() => {
  if (isHere) enter();
});

export const join = (name: string) => take(ask({ type: 'class-join', name, ...withToken() }));
export const answer = (question: number, text: string) => take(ask({ type: 'class-answer', question, answer: text }));

/// What the address carries behind its #.
export function exerciseInAddress(): ExerciseFile | null {
  const found = /^#exercise=([\w-]+)$/.exec(location.hash);
  return found ? fromLinkPart(found[1]!) : null;
}
