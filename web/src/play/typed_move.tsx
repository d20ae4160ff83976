import { useState } from 'preact/hooks';
import { isPersonsTurn } from '../open_game';
import { t } from '../shared/language';
import { writtenMove } from '../shared/notation';
import { game, isLive, typeMove } from '../store';
import { boardText } from './spoken_board';

/// A line to type moves into: for the keyboard, and for those who do not see the board. A question mark says where everything
/// stands.
export function TypedMove() {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const current = game.value!;
  const mayMove = isLive.value && isPersonsTurn(current);
  return (
    <form
      class="typed-move"
      onSubmit={event => {
        event.preventDefault();
        const wanted = text.trim();
        setText('');
        // A text that has not changed is not read again: a space that nobody sees changes it.
        if (wanted === '?')
          return setSaid(before => boardText() + (before && !before.endsWith('\u00a0') ? '\u00a0' : ''));
        setSaid('');
        if (wanted && mayMove) typeMove(writtenMove(wanted));
      }}
    >
      <input
        type="text"
        class="typed-move-line"
        aria-label={t('type-move')}
        placeholder={t('type-move')}
        title={t('type-move-note')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text}
        onInput={event => setText(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <p class="visually-hidden" role="status" aria-live="polite">
        {said}
      </p>
    </form>
  );
}

export const focusTypedMove = () => document.querySelector<HTMLElement>('.typed-move-line')?.focus();
