import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/language/LanguageContext.tsx';
import { amountOf } from '../../../kit/number/amount.ts';
import { rateOf } from '../../../kit/number/rate.ts';
import type { SalesLineCard_SeriesFragment } from './SalesLineCard.gen.ts';

/** The three sums of the window above its chart, and the legend of the two lines. */
export function SalesTotals({ series }: { series: SalesLineCard_SeriesFragment }) {
  const { t } = useTranslation();
  return (
    <div className="sales-totals">
      <Total label={t('sales.actual')} value={series.actualTotal} currency={series.currency} />
      <Total label={t('sales.estimated')} value={series.estimatedTotal} currency={series.currency} />
      <dl>
        <dt>{t('sales.rate')}</dt>
        <dd title={series.rate === null ? t('kpi.noPlan') : undefined}>
          {rateOf(series.rate).replace('%', '')}
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

function Total({ label, value, currency }: { label: string; value: string | null; currency: string }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const amount = amountOf(value, { locale, currency });
  return (
    <dl>
      <dt>{label}</dt>
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
