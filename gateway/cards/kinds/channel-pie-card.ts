import type { components } from '../../../schema/generated/retail.ts';
import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { SignedIn } from '../../request/context.ts';
import type {
  ChannelPieCardResolvers,
  ChannelShares,
  SalesFilterInput,
} from '../../generated/resolvers.ts';
import { codeOf } from '../../values/rows.ts';
import { rowsOf } from '../../upstream/rows-of.ts';
import { channelRank, rankFields } from '../base-data.ts';
import {
  byAmount,
  decimalOf,
  decimalOrNull,
  hundredthsOf,
  knownSum,
  nullablePercent,
} from '../../values/hundredths.ts';
import { salesRequest } from '../filters.ts';
import { cardData, limitOf, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

type SliceRow = components['schemas']['PieSlice'];

/** Maximum slices in the answer; the totals include all of them. */
const MAX_SLICES = 500;

/** Share of each channel in the sales, by amount and by quantity. */
export const channelPieCard = {
  kind: 'PieCard',
  typename: 'ChannelPieCard',
  fields: {
    shares: (card, { filter }, context) => sharesOf(card, filter, requireSignedIn(context)),
  } satisfies ChannelPieCardResolvers,
} satisfies CardKind;

async function sharesOf(
  card: CardDefinition,
  filter: SalesFilterInput | null | undefined,
  { retail, account, loaders, today }: SignedIn,
): Promise<ChannelShares> {
  const { period, body } = salesRequest(filter, today);
  const [answer, known] = await Promise.all([
    cardData(retail, account, card, body),
    // The channel list is needed for colors only. Without it they follow the order shown.
    loaders.channels(limitOf(card)).catch(() => []),
  ]);
  const slices = rowsOf<SliceRow>('card', answer).map((row) => ({
    code: codeOf(row.channelid) || null,
    name: codeOf(row.name) || codeOf(row.channelid),
    i18nCode: codeOf(row.entrycode) || null,
    amount: hundredthsOf(row.sale),
    quantity: hundredthsOf(row.num),
  }));
  const amountTotal = knownSum(slices.map(({ amount }) => amount));
  const quantityTotal = knownSum(slices.map(({ quantity }) => quantity));
  return {
    period,
    currency: account.enterprise.currency,
    channels: slices
      .sort((one, other) => byAmount(one.amount, other.amount))
      .slice(0, MAX_SLICES)
      .map(({ code, name, i18nCode, amount, quantity }) => ({
        code,
        name,
        i18nCode,
        ...rankFields(channelRank(known, code)),
        sales: decimalOrNull(amount),
        amount: decimalOf(amount ?? 0n),
        amountShare: nullablePercent(amount, amountTotal),
        units: decimalOrNull(quantity),
        quantity: decimalOf(quantity ?? 0n),
        quantityShare: nullablePercent(quantity, quantityTotal),
      })),
    salesTotal: decimalOrNull(amountTotal),
    amountTotal: decimalOf(amountTotal ?? 0n),
    unitsTotal: decimalOrNull(quantityTotal),
    quantityTotal: decimalOf(quantityTotal ?? 0n),
  };
}
