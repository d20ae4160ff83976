import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SaidLine } from '../protocol';
import { t } from '../shared/language';

/// So much is remembered of a conversation.
const longest = 200;

export const continued = (before: SaidLine[], lines: SaidLine[]): SaidLine[] => [...before, ...lines].slice(-longest);

/// What another engine and we have said to each other; nothing if that is nothing. What was said last is in sight, unless
/// somebody reads further up.
export function Conversation({ lines }: { lines: SaidLine[] }) {
  const box = useRef<HTMLPreElement>(null);
  const isAtEnd = useRef(true);
  const toEnd = () => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(toEnd);
  if (lines.length === 0) return null;
  return (
    <details class="engine-conversation" onToggle={toEnd}>
      <summary>{t('engine-conversation')}</summary>
      <pre
        role="log"
        aria-live="off"
        aria-label={t('engine-conversation')}
        tabIndex={0}
        ref={box}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          (isAtEnd.current = scrollHeight - scrollTop - clientHeight < 8)
        }
      >
        {lines.map(({ ours, text }) => `${ours ? '>' : '<'} ${text}\n`).join('')}
      </pre>
    </details>
  );
}
