import type { components } from '../../../schema/generated/retail.ts';
import { isDay } from '../../calendar.ts';
import { requireSignedIn, type SignedIn } from '../../context.ts';
import type { SalesLineCardResolvers, SalesPoint, SalesSeries, SalesWindow } from '../../generated/resolvers.ts';
import { codeOf, rowsOf } from '../../rows.ts';
import { decimalOf, divide, hundredthsOf, nullablePercent, type Hundredths } from '../decimal.ts';
import { cardData, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

type TrendRow = components['schemas']['SalesTrend'];

const DAYS: Record<SalesWindow, string> = { LAST_7_DAYS: '7', LAST_30_DAYS: '30' };

/** A day's estimate is this part of its month's plan, whatever the month's length. */
const DAYS_OF_A_PLAN = 30n;

/** Achieved sales by day beside what the plan would have. */
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
  /** Plan of its month. */
  plan: Hundredths | null;
}

async function seriesOf(
  card: CardDefinition,
  window: SalesWindow,
  { retail, account, yesterday }: SignedIn,
): Promise<SalesSeries | null> {
  const trends = rowsOf<TrendRow>('card', await cardData(retail, account, card));
  const trend = trends.find(({ days }) => codeOf(days) === DAYS[window]);
  if (trend === undefined) return null;
  const days = daysOf(trend);
  const actual = days.reduce((sum, day) => sum + day.actual, 0n);
  const plan = days.reduce<Hundredths | null>((sum, day) => (sum === null || day.plan === null ? null : sum + day.plan), 0n);
  const planned = days.length === 0 ? null : plan;
  return {
    currency: account.enterprise.currency,
    asOf: days.at(-1)?.date ?? yesterday,
    points: days.map(pointOf),
    actualTotal: decimalOf(actual),
    estimatedTotal: planned === null ? null : decimalOf(divide(planned, DAYS_OF_A_PLAN)),
    rate: nullablePercent(actual * DAYS_OF_A_PLAN, planned),
  };
}

/** Days without a date or a value are left out rather than drawn as nothing sold. */
function daysOf({ x, monthplan }: TrendRow): Day[] {
  return rowsOf<TrendRow['x'][number]>('card', x)
    .flatMap((row) => {
      const actual = hundredthsOf(row.salevalue);
      if (actual === null || !isDay(row.sdate)) return [];
      return [{ date: row.sdate, actual, plan: hundredthsOf(row.monthplan === undefined ? monthplan : row.monthplan) }];
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

function pointOf({ date, actual, plan }: Day): SalesPoint {
  return {
    date,
    actual: decimalOf(actual),
    estimated: plan === null ? null : decimalOf(divide(plan, DAYS_OF_A_PLAN)),
    rate: nullablePercent(actual * DAYS_OF_A_PLAN, plan),
  };
}
