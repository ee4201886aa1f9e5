import type { RefObject } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { ChartBox } from '../../../../design/charts/ChartBox.tsx';
import type { ChartHandle } from '../../../../design/charts/chart-handle.ts';
import type { ChartTheme } from '../../../../design/charts/chart-theme.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatAmount } from '../../../../design/number/amount.ts';
import { formatShortDay, formatShortDayWithWeekday } from '../../../../design/number/format-day.ts';
import { formatRate } from '../../../../design/number/rate.ts';
import type { Scale } from '../../../../design/number/scale.ts';
import type { SalesLineCard_SeriesFragment } from './SalesLineCard.gen.ts';
import { salesLineChart } from './sales-line-chart.ts';
import { salesTable } from './sales-table.ts';

interface SalesChartProps {
  title: string;
  window: string;
  series: SalesLineCard_SeriesFragment;
  scale: Scale;
  handle: RefObject<ChartHandle | null>;
}

/** The chart with both lines, its description for screen readers and the tooltip of a day. */
export function SalesChart({ title, window, series, scale, handle }: SalesChartProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const amount = (text: string | null) =>
    formatAmount(text, { locale, currency: series.currency }, scale.unit);
  const money = (text: string | null) => amount(text).text;
  const byHeight = series.points.toSorted(
    (one, other) => Number(one.actual) - Number(other.actual),
  );
  const [lowest, highest] = [byHeight[0], byHeight.at(-1)];
  const day = (date: string | undefined) => (date ? formatShortDay(date, locale) : '');
  const label = t('sales.summary', {
    title,
    window,
    highestDay: day(highest?.date),
    highest: money(highest?.actual ?? null),
    lowestDay: day(lowest?.date),
    lowest: money(lowest?.actual ?? null),
    total: money(series.actualTotal),
  });
  const days = series.points.map((point) => formatShortDay(point.date, locale));
  return (
    <ChartBox
      handle={handle}
      label={label}
      table={salesTable(`${title} ${window}`, series, t)}
      configure={(theme: ChartTheme) =>
        salesLineChart({
          theme,
          days,
          points: series.points,
          scale,
          names: { actual: t('sales.actual'), estimated: t('sales.estimated') },
        })
      }
      tooltip={(index) => {
        const point = series.points[index];
        if (!point) return { title: '', rows: [] };
        return {
          title: formatShortDayWithWeekday(point.date, locale),
          rows: [
            { label: t('sales.actual'), value: amount(point.actual).exact },
            { label: t('sales.estimated'), value: amount(point.estimated).exact },
            { label: t('sales.rate'), value: formatRate(point.rate) },
          ],
        };
      }}
    />
  );
}
