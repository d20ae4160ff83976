import type { SaidLine } from '../protocol';
import { t } from '../shared/language';

/// So much is remembered of a conversation.
const longest = 200;

export const continued = (before: SaidLine[], lines: SaidLine[]): SaidLine[] => [...before, ...lines].slice(-longest);

/// What another engine and we have said to each other; nothing if that is nothing.
export function Conversation({ lines }: { lines: SaidLine[] }) {
  if (lines.length === 0) return null;
  return (
    <details class="engine-conversation">
      <summary>{t('engine-conversation')}</summary>
      <pre tabIndex={0}>{lines.map(({ ours, text }) => `${ours ? '>' : '<'} ${text}\n`).join('')}</pre>
    </details>
  );
}
