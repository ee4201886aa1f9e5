import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { SignedIn } from '../../request/context.ts';
import type { CardCounter, CountCardResolvers } from '../../generated/resolvers.ts';
import { field } from '../../values/rows.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import { counterOf, type CounterRow } from '../counter.ts';
import { cardData, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

/** A number that opens a module. */
export const countCard = {
  kind: 'CountCard',
  typename: 'CountCard',
  fields: {
    counter: (card, _args, context) => cardCounter(card, requireSignedIn(context)),
  } satisfies CountCardResolvers,
} satisfies CardKind;

/** The number of a single card. It opens the counter's module, or else the card's. */
export async function cardCounter(
  card: CardDefinition,
  { retail, account }: SignedIn,
): Promise<CardCounter> {
  const row = await cardData<CounterRow>(retail, account, card);
  if (field(field(row, 'data'), 'num') === undefined)
    throw new UpstreamError('malformed', { operation: 'card' });
  return counterOf(row, card.moduleCode);
}
