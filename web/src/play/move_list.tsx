import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { moveRows } from '../format';
import { Button } from '../parts/button';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from '../parts/icons';
import type { PlyRecord } from '../protocol';
import { t } from '../shared/language';
import { moveText } from '../shared/notation';
import { description, game, isLive, look, shownPly } from '../store';

function MoveButton({ record, isShown }: { record: PlyRecord; isShown: boolean }) {
  return (
    <button
      type="button"
      class={`move${isShown ? ' shown' : ''}`}
      aria-current={isShown ? 'step' : undefined}
      data-ply={record.ply}
      onClick={() => look(record.ply)}
    >
      {moveText(record.notation)}
    </button>
  );
}

/// The moves, two in a row; for several boards one after the other, because each names its board.
export function MoveList() {
  const { records, layout } = game.value!;
  const list = useRef<HTMLOListElement>(null);
  const begins = description.value?.moves_first ?? 'first';
  const rows = useMemo(() => moveRows(records, begins), [records, begins]);
  const ply = shownPly.value;

  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const reveal = () => {
      const shown = box.querySelector<HTMLElement>('.shown');
      // Only the list scrolls, never the page.
      if (!shown) box.scrollTop = 0;
      else if (shown.offsetTop < box.scrollTop) box.scrollTop = shown.offsetTop - 8;
      else if (shown.offsetTop + shown.offsetHeight > box.scrollTop + box.clientHeight)
        box.scrollTop = shown.offsetTop + shown.offsetHeight - box.clientHeight + 8;
    };
    // What comes when a game is over leaves the list less room.
    const observer = new ResizeObserver(reveal);
    observer.observe(box);
    reveal();
    return () => observer.disconnect();
  }, [ply, records]);

  const move = (record: PlyRecord | null, gap: string) =>
    record ? <MoveButton record={record} isShown={record.ply === ply} /> : <span class="move-gap">{gap}</span>;

  if (records.length === 1) return <p class="moves moves-none quiet">{t('no-moves-yet')}</p>;
  if (layout.length > 1)
    return (
      <ol class="moves flowing" ref={list} aria-label={t('moves')} tabIndex={0}>
        {records.slice(1).map(record => (
          <li key={record.ply}>{move(record, '')}</li>
        ))}
      </ol>
    );
  return (
    <ol class="moves" ref={list} aria-label={t('moves')} tabIndex={0}>
      {rows.map((row, index) => (
        <li key={index}>
          <span class="move-number">{row.label}</span>
          {move(row.left, '…')}
          {move(row.right, '')}
        </li>
      ))}
    </ol>
  );
}

/// To the start, back, forward, to the end.
export function MoveSteps() {
  const ply = shownPly.value;
  const atStart = ply === 0;
  const atEnd = isLive.value;
  return (
    <div class="steps" role="group" aria-label={t('earlier-moves')}>
      <Button icon={ChevronFirst} iconOnly look="quiet" disabled={atStart} onClick={() => look(0)} shortcut="Home">
        {t('to-start')}
      </Button>
      <Button icon={ChevronLeft} iconOnly look="quiet" disabled={atStart} onClick={() => look(ply - 1)} shortcut="←">
        {t('back')}
      </Button>
      <Button icon={ChevronRight} iconOnly look="quiet" disabled={atEnd} onClick={() => look(ply + 1)} shortcut="→">
        {t('forward')}
      </Button>
      <Button icon={ChevronLast} iconOnly look="quiet" disabled={atEnd} onClick={() => look(Infinity)} shortcut="End">
        {t('to-latest')}
      </Button>
    </div>
  );
}
