import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCommand } from '../../../../platform/data/useCommand.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { optimisticMessagesRead } from '../../optimistic-responses.ts';
import { AnnouncementCard_CardFragmentDoc } from '../announcement/AnnouncementCard.gen.ts';
import {
  MessagesReadDocument,
  type Notice_MessageFragment,
  UnreadMessagesDocument,
} from './notice-message.gen.ts';

/**
 * Marks a notice as read. It optimistically disappears from the messages, their count and, if
 * given, the announcement card. It returns, and the user is notified, if the change fails.
 */
export function useReadNotice(
  announcementCardId?: string,
): (notice: Notice_MessageFragment) => void {
  const { id: viewerId } = useViewer();
  const client = useApolloClient();
  const command = useCommand(MessagesReadDocument);
  return ({ id }) => {
    const unread =
      client.readQuery({ query: UnreadMessagesDocument })?.viewer?.unreadMessages ?? null;
    void command.run(
      { input: { ids: [id] } },
      {
        notice: {},
        optimisticResponse: optimisticMessagesRead(viewerId, unread, id),
        update(cache, { messagesRead: payload }) {
          if (payload == null || payload.userErrors.length > 0) return;
          if (announcementCardId !== undefined) removeFromCard(cache, announcementCardId, id);
          // Evicting the message removes it from all lists that contain it. This cannot be undone,
          // so it is not part of the optimistic update.
          cache.evict({ id: cache.identify({ __typename: 'Message', id }) ?? '' });
        },
      },
    );
  };
}

function removeFromCard(cache: ApolloCache, cardId: string, id: string): void {
  const target = {
    id: cache.identify({ __typename: 'AnnouncementCard', id: cardId }) ?? '',
    fragment: AnnouncementCard_CardFragmentDoc,
    fragmentName: 'AnnouncementCard_card',
  };
  cache.updateFragment(target, (before) => {
    if (!before?.announcements) return before;
    const nodes = before.announcements.nodes.filter((one) => one.id !== id);
    const gone = before.announcements.nodes.length - nodes.length;
    const totalCount = Math.max(before.announcements.totalCount - gone, nodes.length);
    return { ...before, announcements: { ...before.announcements, nodes, totalCount } };
  });
}
