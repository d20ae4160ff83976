import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { t } from '../shared/language';

/// A screen whose script is fetched when somebody goes there.
export function lazy(load: () => Promise<ComponentType>): ComponentType {
  const loaded = signal<ComponentType | null>(null);
  const problem = signal(false);
  let asked = false;
  const fetch = () => {
    asked = true;
    problem.value = false;
    load().then(
      screen => (loaded.value = screen),
      () => (problem.value = true),
    );
  };
  return function Lazy() {
    if (!asked) fetch();
    const Screen = loaded.value;
    if (Screen) return <Screen />;
    if (!problem.value) return <main class="waiting" aria-busy="true" />;
    return (
      <main class="waiting" role="alert">
        <p>{t('part-not-loaded')}</p>
        <button class="button" onClick={fetch}>
          {t('try-again')}
        </button>
      </main>
    );
  };
}
