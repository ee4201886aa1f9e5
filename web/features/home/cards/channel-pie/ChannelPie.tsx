import { type Ref, useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { ChartBox } from '../../../../design/charts/ChartBox.tsx';
import type { ChartHandle } from '../../../../design/charts/chart-handle.ts';
import { ChartLegend } from '../../../../design/charts/ChartLegend.tsx';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatRate } from '../../../../design/number/rate.ts';
import { type PieMode, createSlices } from './channel-slices.ts';
import type { ChannelPieCard_SharesFragment } from './ChannelPieCard.gen.ts';
import { seriesTotal } from '../frame/chart-series.ts';
import { createMeasure } from '../frame/measure.ts';
import { pieChart } from './pie-chart.ts';
import { chartSummary } from '../frame/chart-summary.ts';
import { usePeriod } from '../filtering/usePeriod.ts';
import './ChannelPieCard.css';

interface ChannelPieProps {
  title: string;
  shares: ChannelPieCard_SharesFragment;
  mode: PieMode;
  table: DataTable;
  handle: Ref<ChartHandle>;
}

/** The ring with the total in its center, and the legend, which shows and hides slices. */
export function ChannelPie({ title, shares, mode, table, handle }: ChannelPieProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const period = usePeriod().textOf(shares.period);
  const slices = createSlices(shares.channels, mode, (number) =>
    t('chart.otherCount', { number: String(number) }),
  );
  const total = mode === 'num' ? shares.unitsTotal : shares.salesTotal;
  const measure = createMeasure({
    name: t(mode === 'num' ? 'metric.QUANTITY' : 'metric.AMOUNT'),
    unit: mode === 'num' ? 'COUNT' : 'MONEY',
    currency: shares.currency,
    values: slices.map(({ value }) => value),
    locale,
    t,
  });
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = slices.filter(({ key }) => !hidden.has(key));
  const isWhole = shown.length === slices.length;
  const middle = isWhole ? total : seriesTotal(shown.map(({ value }) => value));
  function toggle(key: string) {
    setHidden((before) =>
      before.has(key)
        ? new Set([...before].filter((one) => one !== key))
        : new Set([...before, key]),
    );
  }
  return (
    <div className="pie">
      <div className="pie-chart">
        <ChartBox
          handle={handle}
          kind="doughnut"
          label={chartSummary({ title, period, values: slices, total, measure, t })}
          table={table}
          configure={(theme) => pieChart({ theme, slices, hidden })}
          tooltip={(index) => {
            const slice = slices[index];
            if (!slice) return { title: '', rows: [] };
            return {
              title: slice.name,
              rows: [
                { label: measure.name, value: measure.exact(slice.value) },
                { label: t('metric.share'), value: formatRate(slice.share) },
              ],
            };
          }}
        />
        <div className="pie-total" title={measure.exact(middle)}>
          <span>{isWhole ? t('chart.total') : t('chart.totalShown')}</span>
          <b>
            <span className="sr">{measure.exact(middle)}</span>
            <span aria-hidden="true">{measure.text(middle)}</span>
          </b>
        </div>
      </div>
      <ChartLegend
        label={t('chart.legend', { title })}
        items={slices.map(({ key, name, colour, value, share }) => ({
          key,
          name,
          colour,
          value: {
            text: measure.text(value),
            exact: measure.exact(value),
            share: formatRate(share),
          },
        }))}
        hidden={hidden}
        onToggle={toggle}
      />
    </div>
  );
}
