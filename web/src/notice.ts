import { signal } from '@preact/signals';

/// A sentence for the person, shown for a while.
export const notice = signal<{ words: string; urgent: boolean } | null>(null);

let timer = 0;

export function say(words: string, urgent = false): void {
  clearTimeout(timer);
  notice.value = { words, urgent };
  timer = window.setTimeout(() => (notice.value = null), 6000);
}
