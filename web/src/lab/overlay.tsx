import { groupedText } from '../format';
import { t } from '../shared/language';

/// Two games on one picture, ply by ply: what a change of rules does. Holes in a curve are null.
export interface Overlay {
  /// What was before, and what came after.
  names: [string, string];
  /// A ply, counted from 1, at which something happened.
  mark?: { ply: number; words: string };
  plots: { title: string; curves: [(number | null)[], (number | null)[]]; isLogarithmic?: boolean }[];
}

const width = 320;
const height = 120;
const classes = ['before', 'after'] as const;
const rounded = (value: number): string => groupedText(Math.round(value * 10) / 10);

/// The curve as a path; a hole begins a new one.
export function pathOf(values: (number | null)[], plies: number, low: number, high: number): string {
  const x = (ply: number) => (ply * width) / Math.max(1, plies - 1);
  const y = (value: number) => height - ((value - low) * height) / Math.max(high - low, 1e-9);
  let path = '';
  let isDrawing = false;
  values.forEach((value, ply) => {
    if (value !== null) path += `${isDrawing ? 'L' : 'M'}${x(ply).toFixed(1)} ${y(value).toFixed(1)}`;
    isDrawing = value !== null;
  });
  return path;
}

function Plot({
  title,
  curves,
  isLogarithmic,
  names,
  mark,
}: Overlay['plots'][number] & Pick<Overlay, 'names' | 'mark'>) {
  const scale = (value: number | null) =>
    value === null ? null : isLogarithmic ? Math.log10(Math.max(value, 1)) : value;
  const scaled = curves.map(curve => curve.map(scale));
  const known = curves.flat().filter((value): value is number => value !== null);
  const heights = scaled.flat().filter((value): value is number => value !== null);
  const low = Math.min(...heights, isLogarithmic ? Infinity : 0);
  const high = Math.max(...heights, isLogarithmic ? -Infinity : 1);
  const plies = Math.max(...curves.map(curve => curve.length));
  return (
    <figure class="overlay-plot">
      <figcaption>{title}</figcaption>
      <svg viewBox={`-4 -6 ${width + 8} ${height + 12}`} role="img" aria-label={`${title}: ${names.join(', ')}`}>
        {low < 0 && high > 0 && (
          <path class="overlay-zero" d={`M0 ${height + (low * height) / (high - low)}H${width}`} />
        )}
        {mark && <path class="overlay-mark" d={`M${((mark.ply - 1) * width) / Math.max(1, plies - 1)} 0V${height}`} />}
        {scaled.map((curve, index) => (
          <path key={index} class={`overlay-curve ${classes[index]}`} d={pathOf(curve, plies, low, high)} />
        ))}
      </svg>
      <p class="overlay-range quiet">
        <span>
          {rounded(Math.min(...known))} – {rounded(Math.max(...known))}
        </span>
        <span>
          {t('ply')} 1 – {plies}
        </span>
      </p>
    </figure>
  );
}

export function OverlayView({ names, plots, mark }: Overlay) {
  return (
    <div class="overlay">
      <ul class="overlay-names">
        {names.map((name, index) => (
          <li key={name}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path class={`overlay-curve ${classes[index]}`} d="M0 4H28" />
            </svg>
            {name}
          </li>
        ))}
        {mark && (
          <li>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path class="overlay-mark" d="M14 0V8" />
            </svg>
            {mark.words}
          </li>
        )}
      </ul>
      <div class="overlay-plots">
        {plots.map(plot => (
          <Plot key={plot.title} {...plot} names={names} mark={mark} />
        ))}
      </div>
    </div>
  );
}
