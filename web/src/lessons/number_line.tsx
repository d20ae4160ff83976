import { t } from '../shared/language';
import { parseDrawn } from '../xray/drawn_tree';
import { valueText, windowText } from '../xray/values';
import { shown, step } from '../xray/xray_store';
import { leavesOf } from './edit_tree';
import { windowAt } from './lesson_store';

/// Alpha and beta as two marks that close in on each other.
export function NumberLine() {
  const now = shown.value;
  if (!now || now.file.search === 'minimax') return null;
  const { tree, steps } = now;
  const { low, high } = windowAt(tree, steps, step.value);
  const leaves = leavesOf(parseDrawn(tree.file.text));
  const minimum = Math.min(...leaves) - 1;
  const maximum = Math.max(...leaves) + 1;
  const share = (value: number) =>
    (100 * (Math.max(minimum, Math.min(maximum, value)) - minimum)) / (maximum - minimum);
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
        {[minimum, ...new Set(leaves), maximum]
          .filter((value, index, all) => all.indexOf(value) === index && value > minimum && value < maximum)
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
