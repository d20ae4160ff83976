import { t } from '../shared/language';
import { parseDrawn, type Drawn } from '../xray/drawn_tree';
import { subject } from '../xray/xray_store';
import { withLeaf, withSwap } from './edit_tree';
import { edit } from './lesson_store';

function Branch({ drawn, path }: { drawn: Drawn; path: number[] }) {
  const { text } = subject.value;
  const name = path.map(branch => String.fromCharCode(97 + branch)).join(' ');
  if (typeof drawn === 'number')
    return (
      <input
        class="tree-editor-leaf"
        type="number"
        inputMode="numeric"
        value={drawn}
        aria-label={t('leaf-value', { name })}
        onChange={event => {
          const value = Math.round(Number(event.currentTarget.value));
          if (Number.isFinite(value) && Math.abs(value) <= 1_000_000) edit(withLeaf(text, path, value));
        }}
      />
    );
  return (
    <span class="tree-editor-node">
      {drawn.map((each, index) => (
        <span key={index} class="tree-editor-branch">
          {index > 0 && (
            <button
              type="button"
              class="tree-editor-swap"
              aria-label={t('swap-branches', {
                one: String.fromCharCode(96 + index),
                other: String.fromCharCode(97 + index),
                where: path.length === 0 ? t('at-the-root') : t('after-moves', { moves: name }),
              })}
              title={t('swap')}
              onClick={() => edit(withSwap(text, [...path, index - 1]))}
            >
              ⇄
            </button>
          )}
          <Branch drawn={each} path={[...path, index]} />
        </span>
      ))}
    </span>
  );
}

/// The tree as its text is written, with a number to change at each leaf and a button between every two branches.
export function TreeEditor() {
  return (
    <div class="tree-editor" role="group" aria-label={t('change-tree')}>
      <p class="note quiet">{t('change-tree-note')}</p>
      <div class="tree-editor-tree">
        <Branch drawn={parseDrawn(subject.value.text)} path={[]} />
      </div>
    </div>
  );
}
