import { t } from '../shared/language';
import { names } from './xray_store';

/// What the shapes of the tree mean, in one line; without those of a search, if it is plain.
export function Legend({ isPlain = false }: { isPlain?: boolean }) {
  const { first, second } = names.value;
  return (
    <ul class="xray-legend" aria-label={t('legend')}>
      <li>
        <svg viewBox="-13 -13 26 26" class="first" aria-hidden="true">
          <path class="tree-shape" d="M0-10 11 8H-11Z" />
        </svg>
        {t('legend-choose', { side: first, goal: 'largest' })}
      </li>
      <li>
        <svg viewBox="-13 -13 26 26" class="second" aria-hidden="true">
          <path class="tree-shape" d="M0 10-11-8H11Z" />
        </svg>
        {t('legend-choose', { side: second, goal: 'smallest' })}
      </li>
      <li>
        <svg viewBox="-13 -13 26 26" class="leaf" aria-hidden="true">
          <path class="tree-shape" d="M-7-7H7V7H-7Z" />
        </svg>
        {t('legend-leaf')}
      </li>
      {!isPlain && <SearchMarks />}
    </ul>
  );
}

function SearchMarks() {
  return (
    <>
      <li>
        <svg viewBox="-13 -13 26 26" aria-hidden="true">
          <path class="tree-cut" d="M-11 0H11" />
        </svg>
        {t('legend-cut')}
      </li>
      <li>
        <svg viewBox="-13 -13 26 26" class="ghost" aria-hidden="true">
          <path class="tree-shape" d="M-9-9H9V9H-9Z" />
        </svg>
        {t('legend-ghost')}
      </li>
    </>
  );
}
