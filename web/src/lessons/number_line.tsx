import { t } from '../shared/language';
import { parseDrawn } from '../xray/drawn_tree';
import { standing } from '../xray/search_tree';
import { doneUntil } from '../xray/steps';
import { valueText, windowText } from '../xray/values';
import { cursor, shown, step } from '../xray/xray_store';
import { leavesOf } from './edit_tree';

/// Alpha and beta as two marks that close in on each other.
export function NumberLine() {
  const now = shown.value;
  if (!now || now.file.search === 'minimax') return null;
  const { tree, steps } = now;
  // When a node is done, the window that moves is that of the node above it.
  const isDone = steps.leave[cursor.value] === step.value && tree.parent[cursor.value]! >= 0;
  const node = isDone ? tree.parent[cursor.value]! : cursor.value;
  const { low, high } = standing(tree, node, doneUntil(tree, steps, step.value));
  const leaves = leavesOf(parseDrawn(tree.file.text));
  const least = Math.min(...leaves) - 1;
  const most = Math.max(...leaves) + 1;
  const share = (value: number) => (100 * (Math.max(least, Math.min(most, value)) - least)) / (most - least);
  const isClosed = low >= high;
  const place = (element: HTMLElement | SVGElement | null, left: number) =>
    element?.style.setProperty('left', `${left}%`);
  return (
    <figure class={`number-line${isClosed ? ' closed' : ''}`} role="img" aria-label={windowText(tree.file, low, high)}>
      <div class="number-track" aria-hidden="true">
        <span
          class="number-band"
          ref={element => {
            place(element, Math.min(share(low), share(high)));
            element?.style.setProperty('width', `${Math.max(0, share(high) - share(low))}%`);
          }}
        />
        {[least, ...new Set(leaves), most]
          .filter((value, index, all) => all.indexOf(value) === index && value > least && value < most)
          .map(value => (
            <span key={value} class="number-tick" ref={element => place(element, share(value))}>
              {value}
            </span>
          ))}
        <span class="number-mark alpha" ref={element => place(element, share(low))}>
          <b>α {valueText(tree.file, low)}</b>
        </span>
        <span class="number-mark beta" ref={element => place(element, share(high))}>
          <b>β {valueText(tree.file, high)}</b>
        </span>
      </div>
      <figcaption>{t(isClosed ? 'window-closed' : 'window-open')}</figcaption>
    </figure>
  );
}
