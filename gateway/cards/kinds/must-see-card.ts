import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { MustSeeCardResolvers } from '../../generated/resolvers.ts';
import { limitOf } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

/** The must-see items of today; the card's own address is ignored. */
export const mustSeeCard = {
  kind: 'MustSeeCard',
  typename: 'MustSeeCard',
  fields: {
    items: (card, _args, context) => requireSignedIn(context).loaders.mustSee(limitOf(card)),
  } satisfies MustSeeCardResolvers,
} satisfies CardKind;
