import type { ApolloCache, Reference } from '@apollo/client';
import type { MessageType } from '../../generated/schema.ts';
import type { Message } from './useMessages.ts';

interface Count {
  type: MessageType;
  count: number;
}

interface Preview {
  totalCount: number;
  nodes: readonly Reference[];
}

/** The cached fields of the viewer that depend on the read status of messages. */
interface CachedViewer extends Record<string, unknown> {
  unreadCounts: unknown;
  unreadMessages: unknown;
}

/**
 * The optimistic response. It has no viewer, because only the gateway knows the counts;
 * `updateCounts` writes them instead.
 */
export const optimisticResponse = {
  messagesRead: { __typename: 'MessagesReadPayload' as const, viewer: null, userErrors: [] },
};

/** Returns the expected counts after these messages are marked. */
function expectedCounts(
  counts: readonly Count[],
  changed: readonly Pick<Message, 'type'>[],
  isRead: boolean,
): Count[] {
  const types = new Set([...counts.map(({ type }) => type), ...changed.map(({ type }) => type)]);
  return [...types].flatMap((type) => {
    const before = counts.find((entry) => entry.type === type);
    const difference =
      changed.filter((message) => message.type === type).length * (isRead ? -1 : 1);
    const count = Math.max(0, (before?.count ?? 0) + difference);
    return count === 0 ? [] : [{ ...(before ?? { __typename: 'MessageCount', type }), count }];
  });
}

/**
 * Updates the read status of messages in the cache, for the message centre, the top bar and the
 * home page.
 */
export function markInCache(
  cache: ApolloCache,
  messages: readonly Message[],
  isRead: boolean,
): void {
  for (const { id } of messages) {
    const cacheId = cache.identify({ __typename: 'Message', id });
    if (cacheId !== undefined) cache.modify({ id: cacheId, fields: { isRead: () => isRead } });
  }
}

/** Updates the unread counts in the cache before the gateway has confirmed them. */
export function updateCounts(
  cache: ApolloCache,
  viewerId: string,
  messages: readonly Message[],
  isRead: boolean,
): void {
  const changed = messages.filter((message) => message.isRead !== isRead);
  const ids = new Set(changed.map(({ id }) => id));
  const cacheId = cache.identify({ __typename: 'Viewer', id: viewerId });
  if (cacheId === undefined || changed.length === 0) return;
  cache.modify<CachedViewer>({
    id: cacheId,
    fields: {
      unreadCounts: (cached) =>
        Array.isArray(cached)
          ? expectedCounts(cached as readonly Count[], changed, isRead)
          : cached,
      unreadMessages(cached, { readField }) {
        const before = cached as Preview | null;
        return (
          before && {
            ...before,
            totalCount: Math.max(0, before.totalCount + changed.length * (isRead ? -1 : 1)),
            nodes: before.nodes.filter((node) => !ids.has(readField<string>('id', node) ?? '')),
          }
        );
      },
    },
  });
}
