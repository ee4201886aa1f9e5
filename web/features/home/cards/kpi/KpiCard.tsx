import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { Ring } from '../../../../design/charts/Ring.tsx';
import {
  type Amount,
  formatAmount,
  formatCount,
  type AmountFormat,
} from '../../../../design/number/amount.ts';
import { shiftDays } from '../../../../design/dates/calendar/calendar-days.ts';
import { formatChange } from '../../../../design/number/rate.ts';
import { chooseScale } from '../../../../design/number/scale.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardKind, CardOf, CardProps } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import {
  type KpiCard_AttainmentFragment,
  type KpiCard_FiguresFragment,
  KpiDocument,
  type KpiQuery,
} from './KpiCard.gen.ts';
import { KpiSkeleton } from './KpiSkeleton.tsx';
import { type DayNames, kpiTable } from './kpi-table.ts';
import { ModuleLink } from '../frame/ModuleLink.tsx';
import { FilteredBody } from '../filtering/FilteredBody.tsx';
import { usePageFilteredData } from '../filtering/usePageFilteredData.ts';
import './KpiCard.css';

type Figures = KpiCard_FiguresFragment;

const select = ({ viewer }: KpiQuery) =>
  viewer?.card?.__typename === 'KpiCard' ? viewer.card.figures : null;

/**
 * Yesterday's figure, its change from the day before, and two attainment rings. If the user has
 * chosen a period, the figure is that of its last day. It also follows the purchasing group.
 */
function KpiCard({ card, title, state }: CardProps<CardOf<'KpiCard'>>) {
  const { t } = useTranslation();
  const { filtered, frame } = usePageFilteredData({
    code: card.code,
    state,
    initial: card.figures,
    document: KpiDocument,
    select,
  });
  const figures = filtered.data;
  const names = useDayNames(figures ?? { asOf: '' });
  return (
    <CardFrame
      card={card}
      title={title}
      state={filtered.state}
      table={figures ? kpiTable({ title, figures, names, t }) : undefined}
      {...frame}
      className="kpi"
    >
      <FilteredBody
        filtered={filtered}
        Waiting={KpiSkeleton}
        isEmpty={() => false}
        emptyReason={() => ''}
      >
        {(data) => (
          <div className="kpi-body">
            <Value card={card} title={title} figures={data} names={names} />
            <div className="kpi-rings">
              <Attainment label={t('kpi.month')} attainment={data.month} figures={data} elapsed />
              <Attainment label={t('kpi.year')} attainment={data.year} figures={data} />
            </div>
          </div>
        )}
      </FilteredBody>
    </CardFrame>
  );
}

/**
 * Returns a function that formats an amount: in its own unit, or in the unit of `comparedWith`, the
 * value that it is compared with.
 */
function useAmount(
  figures: Figures,
): (text: string | null, comparedWith?: string | null) => Amount {
  const { locale } = useLanguage();
  const writing = { locale, currency: figures.currency };
  return (text, comparedWith = null) => {
    if (figures.unit === 'COUNT') return formatCount(text);
    return formatAmount(
      text,
      writing,
      comparedWith === null ? undefined : chooseScale([comparedWith], writing).unit,
    );
  };
}

/**
 * The names of the two days: yesterday and the day before. If the user has chosen a period: its
 * last day and the day before.
 */
function useDayNames({ asOf }: Pick<Figures, 'asOf'>): DayNames {
  const { t } = useTranslation();
  const { today } = useViewer().enterprise;
  const isYesterday = asOf === shiftDays(today, -1);
  return isYesterday
    ? { day: t('kpi.yesterday'), before: t('kpi.before') }
    : { day: t('kpi.thatDay'), before: t('kpi.dayBefore') };
}

interface ValueProps {
  card: CardOf<'KpiCard'>;
  title: string;
  figures: Figures;
  names: DayNames;
}

function Value({ card, title, figures, names }: ValueProps) {
  const { t } = useTranslation();
  const amount = useAmount(figures);
  const value = amount(figures.yesterday);
  const before = amount(figures.dayBefore, figures.yesterday);
  const change = formatChange(figures.dayOverDayRate);
  return (
    <div className="kpi-main">
      <ModuleLink card={card} title={title} className="kpi-value" tooltip={value.exact}>
        <span className="sr">{`${names.day} ${value.exact}`}</span>
        <span className="kpi-shown" aria-hidden="true">
          {value.sign}
          {value.symbol && <span className="kpi-symbol">{value.symbol}</span>}
          {value.digits}
          {value.unit && <small>{value.unit}</small>}
        </span>
      </ModuleLink>
      <div className="kpi-trend">
        <b
          className={change.direction}
          title={change.arrow === '' ? t('kpi.noChange') : t('kpi.dod')}
        >
          <span className="sr">{`${t('kpi.dod')} `}</span>
          {change.arrow && <span aria-hidden="true">{`${change.arrow} `}</span>}
          {change.text}
        </b>
        <span className="mute" title={before.exact}>
          <span className="sr">{`${names.before} ${before.exact}`}</span>
          <span aria-hidden="true">{`${names.before} ${before.text}`}</span>
        </span>
      </div>
    </div>
  );
}

interface AttainmentProps {
  label: string;
  attainment: KpiCard_AttainmentFragment;
  figures: Figures;
  /** Marks the elapsed time. Used for the month. */
  elapsed?: boolean;
}

function Attainment({ label, attainment, figures, elapsed }: AttainmentProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const writing: AmountFormat = { locale, currency: figures.currency };
  // It is the tooltip and what screen readers read, so the amounts are exact.
  const exact = (text: string | null) =>
    (figures.unit === 'COUNT' ? formatCount(text) : formatAmount(text, writing)).exact;
  const values = {
    actual: exact(attainment.actual),
    plan: exact(attainment.plan),
    elapsed: attainment.elapsedRate,
  };
  const detail =
    attainment.rate === null
      ? t('kpi.noPlan')
      : t(elapsed ? 'kpi.detailWithTime' : 'kpi.detail', values);
  return (
    <Ring
      label={label}
      rate={attainment.rate}
      band={attainment.band}
      detail={detail}
      {...(elapsed ? { elapsed: attainment.elapsedRate } : {})}
    />
  );
}

export const kpiKind: CardKind<CardOf<'KpiCard'>> = {
  Component: KpiCard,
  Skeleton: KpiSkeleton,
  waitingClass: 'kpi',
  ready: (card) => card.figures !== null,
  layout: layoutTraits('chart', 'figure', 3, 1, 14.5),
  follows: ['period', 'purchaseGroup'],
  isSmall: true,
};
