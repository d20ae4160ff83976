import { computed, signal } from '@preact/signals';
import { change, settings } from './settings';

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const systemIsDark = signal(darkSystem.matches);
darkSystem.addEventListener('change', () => (systemIsDark.value = darkSystem.matches));

/// Light or dark: what was chosen, otherwise what the system likes.
export const theme = computed<'light' | 'dark'>(() => {
  const chosen = settings.value.theme;
  return chosen === 'system' ? (systemIsDark.value ? 'dark' : 'light') : chosen;
});

export function toggleTheme(): void {
  const next = theme.value === 'dark' ? 'light' : 'dark';
  // Back to what the system says as soon as that is the same: then it follows the system again.
  change({ theme: (next === 'dark') === systemIsDark.value ? 'system' : next });
}
