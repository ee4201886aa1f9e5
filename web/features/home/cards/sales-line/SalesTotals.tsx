import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatAmount } from '../../../../design/number/amount.ts';
import { formatRate } from '../../../../design/number/rate.ts';
import { type Scale, chooseScale } from '../../../../design/number/scale.ts';
import type { Unit } from '../../../../design/number/units.ts';
import type { SalesLineCard_SeriesFragment } from './SalesLineCard.gen.ts';

/** The three totals of the window above its chart, and the legend of the two lines. */
export function SalesTotals({
  series,
  scale,
}: {
  series: SalesLineCard_SeriesFragment;
  scale: Scale;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { actualTotal, estimatedTotal, currency, plannedDays, points } = series;
  // The axis has no unit if the daily sales are small. The totals may need one, and then both use
  // the same.
  const unit = scale.unit ?? chooseScale([actualTotal, estimatedTotal], { locale, currency }).unit;
  const isPartly = plannedDays > 0 && plannedDays < points.length;
  const partly = isPartly ? t('sales.plannedDays', { days: plannedDays, all: points.length }) : '';
  return (
    <div className="sales-totals">
      <Total
        label={t('sales.actual')}
        value={series.actualTotal}
        currency={series.currency}
        unit={unit}
      />
      <Total
        label={t('sales.estimated')}
        note={partly}
        value={series.estimatedTotal}
        currency={series.currency}
        unit={unit}
      />
      <dl>
        <dt>
          {t('sales.rate')}
          {partly && <span className="sr">{partly}</span>}
        </dt>
        <dd title={series.rate === null ? t('kpi.noPlan') : undefined}>
          {formatRate(series.rate).replace('%', '')}
          {series.rate !== null && <small>%</small>}
        </dd>
      </dl>
      <div className="sales-legend" aria-hidden="true">
        <span>
          <i className="sales-key" />
          {t('sales.actual')}
        </span>
        {series.estimatedTotal !== null && (
          <span>
            <i className="sales-key sales-key-dashed" />
            {t('sales.estimated')}
          </span>
        )}
      </div>
    </div>
  );
}

interface TotalProps {
  label: string;
  value: string | null;
  currency: string;
  /** The unit of the chart, so that all amounts of the card have the same unit. */
  unit: Unit | null;
  note?: string;
}

function Total({ label, value, currency, unit, note = '' }: TotalProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const amount = formatAmount(value, { locale, currency }, unit);
  return (
    <dl>
      <dt>
        {label}
        {note && <span className="sales-note">{note}</span>}
      </dt>
      <dd title={value === null ? t('kpi.noPlan') : amount.exact}>
        <span className="sr">{amount.exact}</span>
        <span aria-hidden="true">
          {amount.sign}
          {amount.digits} {amount.unit && <small>{amount.unit}</small>}
        </span>
      </dd>
    </dl>
  );
}
