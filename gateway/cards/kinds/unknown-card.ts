import type { CardKind } from './card-kind.ts';

/** Whatever no other kind is: it shows its name and says what it would have been. Its field `kind` is the definition's own. */
export const unknownCard = { kind: '', typename: 'UnknownCard', fields: {} } satisfies CardKind;
