import type { CardResolvers } from '../../generated/resolvers.ts';

/** The types of the schema that implement Card. */
export type CardTypename = Extract<Awaited<ReturnType<CardResolvers['__resolveType']>>, string>;

/**
 * A kind of card: what the services call it, its type in the schema, and how its own fields come about. The fields that all cards share
 * (name, position, …) need no word here. `_example-card.ts` shows how to add one.
 */
export interface CardKind {
  /** REST: uitmpl. */
  kind: string;
  typename: CardTypename;
  /** Resolvers of the fields that are its own, as the generated types want them. */
  fields: object;
}
