import type { CardKind } from './card-kind.ts';

/**
 * The fallback for unknown kinds: the page shows the card's name and its `kind`, which comes from
 * the definition.
 */
export const unknownCard = { kind: '', typename: 'UnknownCard', fields: {} } satisfies CardKind;
