import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { FastAppCardResolvers } from '../../generated/resolvers.ts';
import { MAX_PINNED_MENUS } from '../../request/max-pinned-menus.ts';
import { limitOf } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

/**
 * The favourites as tiles. They come from the account's favourites; the card's own address is
 * ignored.
 */
export const fastAppCard = {
  kind: 'FastAppCard',
  typename: 'FastAppCard',
  fields: {
    favourites: (card, _args, context) =>
      requireSignedIn(context).loaders.favourites(limitOf(card)),
    limit: () => MAX_PINNED_MENUS,
  } satisfies FastAppCardResolvers,
} satisfies CardKind;
