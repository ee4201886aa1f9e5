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

/** The parts of the account that are counted, as the cache keeps them. */
interface KeptViewer extends Record<string, unknown> {
  unreadCounts: unknown;
  unreadMessages: unknown;
}

/** The answer that is hoped for: what has changed is written by hand, since only the gateway knows all of it. */
export const hopedAnswer = {
  messagesRead: { __typename: 'MessagesReadPayload' as const, viewer: null, userErrors: [] },
};

/** The counts as they are expected to be once these messages are marked. */
function hopedCounts(
  counts: readonly Count[],
  changed: readonly Pick<Message, 'type'>[],
  isRead: boolean,
): Count[] {
  const types = new Set([...counts.map(({ type }) => type), ...changed.map(({ type }) => type)]);
  return [...types].flatMap((type) => {
    const before = counts.find((one) => one.type === type);
    const difference = changed.filter((one) => one.type === type).length * (isRead ? -1 : 1);
    const count = Math.max(0, (before?.count ?? 0) + difference);
    return count === 0 ? [] : [{ ...(before ?? { __typename: 'MessageCount', type }), count }];
  });
}

/** Marks messages in the cache: what the centre, the top bar and the home page show of them. */
export function markInCache(
  cache: ApolloCache,
  messages: readonly Message[],
  isRead: boolean,
): void {
  for (const { id } of messages) {
    const place = cache.identify({ __typename: 'Message', id });
    if (place !== undefined) cache.modify({ id: place, fields: { isRead: () => isRead } });
  }
}

/** What is counted, before the gateway has told it. */
export function hopeForCounts(
  cache: ApolloCache,
  viewerId: string,
  messages: readonly Message[],
  isRead: boolean,
): void {
  const changed = messages.filter((one) => one.isRead !== isRead);
  const ids = new Set(changed.map(({ id }) => id));
  const place = cache.identify({ __typename: 'Viewer', id: viewerId });
  if (place === undefined || changed.length === 0) return;
  cache.modify<KeptViewer>({
    id: place,
    fields: {
      unreadCounts: (kept) =>
        Array.isArray(kept) ? hopedCounts(kept as readonly Count[], changed, isRead) : kept,
      unreadMessages(kept, { readField }) {
        const before = kept as Preview | null;
        return (
          before && {
            ...before,
            totalCount: Math.max(0, before.totalCount + changed.length * (isRead ? -1 : 1)),
            nodes: before.nodes.filter((one) => !ids.has(readField<string>('id', one) ?? '')),
          }
        );
      },
    },
  });
}
