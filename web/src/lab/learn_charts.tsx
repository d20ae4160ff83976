import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ticks, type Point } from './learn_figures';

export interface Line {
  name: string;
  /// The name of its color.
  color: 'accent' | 'warm' | 'ink';
  isDashed?: boolean;
  points: Point[];
}

interface Properties {
  title: string;
  /// What the picture shows, in words.
  description: string;
  lines: Line[];
  /// What the chart always has between its lower and its upper edge.
  range: [low: number, high: number] | null;
  /// What stands below: generations.
  axis: string;
  text(value: number): string;
}

const height = 190;
const margin = { top: 10, right: 12, bottom: 36, left: 48 };
const manyPoints = 40;

/// The width that a chart has on the screen, so that its letters are as large as all others.
function useWidth() {
  const host = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(host.current?.clientWidth ?? 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(host.current!);
    return () => observer.disconnect();
  }, []);
  return { host, width };
}

/// Lines over the generations, with bars for what is not known exactly. All numbers stand in the table of the generations, too.
export function Chart({ title, description, lines, range, axis, text }: Properties) {
  const { host, width } = useWidth();
  const points = lines.flatMap(line => line.points);
  const lows = points.map(({ y, error = 0 }) => y - error).concat(range?.[0] ?? []);
  const highs = points.map(({ y, error = 0 }) => y + error).concat(range?.[1] ?? []);
  const low = Math.min(...lows);
  const high = Math.max(...highs, low + 1e-9);
  const last = Math.max(1, ...points.map(({ x }) => Math.ceil(x)));
  const first = Math.min(last - 1, ...points.map(({ x }) => Math.floor(x)));
  const right = width - margin.right;
  const bottom = height - margin.bottom;
  const x = (value: number) => margin.left + ((value - first) / (last - first)) * (right - margin.left);
  const y = (value: number) => bottom - ((value - low) / (high - low)) * (bottom - margin.top);
  const whole = ticks(first, last, Math.max(2, width / 90)).filter(Number.isInteger);
  return (
    <figure class="learn-chart">
      <figcaption>
        <span>{title}</span>
        {lines.length > 1 && (
          <span class="lab-legend">
            {lines.map(({ name, color, isDashed }) => (
              <span key={name} class={`key ${color}${isDashed ? ' dashed' : ''}`}>
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <div ref={host}>
        {width > 0 && (
          <svg width={width} height={height} role="img" aria-label={`${title}. ${description}`}>
            {ticks(low, high, 4).map(value => (
              <g key={value}>
                <path class={value === 0 ? 'chart-zero' : 'chart-grid'} d={`M${margin.left} ${y(value)}H${right}`} />
                <text class="chart-number" x={margin.left - 8} y={y(value) + 4} text-anchor="end">
                  {text(value)}
                </text>
              </g>
            ))}
            {whole.map(value => (
              <text key={value} class="chart-number" x={x(value)} y={bottom + 16} text-anchor="middle">
                {value}
              </text>
            ))}
            <text class="chart-number" x={right} y={height - 4} text-anchor="end">
              {axis}
            </text>
            {lines.map(line => (
              <g key={line.name} class={`chart-line ${line.color}${line.isDashed ? ' dashed' : ''}`}>
                {line.points.map(({ x: at, y: middle, error }) =>
                  error ? (
                    <path
                      key={at}
                      class="chart-error"
                      d={`M${x(at)} ${y(middle - error)}V${y(middle + error)}M${x(at) - 4} ${y(middle - error)}h8M${x(at) - 4} ${y(middle + error)}h8`}
                    />
                  ) : null,
                )}
                <path
                  d={line.points.map((point, index) => `${index ? 'L' : 'M'}${x(point.x)} ${y(point.y)}`).join('')}
                />
                {line.points.length <= manyPoints &&
                  line.points.map(point => <circle key={point.x} cx={x(point.x)} cy={y(point.y)} r={2.5} />)}
              </g>
            ))}
          </svg>
        )}
      </div>
    </figure>
  );
}
