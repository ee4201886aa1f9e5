import type { components } from '../../../schema/generated/retail.ts';
import { isDay } from '../../values/calendar.ts';
import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { SignedIn } from '../../request/context.ts';
import type {
  SalesFilterInput,
  StoreRankingCardResolvers,
  StoreRanking,
} from '../../generated/resolvers.ts';
import { codeOf } from '../../values/rows.ts';
import { rowsOf } from '../../upstream/rows-of.ts';
import { byAmount, decimalOf, decimalOrNull, hundredthsOf } from '../../values/hundredths.ts';
import { lastDayRequest } from '../filters.ts';
import { cardData, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

type RankingRow = components['schemas']['RankingRow'];

const MAX_STORES = 10;

/** The stores with the highest sales of a day. */
export const storeRankingCard = {
  kind: 'StoreRankCard',
  typename: 'StoreRankingCard',
  fields: {
    ranking: (card, { filter }, context) => rankingOf(card, filter, requireSignedIn(context)),
  } satisfies StoreRankingCardResolvers,
} satisfies CardKind;

async function rankingOf(
  card: CardDefinition,
  filter: SalesFilterInput | null | undefined,
  { retail, account, today, yesterday }: SignedIn,
): Promise<StoreRanking> {
  const request = lastDayRequest(filter, { today, yesterday });
  const rows = rowsOf<RankingRow>('card', await cardData(retail, account, card, request));
  const stores = rows
    .map((row) => ({
      code: codeOf(row.shopid) || null,
      name: codeOf(row.name) || codeOf(row.shopid),
      amount: hundredthsOf(row.saleValue),
    }))
    .sort((one, other) => byAmount(one.amount, other.amount))
    .slice(0, MAX_STORES)
    .map(({ code, name, amount }, index) => ({
      rank: index + 1,
      code,
      name,
      amount: decimalOrNull(amount),
      sales: decimalOf(amount ?? 0n),
    }));
  const asOf = rows[0]?.sdate;
  return {
    currency: account.enterprise.currency,
    asOf: isDay(asOf) ? asOf : (request.startdate ?? yesterday),
    stores,
  };
}
