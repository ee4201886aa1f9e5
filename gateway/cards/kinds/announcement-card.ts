import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { AnnouncementCardResolvers } from '../../generated/resolvers.ts';
import { limitOf } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

/**
 * The unread announcements. They come from the message service; the card's own address is ignored.
 */
export const announcementCard = {
  kind: 'AnnouncementCard',
  typename: 'AnnouncementCard',
  fields: {
    announcements: (card, _args, context) =>
      requireSignedIn(context).loaders.unreadAnnouncements(limitOf(card)),
  } satisfies AnnouncementCardResolvers,
} satisfies CardKind;
