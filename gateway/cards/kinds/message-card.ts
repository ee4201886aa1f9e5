import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { MessageCardResolvers } from '../../generated/resolvers.ts';
import { limitOf } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

/** The unread messages. They come from the message service; the card's own address is ignored. */
export const messageCard = {
  kind: 'MessageCard',
  typename: 'MessageCard',
  fields: {
    messages: (card, _args, context) =>
      requireSignedIn(context).loaders.unreadMessages(limitOf(card)),
  } satisfies MessageCardResolvers,
} satisfies CardKind;
