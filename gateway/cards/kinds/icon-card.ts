import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { IconCardResolvers } from '../../generated/resolvers.ts';
import type { CardKind } from './card-kind.ts';
import { cardCounter } from './count-card.ts';

/** A shortcut with a badge: the same data as a count card, drawn differently. */
export const iconCard = {
  kind: 'IconCard',
  typename: 'IconCard',
  fields: {
    counter: (card, _args, context) => cardCounter(card, requireSignedIn(context)),
  } satisfies IconCardResolvers,
} satisfies CardKind;
