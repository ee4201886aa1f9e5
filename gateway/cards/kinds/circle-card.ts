import type { components } from '../../../schema/generated/retail.ts';
import { isDay } from '../../values/calendar.ts';
import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { SignedIn } from '../../request/context.ts';
import type { CircleCardResolvers, CircleFigures } from '../../generated/resolvers.ts';
import { countOf, field } from '../../values/rows.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import { nullableDecimal } from '../../values/hundredths.ts';
import { cardData, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

type CircleRow = components['schemas']['CircleData'];

/** Count, growth and sales of one figure, such as the members who bought. */
export const circleCard = {
  kind: 'CircleCard',
  typename: 'CircleCard',
  fields: {
    figures: (card, _args, context) => figuresOf(card, requireSignedIn(context)),
  } satisfies CircleCardResolvers,
} satisfies CardKind;

async function figuresOf(
  card: CardDefinition,
  { retail, account, yesterday }: SignedIn,
): Promise<CircleFigures> {
  const row = await cardData<Partial<CircleRow> | null>(retail, account, card);
  if (field(row, 'num') === undefined || row === null)
    throw new UpstreamError('malformed', { operation: 'card' });
  return {
    asOf: isDay(row.sdate) ? row.sdate : yesterday,
    currency: account.enterprise.currency,
    count: countOf(row.num),
    growthRate: nullableDecimal(row.hb),
    amount: nullableDecimal(row.amt),
    share: nullableDecimal(row.prop),
  };
}
