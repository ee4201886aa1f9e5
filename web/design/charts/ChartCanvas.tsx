import type { ChartConfiguration, CoreInteractionOptions } from 'chart.js';
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { ChartHandle } from './chart-handle.ts';
import { Chart } from './chart-engine.ts';
import { type ChartTheme, useChartTheme } from './chart-theme.ts';
import { hoverLine } from './hover-line.ts';

type ChartKind = 'line' | 'bar' | 'doughnut';

/** Data and options for one kind of chart. */
export type ChartParts<Kind extends ChartKind> = Pick<
  ChartConfiguration<Kind, (number | null)[], string>,
  'data' | 'options'
>;
export type LineChartConfiguration = ChartConfiguration<'line', (number | null)[], string>;

/**
 * Any chart, typed as a line chart because Chart.js has no type for all kinds. Only what all kinds
 * share is used.
 */
type AnyParts = ChartParts<'line'>;

/**
 * Builds data and options for the current colors. The function must keep its identity while neither
 * changes.
 */
type Configuration =
  | { kind?: 'line'; configure: (theme: ChartTheme) => ChartParts<'line'> }
  | { kind: 'bar'; configure: (theme: ChartTheme) => ChartParts<'bar'> }
  | { kind: 'doughnut'; configure: (theme: ChartTheme) => ChartParts<'doughnut'> };

export type ChartCanvasProps = Configuration & {
  /** The content of the chart in one sentence, for screen readers. */
  label: string;
  /** Content of the tooltip for the point, bar or slice with this index. */
  tooltip: (index: number) => { title: string; rows: readonly { label: string; value: string }[] };
  /** Gives access to the chart as a picture file. */
  handle?: Ref<ChartHandle> | undefined;
};

interface Hover {
  index: number;
  x: number;
  y: number;
  /** The point is in the right half: the tooltip is shown to its left. */
  flip: boolean;
}

/** What the pointer selects: the day below it, the bar beside it, or the slice that it is on. */
const interactions: Record<ChartKind, Partial<CoreInteractionOptions>> = {
  line: { mode: 'index', intersect: false },
  bar: { mode: 'index', axis: 'y', intersect: false },
  doughnut: { mode: 'point', intersect: true },
};

/**
 * Chart.js on a canvas: created once, then updated. The tooltip is HTML, so that it has the fonts
 * and colors of the page.
 */
export function ChartCanvas({
  kind = 'line',
  label,
  configure,
  tooltip,
  handle,
}: ChartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const chart = useRef<Chart<'line', (number | null)[], string> | null>(null);
  const theme = useChartTheme();
  const [hover, setHover] = useState<Hover | null>(null);
  const configuration = withHover(kind, configure(theme) as AnyParts, setHover);
  const initialConfiguration = useEffectEvent(() => configuration);
  const serialized = JSON.stringify([configuration.data, configuration.options?.scales, theme]);

  useEffect(
    function makeChart() {
      const drawn = canvas.current;
      if (!drawn) return undefined;
      // A task of its own: drawing all charts of a page in one would block it.
      const task = setTimeout(() => {
        try {
          chart.current = new Chart(drawn, {
            type: kind as 'line',
            plugins: kind === 'line' ? [hoverLine] : [],
            ...initialConfiguration(),
          });
        } catch (error) {
          // Thrown while React renders, so that the error boundary shows the table instead.
          setHover(() => {
            throw error;
          });
        }
      });
      return () => {
        clearTimeout(task);
        chart.current?.destroy();
        chart.current = null;
      };
    },
    [kind],
  );

  useImperativeHandle(
    handle,
    () => ({ toPng: () => chart.current?.toBase64Image('image/png', 1) ?? '' }),
    [],
  );

  const latestConfiguration = useEffectEvent(() => configuration);
  useEffect(
    function updateChart() {
      if (!chart.current) return;
      const { data, options } = latestConfiguration();
      chart.current.data = data;
      if (options) chart.current.options = options;
      chart.current.update('none');
    },
    [serialized],
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
      {hover && <ChartTooltip hover={hover} beside={kind !== 'line'} {...tooltip(hover.index)} />}
    </div>
  );
}

interface ChartTooltipProps {
  hover: Hover;
  /** At the height of the hovered element; otherwise at the top, where it hides no line. */
  beside: boolean;
  title: string;
  rows: readonly { label: string; value: string }[];
}

function ChartTooltip({ hover, beside, title, rows }: ChartTooltipProps): ReactNode {
  const across = hover.flip
    ? { right: `calc(100% - ${String(hover.x)}px + 0.75rem)` }
    : { left: `calc(${String(hover.x)}px + 0.75rem)` };
  const style = beside ? { ...across, top: `${String(hover.y)}px` } : across;
  return (
    <div
      className={`chart-tip pop ${beside ? 'chart-tip-beside' : ''}`}
      style={style}
      aria-hidden="true"
    >
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
  kind: ChartKind,
  { data, options }: AnyParts,
  show: (change: (before: Hover | null) => Hover | null) => void,
): AnyParts {
  const prefersReducedMotion =
    typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    data,
    options: {
      responsive: true,
      maintainAspectRatio: false,
      resizeDelay: 100,
      animation: prefersReducedMotion ? false : { duration: 250 },
      interaction: interactions[kind],
      onHover: (_event, elements, chart) => {
        // In a stacked bar the outermost segment, so that the tooltip hides no part of the bar.
        const element = kind === 'bar' ? elements.at(-1) : elements[0];
        show((before) => {
          if (!element) return null;
          const point =
            kind === 'doughnut' ? element.element.tooltipPosition(false) : element.element;
          const { x, y } = { x: point.x ?? 0, y: point.y ?? 0 };
          return before?.index === element.index && before.x === x && before.y === y
            ? before
            : { index: element.index, x, y, flip: x > chart.width / 2 };
        });
      },
      ...options,
    },
  };
}
