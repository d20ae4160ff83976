import { useState } from 'preact/hooks';
import { say, saidAgain } from '../notice';
import { t } from '../shared/language';
import { writtenMove } from '../shared/notation';
import { changeTyped, isLive, playTyped, typed } from '../store';
import { boardText } from './spoken_board';

/// A line to type moves into: for the keyboard, and for those who do not see the board. A question mark says where everything
/// stands. A move that is refused stays in it; the notice says why, and the line itself to whoever comes back to it.
export function TypedMove() {
  const [said, setSaid] = useState('');
  const { text, problem } = typed.value;
  return (
    <form
      class="typed-move"
      onSubmit={event => {
        event.preventDefault();
        const wanted = text.trim();
        if (wanted === '?') {
          changeTyped('');
          return setSaid(before => saidAgain(boardText(), before));
        }
        setSaid('');
        if (!wanted) return;
        if (!isLive.value) return say(t('looking-back-no-move'), true);
        // Whoever types on writes another move, not a longer one.
        event.currentTarget.querySelector('input')!.select();
        playTyped(writtenMove(wanted));
      }}
    >
      <input
        type="text"
        class="typed-move-line"
        aria-label={t('type-move')}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : 'typed-move-problem'}
        placeholder={t('type-move')}
        title={t('type-move-note')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text}
        onInput={event => changeTyped(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <p class="visually-hidden" role="status" aria-live="polite">
        {said}
      </p>
      {problem !== null && (
        <p class="visually-hidden" id="typed-move-problem">
          {problem}
        </p>
      )}
    </form>
  );
}

export const focusTypedMove = () => document.querySelector<HTMLElement>('.typed-move-line')?.focus();
