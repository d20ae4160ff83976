import { signal } from '@preact/signals';
import type { Figure, Measured } from './exhibits';

/// How far a figure has been measured.
export type Measurement = Measured | { problem: string } | 'working';

/// What was measured, by exhibit and figure.
export const measured = signal<Record<string, Measurement>>({});

/// What came of it, if it went well.
export function foundOf(key: string): Measured | null {
  const found = measured.value[key];
  return found && found !== 'working' && !('problem' in found) ? found : null;
}

export async function measure(key: string, figure: Figure): Promise<void> {
  const set = (value: Measurement) => (measured.value = { ...measured.value, [key]: value });
  set('working');
  try {
    set(await figure.measure());
  } catch (error) {
    set({ problem: (error as Error).message });
  }
}
