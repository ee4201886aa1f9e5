import type { components } from '../../../schema/generated/retail.ts';
import { isDay } from '../../values/calendar.ts';
import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { SignedIn } from '../../request/context.ts';
import type {
  FigureUnit,
  KpiCardResolvers,
  KpiFigures,
  SalesFilterInput,
} from '../../generated/resolvers.ts';
import { codeOf, field } from '../../values/rows.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import { attainmentOf, elapsedMonth, elapsedYear } from '../attainment.ts';
import {
  changePercent,
  decimalOf,
  hundredthsOf,
  nullableDecimal,
} from '../../values/hundredths.ts';
import { dayRequest } from '../filters.ts';
import { givenOrComputedRate } from '../given-or-computed-rate.ts';
import { cardData, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

type KpiRow = components['schemas']['KpiCard'];

/** Customer flow is always a count, even if the services state a different unit. */
const CUSTOMER_FLOW = 'operating03';

/** Sales, gross profit, customer flow or average ticket. */
export const kpiCard = {
  kind: 'KpiCard',
  typename: 'KpiCard',
  fields: {
    figures: (card, { filter }, context) => figuresOf(card, filter, requireSignedIn(context)),
  } satisfies KpiCardResolvers,
} satisfies CardKind;

async function figuresOf(
  card: CardDefinition,
  filter: SalesFilterInput | null | undefined,
  { retail, account, today, yesterday }: SignedIn,
): Promise<KpiFigures> {
  const answer = await cardData<Partial<KpiRow> | null>(
    retail,
    account,
    card,
    dayRequest(filter, today),
  );
  const row = answer?.data;
  if (!row) throw new UpstreamError('malformed', { operation: 'card' });
  const asOf = isDay(answer.sdate) ? answer.sdate : yesterday;
  const newest = hundredthsOf(row.yesterdayValue);
  const change = givenOrComputedRate(row.yesterdayRate, row.beforeYesterdayValue, (before) =>
    changePercent(newest, before),
  );
  return {
    unit: unitOf(card, row),
    currency: account.enterprise.currency,
    asOf,
    yesterday: nullableDecimal(row.yesterdayValue),
    dayBefore: nullableDecimal(row.beforeYesterdayValue),
    dayOverDayRate: change === null ? null : decimalOf(change),
    month: attainmentOf(row.monthValue, row.monthPlanValue, row.monthRate, elapsedMonth(asOf)),
    year: attainmentOf(row.yearValue, row.yearPlanValue, row.yearRate, elapsedYear(asOf)),
  };
}

/**
 * Money, unless the card is about customer flow (cards of one region state the metric in their
 * parameters) or the services say that it is a count.
 */
function unitOf({ code, source }: CardDefinition, { valuekind }: KpiRow['data']): FigureUnit {
  const metric = codeOf(field(source.parameters, 'cardcode')) || code;
  return metric === CUSTOMER_FLOW || valuekind === 'count' ? 'COUNT' : 'MONEY';
}
