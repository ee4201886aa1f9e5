import type { ChartConfiguration } from 'chart.js';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Chart } from './chart-engine.ts';
import { type ChartTheme, useChartTheme } from './chart-theme.ts';
import { hoverLine } from './hover-line.ts';

export type LineChartConfiguration = ChartConfiguration<'line', (number | null)[], string>;

export interface ChartCanvasProps {
  /** What the picture says, in one sentence. */
  label: string;
  /** Data and options for the colours of the moment; must keep its identity while neither changes. */
  configure: (theme: ChartTheme) => Pick<LineChartConfiguration, 'data' | 'options'>;
  /** What stands in the tooltip over the point of this index. */
  tip: (index: number) => { title: string; rows: readonly { label: string; value: string }[] };
}

interface Hover {
  index: number;
  x: number;
  /** Whether the point is in the right half, where the tooltip goes to its left. */
  flip: boolean;
}

/** Chart.js on a canvas: made once, then updated. The tooltip is HTML, so that it has the fonts and the colours of the page. */
export function ChartCanvas({ label, configure, tip }: ChartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const chart = useRef<Chart<'line', (number | null)[], string> | null>(null);
  const theme = useChartTheme();
  const [hover, setHover] = useState<Hover | null>(null);
  const configuration = withHover(configure(theme), setHover);
  const first = useEffectEvent(() => configuration);
  const written = JSON.stringify([configuration.data, theme]);

  useEffect(function makeChart() {
    if (!canvas.current) return undefined;
    const made = new Chart(canvas.current, { type: 'line', plugins: [hoverLine], ...first() });
    chart.current = made;
    return () => {
      made.destroy();
      chart.current = null;
    };
  }, []);

  const latest = useEffectEvent(() => configuration);
  useEffect(
    function updateChart() {
      if (!chart.current) return;
      const { data, options } = latest();
      chart.current.data = data;
      if (options) chart.current.options = options;
      chart.current.update('none');
    },
    [written],
  );

  return (
    <div
      className="chart-canvas"
      onPointerLeave={() => {
        setHover(null);
        chart.current?.setActiveElements([]);
        chart.current?.update('none');
      }}
    >
      <div className="chart-picture" role="img" aria-label={label}>
        <canvas ref={canvas} />
      </div>
      {hover && <Tip hover={hover} {...tip(hover.index)} />}
    </div>
  );
}

function Tip({
  hover,
  title,
  rows,
}: {
  hover: Hover;
  title: string;
  rows: readonly { label: string; value: string }[];
}): ReactNode {
  const style = hover.flip
    ? { right: `calc(100% - ${String(hover.x)}px + 0.75rem)` }
    : { left: `calc(${String(hover.x)}px + 0.75rem)` };
  return (
    <div className="chart-tip pop" style={style} aria-hidden="true">
      <div className="chart-tip-title">{title}</div>
      {rows.map((row) => (
        <div key={row.label} className="chart-tip-row">
          <span>{row.label}</span>
          <span>{row.value}</span>
        </div>
      ))}
    </div>
  );
}

function withHover(
  { data, options }: Pick<LineChartConfiguration, 'data' | 'options'>,
  show: (change: (before: Hover | null) => Hover | null) => void,
): Pick<LineChartConfiguration, 'data' | 'options'> {
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    data,
    options: {
      responsive: true,
      maintainAspectRatio: false,
      resizeDelay: 100,
      animation: still ? false : { duration: 250 },
      interaction: { mode: 'index', intersect: false },
      onHover: (_event, elements, chart) => {
        const element = elements[0];
        show((before) => {
          if (!element) return null;
          const { x } = element.element;
          return before?.index === element.index && before.x === x
            ? before
            : { index: element.index, x, flip: x > chart.width / 2 };
        });
      },
      ...options,
    },
  };
}
