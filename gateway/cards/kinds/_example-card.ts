/**
 * How to add a kind of card. This example is compiled but not registered.
 *
 * 1. Describe its type in schema/cards.graphql: `type … implements Card @key(fields: "id")` with
 * the shared fields and its own, each with a description. Its own fields are nullable, because the
 * card's service may fail while the rest of the page works.
 * 2. Run the codegen. It creates the resolver types, the type's name and its mapper.
 * 3. Copy this file, and add one line to table.ts.
 * 4. Add a card with its answer to tests/support/gateway/data-cards.ts, and a test to
 * tests/gateway/cards.
 *
 * A field with a filter argument converts it with `salesRequest` (../filters.ts) to the services'
 * parameters and passes these to `cardData`; see channel-pie-card.ts.
 */
import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { Context, SignedIn } from '../../request/context.ts';
import { rowsOf } from '../../upstream/rows-of.ts';
import { decimalOrNull, hundredthsOf, knownSum } from '../../values/hundredths.ts';
import { cardData, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

/** A row of the services' answer. A real kind takes its type from schema/generated/retail.ts. */
interface ExampleRow {
  name: string;
  value: number | null;
}

export const exampleCard = {
  // The services' name of the kind (`uitmpl`), and its type in the schema.
  kind: 'ExampleCard',
  typename: 'UnknownCard',
  // One resolver for each of the card's own fields, checked by `satisfies ExampleCardResolvers`
  // once the type is in the schema. Keep resolvers to one line and do the work below.
  fields: {
    total: (card: CardDefinition, _args: object, context: Context) =>
      totalOf(card, requireSignedIn(context)),
  },
} satisfies CardKind;

async function totalOf(
  card: CardDefinition,
  { retail, account }: SignedIn,
): Promise<string | null> {
  // `cardData` calls the card's configured address with the card's own time limit. Equal calls of a
  // request are made once, so two fields may both call it. An error thrown here fails this field
  // and no other card.
  const rows = rowsOf<ExampleRow>('card', await cardData(retail, account, card));
  // Sum amounts as whole hundredths and return them as exact strings. A value that is not a number
  // is null, never NaN or 0: it is left out of the sum, and without any value there is no sum.
  return decimalOrNull(knownSum(rows.map(({ value }) => hundredthsOf(value))));
}
