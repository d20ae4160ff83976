import { useEffect, useRef } from 'preact/hooks';
import type { BoardLayout, Color } from '../protocol';
import { t } from '../shared/language';
import { roleOf, squaresInView } from './squares';

interface Properties {
  layout: BoardLayout;
  bottom: Color;
  color: Color;
  square: string;
  choices: string[];
  onPick(letter: string): void;
  onCancel(): void;
}

/// The pieces a pawn may become, in a column that begins at the square of promotion and grows into the board.
export function PromotionPicker({ layout, bottom, color, square, choices, onPick, onCancel }: Properties) {
  const list = useRef<HTMLDivElement>(null);
  const rows = squaresInView(layout.files, layout.ranks, bottom);
  const row = rows.findIndex(each => each.includes(square));
  const column = rows[row]!.indexOf(square);
  const isAtTop = row < layout.ranks / 2;

  useEffect(() => {
    list.current!.querySelector('button')?.focus();
  }, []);

  const place = (element: HTMLDivElement | null) => {
    if (!element) return;
    list.current = element;
    element.style.left = `${(100 * column) / layout.files}%`;
    element.style[isAtTop ? 'top' : 'bottom'] = '0';
    element.style.flexDirection = isAtTop ? 'column' : 'column-reverse';
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...list.current!.querySelectorAll('button')];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step) buttons[(index + (isAtTop ? step : -step) + buttons.length) % buttons.length]?.focus();
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="promotion" onClick={onCancel} onKeyDown={onKeyDown}>
      <div class="promotion-list" role="group" aria-label={t('promote-to')} ref={place}>
        {choices.map(letter => (
          <button
            type="button"
            key={letter}
            title={t('piece', { piece: letter.toLowerCase() })}
            aria-label={t('piece', { piece: letter.toLowerCase() })}
            onClick={event => {
              event.stopPropagation();
              onPick(letter);
            }}
          >
            <span class={`piece ${color} ${roleOf(letter)}`} />
          </button>
        ))}
      </div>
    </div>
  );
}
