import { signal } from '@preact/signals';

/// A sentence for the person, shown for a while.
export const notice = signal<{ words: string; urgent: boolean } | null>(null);

/// The words in a form that a screen reader reads even where they were said just before: a region that has not changed is not
/// read again, and a space that nobody sees changes it.
export const saidAgain = (words: string, before: string | undefined): string =>
  words === before ? `${words}\u00a0` : words;

let timer = 0;

export function say(words: string, urgent = false): void {
  clearTimeout(timer);
  notice.value = { words: saidAgain(words, notice.value?.words), urgent };
  timer = window.setTimeout(() => (notice.value = null), 6000);
}
