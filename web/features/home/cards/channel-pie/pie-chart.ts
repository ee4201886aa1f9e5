import type { ChartParts } from '../../../../design/charts/ChartCanvas.tsx';
import type { ChartTheme } from '../../../../design/charts/chart-theme.ts';
import { seriesFill } from '../../../../design/charts/series-color.ts';
import type { Slice } from './channel-slices.ts';

/** Diameter of the hole in percent. The total is shown in it. */
const CUTOUT_PERCENT = 62;

interface Pie {
  theme: ChartTheme;
  slices: readonly Slice[];
  hidden: ReadonlySet<string>;
}

/**
 * The configuration of the ring. A channel with more returns than sales has no slice. If no channel
 * has one, the ring is empty.
 */
export function pieChart({ theme, slices, hidden }: Pie): ChartParts<'doughnut'> {
  const sizes = slices.map(({ key, value }) => (hidden.has(key) ? 0 : Math.max(Number(value), 0)));
  const fills = slices.map(({ colour }) => seriesFill(theme, colour));
  const isBare = sizes.every((size) => size === 0);
  return {
    data: {
      labels: isBare ? [''] : slices.map(({ name }) => name),
      datasets: [
        {
          data: isBare ? [1] : sizes,
          backgroundColor: isBare ? [theme.gridline] : fills,
          hoverBackgroundColor: isBare ? [theme.gridline] : fills,
          borderColor: theme.surface,
          borderWidth: 2,
          hoverOffset: isBare ? 0 : 4,
        },
      ],
    },
    options: {
      cutout: `${String(CUTOUT_PERCENT)}%`,
      layout: { padding: 16 },
      ...(isBare ? { events: [] } : {}),
    },
  };
}
