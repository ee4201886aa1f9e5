import { useCallback } from 'react';
import { failureOf, type Failure } from '../../platform/apollo/failure.ts';
import { noAnswer } from '../../platform/apollo/no-answer.ts';
import { useLastGood } from '../../platform/apollo/useLastGood.ts';
import { useNews } from '../../platform/session/useNews.ts';
import { type MessagesQuery, useMessagesQuery } from './Messages.gen.ts';
import { type MessageView, pageSize, typeKinds } from './message-view.ts';

type Viewer = NonNullable<MessagesQuery['viewer']>;
type MessagePage = NonNullable<Viewer['messages']>;
export type Message = MessagePage['nodes'][number];
type UnreadCounts = NonNullable<Viewer['unreadCounts']>;

const newsOfMessages = ['message', 'announcement'] as const;
const isReadOf = { all: null, unread: false, read: true } as const;

interface Messages {
  /** Null while there is none. While another page is on its way it is the former one. */
  page: MessagePage | null;
  counts: UnreadCounts | null;
  busy: boolean;
  failure: Failure | null;
  /** The rows belong to another question than the one that failed: they say nothing about it. */
  isOther: boolean;
  reload: () => void;
}

/** A page of messages and how many of each type are unread, asked for anew when there is news of them. */
export function useMessages({ type, show, search, page }: MessageView): Messages {
  const kind = typeKinds.find(({ name }) => name === type) ?? typeKinds[0];
  const variables = {
    page,
    pageSize,
    type: kind.type,
    isRead: isReadOf[show],
    search: search || null,
  };
  const { data, error, loading, refetch } = useMessagesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const good = useLastGood(JSON.stringify(variables), data?.viewer?.messages);
  const counts = useLastGood('counts', data?.viewer?.unreadCounts);
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useNews(newsOfMessages, reload);
  return {
    page: good?.answer ?? null,
    counts: counts?.answer ?? null,
    busy: loading && good?.isOther === true,
    failure: loading || data?.viewer?.messages != null ? null : failureOf(error ?? noAnswer),
    isOther: good?.isOther ?? true,
    reload,
  };
}
