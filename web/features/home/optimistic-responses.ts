import type { UnreadMessagesQuery } from './cards/notices/notice-message.gen.ts';

type Unread = NonNullable<NonNullable<UnreadMessagesQuery['viewer']>['unreadMessages']>;

/**
 * The optimistic responses: what the gateway is expected to answer. The cache shows them until the
 * answer arrives and rolls them back if the change fails.
 */
export function optimisticMessagesRead(viewerId: string, unread: Unread | null, readId: string) {
  const nodes = unread?.nodes.filter(({ id }) => id !== readId) ?? [];
  const totalCount = (unread?.totalCount ?? 0) - ((unread?.nodes.length ?? 0) - nodes.length);
  return {
    messagesRead: {
      __typename: 'MessagesReadPayload' as const,
      viewer: {
        __typename: 'Viewer' as const,
        id: viewerId,
        unreadMessages: unread && { __typename: 'MessagePreview' as const, totalCount, nodes },
      },
      userErrors: [],
    },
  };
}

export function optimisticMustSeeMark(id: string) {
  return {
    mustSeeMark: {
      __typename: 'MustSeeMarkPayload' as const,
      item: { __typename: 'MustSeeItem' as const, id, isSeen: true },
      userErrors: [],
    },
  };
}
