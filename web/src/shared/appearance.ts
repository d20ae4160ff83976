import { effect } from '@preact/signals';
import { settings } from '../settings';
import { theme } from '../theme';

/// Lets the styles know what was chosen. Before the first paint early.js has done so already.
export function showAppearance(): void {
  effect(() => {
    const { board, pieces, coordinates } = settings.value;
    Object.assign(document.documentElement.dataset, {
      theme: theme.value,
      board,
      pieces,
      coordinates: coordinates ? 'on' : 'off',
    });
  });
}
