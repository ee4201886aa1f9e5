import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { CardFilterBar } from '../../filters/CardFilterBar.tsx';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardOf, CardProps } from '../frame/card-kind.ts';
import { createMeasure } from '../frame/measure.ts';
import { MetricTabs } from './MetricTabs.tsx';
import { moduleFilterParameters } from '../filtering/module-filter-parameters.ts';
import { FilteredBody } from '../filtering/FilteredBody.tsx';
import { ProductTable } from './ProductTable.tsx';
import { parseMetric, metricTextKeys, topMetrics, parseTop, topOptions } from './top-choices.ts';
import { TopSelect } from './TopSelect.tsx';
import type { TopProductCard_RankingFragment } from './TopProductCard.gen.ts';
import { TopProductWaiting } from './TopProductSkeleton.tsx';
import { topProductTable } from './top-product-table.ts';
import { useFilterNotes } from '../filtering/useFilterNotes.ts';
import { usePeriod } from '../filtering/usePeriod.ts';
import { topProductFilters, useTopProducts } from './useTopProducts.ts';
import './TopProductCard.css';

/**
 * The best-selling products by quantity, amount or order penetration, with their shares. A change
 * is requested after 500 ms.
 */
export function TopProductCard({ card, title, state }: CardProps<CardOf<'TopProductCard'>>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const period = usePeriod();
  const { filter, metric, top, input, request, filtered } = useTopProducts(card, state);
  const ranking = filtered.data;
  const measureFor = ({ metric: of, unit, currency, products }: TopProductCard_RankingFragment) =>
    createMeasure({
      name: t(metricTextKeys[of]),
      unit,
      currency,
      locale,
      values: products.map(({ figure }) => figure),
      t,
    });
  const notes = useFilterNotes(
    ranking && {
      period: ranking.period,
      value: filter.value,
      known: topProductFilters,
      singleChannel: true,
    },
  );
  const asOf = ranking && period.asOf(ranking.period);
  return (
    <CardFrame
      card={card}
      title={title}
      state={filtered.state}
      table={
        ranking && asOf
          ? topProductTable(title, ranking, { measure: measureFor(ranking), asOf, t })
          : undefined
      }
      filterNotes={notes}
      moduleParameters={moduleFilterParameters(input)}
      {...(request && { query: request })}
    >
      <div className="card-body card-filtered">
        <div className="card-choices">
          <CardFilterBar filter={filter} known={topProductFilters} singleChannel />
          <TopSelect value={parseTop(top.value)} options={topOptions} onChange={top.choose} />
        </div>
        <div className="products-panel">
          <MetricTabs
            label={t('metric.label')}
            value={parseMetric(metric.value)}
            options={topMetrics.map((value) => ({ value, label: t(metricTextKeys[value]) }))}
            onChange={metric.choose}
          >
            <FilteredBody
              filtered={filtered}
              Waiting={TopProductWaiting}
              isEmpty={({ products }) => products.length === 0}
              emptyReason={period.emptyReason}
            >
              {(data) => (
                <ProductTable
                  name={t('sku.list', { title, metric: t(metricTextKeys[data.metric]) })}
                  ranking={data}
                  measure={measureFor(data)}
                />
              )}
            </FilteredBody>
          </MetricTabs>
        </div>
      </div>
    </CardFrame>
  );
}
