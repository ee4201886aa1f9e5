import type { components } from '../../../schema/generated/retail.ts';
import { isDay } from '../../calendar.ts';
import { requireSignedIn, type SignedIn } from '../../context.ts';
import type { KpiCardResolvers, KpiFigures } from '../../generated/resolvers.ts';
import { UpstreamError } from '../../upstream/upstream-error.ts';
import { attainmentOf, elapsedMonth, elapsedYear } from '../attainment.ts';
import { hundredthsOf, nullableDecimal, nullablePercent } from '../decimal.ts';
import { cardData, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

type KpiRow = components['schemas']['KpiCard'];

/** Sales, gross profit, customer flow or unit price. */
export const kpiCard = {
  kind: 'KpiCard',
  typename: 'KpiCard',
  fields: { figures: (card, _args, context) => figuresOf(card, requireSignedIn(context)) } satisfies KpiCardResolvers,
} satisfies CardKind;

async function figuresOf(card: CardDefinition, { retail, account, yesterday }: SignedIn): Promise<KpiFigures> {
  const answer = await cardData<Partial<KpiRow> | null>(retail, account, card);
  const row = answer?.data;
  if (!row) throw new UpstreamError('malformed', { operation: 'card' });
  const asOf = isDay(answer.sdate) ? answer.sdate : yesterday;
  const [newest, before] = [hundredthsOf(row.yesterdayValue), hundredthsOf(row.beforeYesterdayValue)];
  return {
    unit: row.unit ? 'MONEY' : 'COUNT',
    currency: account.enterprise.currency,
    asOf,
    yesterday: nullableDecimal(row.yesterdayValue),
    dayBefore: nullableDecimal(row.beforeYesterdayValue),
    dayOverDayRate: newest === null || before === null ? null : nullablePercent(newest - before, before),
    month: attainmentOf(row.monthValue, row.monthPlanValue, elapsedMonth(asOf)),
    year: attainmentOf(row.yearValue, row.yearPlanValue, elapsedYear(asOf)),
  };
}
