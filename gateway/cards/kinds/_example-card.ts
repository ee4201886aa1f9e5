/**
 * The manual for a new kind of card. It compiles with the rest and is registered nowhere.
 *
 * 1. Describe its type in schema/cards.graphql: `type … implements Card @key(fields: "id")` with the shared fields and its own, each with
 *    a description. Its own fields are nullable: the card's service may fail while the rest of the page stands.
 * 2. Run the codegen: the resolver types, the type's name and its mapper come from the schema.
 * 3. Copy this file, and put one line into table.ts.
 * 4. Add a card with its answer to tests/support/gateway/data-cards.ts and a test to tests/gateway/cards.
 *
 * A field that takes a filter turns it into the services' words by `salesRequest` (../filters.ts) and hands these to `cardData`;
 * channel-pie-card.ts shows it.
 */
import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { Context, SignedIn } from '../../request/context.ts';
import { rowsOf } from '../../upstream/rows-of.ts';
import { decimalOf, hundredthsOf } from '../../values/hundredths.ts';
import { cardData, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

/** As the services answer it. A real kind takes this from schema/generated/retail.ts. */
interface ExampleRow {
  name: string;
  value: number | null;
}

export const exampleCard = {
  // What the services call the kind (uitmpl), and the type that it is in the schema.
  kind: 'ExampleCard',
  typename: 'UnknownCard',
  // One resolver for each field that is the card's own, checked by `satisfies ExampleCardResolvers` once the type is in the schema. They
  // stay one line long; the work is below.
  fields: {
    total: (card: CardDefinition, _args: object, context: Context) =>
      totalOf(card, requireSignedIn(context)),
  },
} satisfies CardKind;

async function totalOf(card: CardDefinition, { retail, account }: SignedIn): Promise<string> {
  // `cardData` asks the card's configured address under the card's own time limit. Two fields may both call it: equal calls of one
  // request are made once. Whatever it throws becomes the error of this field, and of no other card.
  const rows = rowsOf<ExampleRow>('card', await cardData(retail, account, card));
  // Amounts are summed as whole hundredths and leave as exact texts; a value that is no number is null, never NaN.
  return decimalOf(rows.reduce((sum, { value }) => sum + (hundredthsOf(value) ?? 0n), 0n));
}
