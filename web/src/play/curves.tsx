import { useMemo } from 'preact/hooks';
import 'uplot/dist/uPlot.min.css';
import { t } from '../shared/language';
import { sideLabel } from '../shared/names';
import { description, game, look, shownPly } from '../store';
import { Curve } from './curve';
import { curvesOf, type CurveData } from './curve_data';
import { recordCsv, save } from './record_csv';

function Legend({ curve }: { curve: CurveData }) {
  if (curve.look !== 'sides') return null;
  const { sides } = description.value!;
  return (
    <span class="legend">
      <span class="first">{sideLabel(sides.first)}</span>
      <span class="second">{sideLabel(sides.second)}</span>
    </span>
  );
}

/// The small curves of the game over its plies, with one cursor for all.
export function Curves() {
  const { records } = game.value!;
  const about = description.value;
  const curves = useMemo(() => (about ? curvesOf(records, about) : []), [records, about]);
  const ply = shownPly.value;
  return (
    <section class="curves" aria-label={t('curves')}>
      {curves.map((curve, index) => (
        <figure key={curve.name} class="curve" data-curve={curve.name}>
          <figcaption>
            <span>{curve.title}</span>
            <Legend curve={curve} />
            <output>{curve.text(ply)}</output>
          </figcaption>
          <Curve curve={curve} shownPly={ply} hasAxis={index === curves.length - 1} countsMoves onLook={look} />
        </figure>
      ))}
      <p class="curves-axis quiet">
        <span>{t('moves-played')}</span>
        <button
          type="button"
          class="text-button"
          onClick={() => save(`${about?.id ?? 'game'}.csv`, recordCsv(records))}
        >
          {t('save-as-csv')}
        </button>
      </p>
    </section>
  );
}
