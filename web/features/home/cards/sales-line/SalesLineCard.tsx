import { useRef, useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import type { ChartHandle } from '../../../../design/charts/chart-handle.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatDay } from '../../../../design/number/format-day.ts';
import { chooseScale } from '../../../../design/number/scale.ts';
import { ListNote } from '../../../../design/feedback/ListNote.tsx';
import { SegmentedToggle } from '../../../../design/forms/SegmentedToggle.tsx';
import { Skeleton } from '../../../../design/feedback/Skeleton.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardKind, CardOf, CardProps } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { SalesChart } from './SalesChart.tsx';
import { SalesTotals } from './SalesTotals.tsx';
import { salesTable } from './sales-table.ts';
import { firstWindow, type SalesWindow } from './sales-window.ts';
import './SalesLineCard.css';

/**
 * Achieved sales by day and the estimated sales. Both windows come with the card, so that the
 * toggle needs no request.
 */
function SalesLineCard({ card, title, state }: CardProps<CardOf<'SalesLineCard'>>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const serverText = useServerText();
  const [chosen, setWindow] = useState<SalesWindow | null>(null);
  const window = chosen ?? firstWindow(card);
  const chart = useRef<ChartHandle>(null);
  const series = card[window] ?? card.last30 ?? card.last7;
  if (!series) return null;
  const windows = { last7: t('sales.7'), last30: t('sales.30') };
  const scale = chooseScale(
    series.points.flatMap((point) => [point.actual, point.estimated]),
    { locale, currency: series.currency },
  );
  const empty = series.points.length === 0;
  return (
    <CardFrame
      card={card}
      title={title}
      state={state}
      chart={chart}
      className={empty ? 'card-tall' : ''}
      table={salesTable(`${title} ${windows[window]}`, series, t)}
      tools={
        <>
          {!empty && <span className="card-as">{scale.label}</span>}
          <SegmentedToggle
            label={t('sales.window')}
            value={window}
            options={[
              { value: 'last7', label: windows.last7 },
              { value: 'last30', label: windows.last30 },
            ]}
            onChange={setWindow}
          />
        </>
      }
    >
      {empty ? (
        <ListNote
          place="card"
          icon="empty"
          title={t('portal_text_204')}
          text={t('empty.sales', { date: formatDay(series.asOf, locale) })}
        />
      ) : (
        <div className="card-body">
          {series.subtitle !== null && (
            <p className="sales-subtitle clip">{serverText(series.subtitle, series.subtitle)}</p>
          )}
          <SalesTotals series={series} scale={scale} />
          <SalesChart
            title={title}
            window={windows[window]}
            series={series}
            scale={scale}
            handle={chart}
          />
        </div>
      )}
    </CardFrame>
  );
}

function SalesLineSkeleton() {
  return (
    <div className="card-body">
      <div className="sales-totals">
        {['actual', 'estimated', 'rate'].map((total) => (
          <span key={total} className="sales-total-waiting">
            <Skeleton width="3.5rem" height="0.75rem" />
            <Skeleton width="4.5rem" height="1.375rem" />
          </span>
        ))}
      </div>
      <div className="chart-box">
        <Skeleton height="100%" />
      </div>
    </div>
  );
}

export const salesLineKind: CardKind<CardOf<'SalesLineCard'>> = {
  Component: SalesLineCard,
  Skeleton: SalesLineSkeleton,
  waitingClass: 'card-tall',
  ready: (card) => card.last7 !== null || card.last30 !== null,
  layout: layoutTraits('chart', 'line', 4, 2, 25),
};
