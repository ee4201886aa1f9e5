import type { CardResolvers } from '../../generated/resolvers.ts';

/** The types of the schema that implement Card. */
export type CardTypename = Extract<Awaited<ReturnType<CardResolvers['__resolveType']>>, string>;

/**
 * A kind of card: the services' name for it, its type in the schema, and the resolvers of its own
 * fields. Fields shared by all cards (name, position, …) are resolved elsewhere. `_example-card.ts`
 * shows how to add a kind.
 */
export interface CardKind {
  /** REST: uitmpl. */
  kind: string;
  typename: CardTypename;
  /** Resolvers of the kind's own fields, checked against the generated types in each file. */
  fields: object;
}
