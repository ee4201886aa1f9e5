import type { components } from '../../../schema/generated/retail.ts';
import { isDay } from '../../values/calendar.ts';
import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { SignedIn } from '../../request/context.ts';
import type {
  SalesLineCardResolvers,
  SalesPoint,
  SalesSeries,
  SalesWindow,
} from '../../generated/resolvers.ts';
import { codeOf } from '../../values/rows.ts';
import { rowsOf } from '../../upstream/rows-of.ts';
import {
  decimalOf,
  divide,
  hundredthsOf,
  nullablePercent,
  type Hundredths,
} from '../../values/hundredths.ts';
import { cardData, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

type TrendRow = components['schemas']['SalesTrend'];

const DAYS: Record<SalesWindow, string> = { LAST_7_DAYS: '7', LAST_30_DAYS: '30' };

/** Divisor for estimated sales: a day's estimate is the month's plan ÷ 30 in every month. */
const PLAN_DAYS = 30n;

/** Actual sales per day beside the estimated sales from the plan. */
export const salesLineCard = {
  kind: 'SalesLineCard',
  typename: 'SalesLineCard',
  fields: {
    series: (card, { window }, context) => seriesOf(card, window, requireSignedIn(context)),
  } satisfies SalesLineCardResolvers,
} satisfies CardKind;

interface Day {
  date: string;
  actual: Hundredths;
  /** Plan of the month of this day. */
  plan: Hundredths | null;
}

async function seriesOf(
  card: CardDefinition,
  window: SalesWindow,
  { retail, account, yesterday }: SignedIn,
): Promise<SalesSeries> {
  const trends = rowsOf<TrendRow>('card', await cardData(retail, account, card));
  const trend = trends.find(({ days }) => codeOf(days) === DAYS[window]);
  // Services without sales send no window, and some send only one of the two. A missing window has
  // no days.
  const days = trend === undefined ? [] : daysOf(trend);
  const planned = days.filter(isPlanned);
  const plan = planned.length === 0 ? null : planned.reduce((sum, day) => sum + day.plan, 0n);
  return {
    subtitle: subtitleOf(trend),
    currency: account.enterprise.currency,
    asOf: days.at(-1)?.date ?? yesterday,
    points: days.map(pointOf),
    actualTotal: decimalOf(salesOf(days)),
    estimatedTotal: plan === null ? null : decimalOf(divide(plan, PLAN_DAYS)),
    plannedDays: planned.length,
    // Only days with a plan are included: the others would raise the rate.
    rate: nullablePercent(salesOf(planned) * PLAN_DAYS, plan),
  };
}

/** The longest subtitle of an answer; what is beyond it could not be shown. */
const MAX_SUBTITLE = 100;

function subtitleOf(trend: TrendRow | undefined): string | null {
  return codeOf(trend?.y).trim().slice(0, MAX_SUBTITLE) || null;
}

const isPlanned = (day: Day): day is Day & { plan: Hundredths } => day.plan !== null;

const salesOf = (days: readonly Day[]): Hundredths =>
  days.reduce((sum, day) => sum + day.actual, 0n);

/** Leaves out days without a date or value: as zero they would look like days without sales. */
function daysOf({ x, monthplan }: TrendRow): Day[] {
  return rowsOf<TrendRow['x'][number]>('card', x)
    .flatMap((row) => {
      const actual = hundredthsOf(row.salevalue);
      if (actual === null || !isDay(row.sdate)) return [];
      return [
        {
          date: row.sdate,
          actual,
          plan: hundredthsOf(row.monthplan === undefined ? monthplan : row.monthplan),
        },
      ];
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

function pointOf({ date, actual, plan }: Day): SalesPoint {
  return {
    date,
    actual: decimalOf(actual),
    estimated: plan === null ? null : decimalOf(divide(plan, PLAN_DAYS)),
    rate: nullablePercent(actual * PLAN_DAYS, plan),
  };
}
