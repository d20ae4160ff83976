import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { countText } from '../format';
import { theme } from '../theme';
import type { CurveData } from './curve_data';

interface Properties {
  curve: CurveData;
  shownPly: number;
  /// The numbers of the plies stand below the last curve only; all share them.
  hasAxis: boolean;
  height?: number;
  /// The axis counts moves of both sides, as people do, instead of plies.
  countsMoves?: boolean;
  onLook(ply: number): void;
}

const defaultHeight = 60;
const axisHeight = 24;
const leftMargin = 40;
const fewestPlies = 20;
const manyPlies = 60;

const color = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/// One color above zero and one below: the colors of the sides.
function byZero(plot: uPlot, above: string, below: string): CanvasGradient | string {
  const { top, height } = plot.bbox;
  if (height <= 0) return above;
  const zero = Math.max(0, Math.min(1, (plot.valToPos(0, 'y', true) - top) / height));
  if (!Number.isFinite(zero)) return above;
  const gradient = plot.ctx.createLinearGradient(0, top, 0, top + height);
  gradient.addColorStop(0, above);
  gradient.addColorStop(zero, above);
  gradient.addColorStop(zero, below);
  gradient.addColorStop(1, below);
  return gradient;
}

function seriesOf(curve: CurveData): uPlot.Series[] {
  const [warm, accent, quiet] = [color('warm'), color('accent'), color('quiet')];
  // Points as long as there are few: a single value would not be seen as a line.
  const points = { show: (_: uPlot, __: number, from: number, to: number) => to - from < manyPlies, size: 4 };
  const common = { width: 1.5, spanGaps: true, points };
  if (curve.look === 'sides') return [warm, accent].map(stroke => ({ ...common, stroke }));
  if (curve.look === 'several')
    return curve.colors!.map((name, line) => ({
      ...common,
      stroke: color(name),
      ...(line === curve.dashed ? { dash: [6, 5] } : {}),
    }));
  if (curve.look === 'plain') return [{ ...common, stroke: quiet }];
  return [
    {
      ...common,
      stroke: plot => byZero(plot, warm, accent),
      fill: plot => byZero(plot, `${warm}33`, `${accent}33`),
      fillTo: 0,
    },
  ];
}

/// A range around the values that always has zero inside, and never less than one on each side of it.
const aroundZero = (_: uPlot, low: number | null, high: number | null): uPlot.Range.MinMax => [
  Math.min(-1, (low ?? 0) * 1.05),
  Math.max(1, (high ?? 0) * 1.05),
];

function scaleOf(curve: CurveData): uPlot.Scale {
  if (curve.isLogarithmic)
    return {
      distr: 3,
      log: 10,
      range: (_, low, high) => [10 ** Math.floor(Math.log10(low ?? 1)), 10 ** Math.ceil(Math.log10((high ?? 10) + 1))],
    };
  if (curve.look === 'signed') return { range: aroundZero };
  return { range: (_, low, high) => [Math.min(0, low ?? 0), Math.max(1, (high ?? 1) * 1.1)] };
}

function verticalLine(plot: uPlot, ply: number): void {
  const x = Math.round(plot.valToPos(ply, 'x', true));
  plot.ctx.save();
  plot.ctx.strokeStyle = color('ink');
  plot.ctx.lineWidth = devicePixelRatio;
  plot.ctx.beginPath();
  plot.ctx.moveTo(x, plot.bbox.top);
  plot.ctx.lineTo(x, plot.bbox.top + plot.bbox.height);
  plot.ctx.stroke();
  plot.ctx.restore();
}

function horizontalLine(plot: uPlot): void {
  const y = Math.round(plot.valToPos(0, 'y', true));
  plot.ctx.save();
  plot.ctx.strokeStyle = color('edge');
  plot.ctx.lineWidth = 1;
  plot.ctx.beginPath();
  plot.ctx.moveTo(plot.bbox.left, y);
  plot.ctx.lineTo(plot.bbox.left + plot.bbox.width, y);
  plot.ctx.stroke();
  plot.ctx.restore();
}

/// 1.00k is a measured figure, a mark on the axis is 1k.
const powerText = (value: number): string => countText(value).replace(/\.0+/, '');

/// Every power of ten.
function powersBetween(low: number, high: number): number[] {
  const powers = [];
  for (let power = low; power <= high * 1.001; power *= 10) powers.push(power);
  return powers;
}

/// The first, a middle and the last value are enough for so small a curve.
function fewTicks(curve: CurveData): uPlot.Axis.Splits {
  return (_plot, _axis, low, high) => {
    if (curve.isLogarithmic && curve.look === 'several') return powersBetween(low, high);
    if (curve.isLogarithmic) return [low, high];
    if (curve.look !== 'signed') return [0, Math.floor(high)];
    // Marks that would stand on top of each other are left out.
    const isApart = (value: number) => Math.abs(value) > (high - low) / 4;
    return [Math.ceil(low), 0, Math.floor(high)].filter(value => value === 0 || isApart(value));
  };
}

/// A small curve over the plies. Pressing or dragging on it looks back at that ply; all curves share the cursor.
export function Curve({ curve, shownPly, hasAxis, height = defaultHeight, countsMoves, onLook }: Properties) {
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const plies = curve.lines[0]!.length;
  const first = curve.first ?? 0;
  const last = curve.first === undefined ? Math.max(fewestPlies, plies - 1) : Math.max(first + 1, first + plies - 1);
  const now = useRef({ shownPly, first, last, onLook });
  now.current = { shownPly, first, last, onLook };
  const data = [Array.from({ length: plies }, (_, ply) => first + ply), ...curve.lines] as uPlot.AlignedData;

  useLayoutEffect(() => {
    const axis = { stroke: color('quiet'), font: '11px system-ui', ticks: { show: false }, gap: 4 };
    const created = new uPlot(
      {
        width: host.current!.clientWidth,
        height: height + (hasAxis ? axisHeight : 0),
        padding: [7, 8, hasAxis ? 0 : 7, 0],
        legend: { show: false },
        cursor: { sync: { key: 'plies' }, drag: { x: false, y: false }, y: false, points: { size: 6 } },
        scales: {
          x: { time: false, range: () => [now.current.first, now.current.last] },
          y: scaleOf(curve),
        },
        axes: [
          {
            ...axis,
            show: hasAxis,
            size: axisHeight,
            grid: { show: false },
            incrs: (countsMoves ? [2, 4] : [1, 2, 5]).concat([10, 20, 50, 100, 200, 500]),
            ...(countsMoves ? { values: (_: uPlot, splits: number[]) => splits.map(ply => String(ply / 2)) } : {}),
          },
          {
            ...axis,
            size: leftMargin,
            grid: { stroke: color('line'), width: 1 },
            splits: fewTicks(curve),
            values: (_, splits) =>
              splits.map(value => (curve.isLogarithmic ? powerText(value) : String(value).replace('-', '\u2212'))),
            ...(curve.isLogarithmic ? { filter: (_: uPlot, splits: number[]) => splits } : {}),
          },
        ],
        series: [{}, ...seriesOf(curve)],
        hooks: {
          draw: [
            drawn => {
              if (curve.look === 'signed') horizontalLine(drawn);
              if (now.current.shownPly >= now.current.first) verticalLine(drawn, now.current.shownPly);
            },
          ],
        },
      },
      data,
      host.current!,
    );
    plot.current = created;
    const observer = new ResizeObserver(() => {
      const width = host.current?.clientWidth ?? 0;
      if (width > 0 && width !== created.width) created.setSize({ width, height: created.height });
    });
    observer.observe(host.current!);
    const scrub = (event: PointerEvent) => {
      if (event.buttons !== 1) return;
      now.current.onLook(created.posToIdx(event.offsetX));
    };
    created.over.addEventListener('pointerdown', scrub);
    created.over.addEventListener('pointermove', scrub);
    return () => {
      observer.disconnect();
      created.destroy();
    };
  }, [theme.value, curve.name, hasAxis]);

  useEffect(() => plot.current!.setData(data), [curve]);
  useEffect(() => plot.current!.redraw(false), [shownPly]);

  return <div class="curve-plot" ref={host} />;
}
