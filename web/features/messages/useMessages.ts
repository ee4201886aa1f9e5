import { useLastAnswer } from '../../platform/apollo/useLastAnswer.ts';
import { type PagedRows, usePagedQuery } from '../../platform/data/usePagedQuery.ts';
import type { ChangeViewOf } from '../../platform/view-address/useView.ts';
import { MessagesDocument, type MessagesQuery } from './Messages.gen.ts';
import { type MessageView, PAGE_SIZE, typeKinds } from './message-view.ts';

type Viewer = NonNullable<MessagesQuery['viewer']>;
export type Message = NonNullable<Viewer['messages']>['nodes'][number];

const liveKinds = ['message', 'announcement'] as const;
const isReadOf = { all: null, unread: false, read: true } as const;

export interface Messages extends PagedRows<Message> {
  /** Unread messages by type; null while unknown. */
  counts: NonNullable<Viewer['unreadCounts']> | null;
}

/** Loads a page of messages and the unread counts by type. */
export function useMessages(
  { type, show, search, page }: MessageView,
  onChange: ChangeViewOf<MessageView>,
): Messages {
  const kind = typeKinds.find(({ name }) => name === type) ?? typeKinds[0];
  const messages = usePagedQuery(MessagesDocument, {
    variables: {
      page,
      pageSize: PAGE_SIZE,
      type: kind.type,
      isRead: isReadOf[show],
      search: search || null,
    },
    pageOf: ({ viewer }) => viewer?.messages,
    page,
    pageSize: PAGE_SIZE,
    onPage: (number) => onChange({ page: number }),
    subject: type,
    liveKinds,
  });
  const counts = useLastAnswer('counts', messages.data?.viewer?.unreadCounts);
  return { ...messages, counts: counts?.answer ?? null };
}
