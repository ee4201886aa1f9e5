import { useCallback } from 'react';
import { failureOf, type Failure } from '../../platform/apollo/failure.ts';
import { missingAnswerError } from '../../platform/apollo/missing-answer-error.ts';
import { useLastAnswer } from '../../platform/apollo/useLastAnswer.ts';
import { useReloadOnLiveEvent } from '../../platform/session/useReloadOnLiveEvent.ts';
import { type MessagesQuery, useMessagesQuery } from './Messages.gen.ts';
import { type MessageView, PAGE_SIZE, typeKinds } from './message-view.ts';

type Viewer = NonNullable<MessagesQuery['viewer']>;
type MessagePage = NonNullable<Viewer['messages']>;
export type Message = MessagePage['nodes'][number];
type UnreadCounts = NonNullable<Viewer['unreadCounts']>;

const liveEventKinds = ['message', 'announcement'] as const;
const isReadOf = { all: null, unread: false, read: true } as const;

interface Messages {
  /** Null until first loaded. While the next page loads, this is the previous one. */
  page: MessagePage | null;
  counts: UnreadCounts | null;
  busy: boolean;
  failure: Failure | null;
  /** The rows are from a previous query, not the current one. */
  isOther: boolean;
  reload: () => void;
}

/**
 * Loads a page of messages and the unread counts by type, and reloads them after live events about
 * messages.
 */
export function useMessages({ type, show, search, page }: MessageView): Messages {
  const kind = typeKinds.find(({ name }) => name === type) ?? typeKinds[0];
  const variables = {
    page,
    pageSize: PAGE_SIZE,
    type: kind.type,
    isRead: isReadOf[show],
    search: search || null,
  };
  const { data, error, loading, refetch } = useMessagesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const good = useLastAnswer(JSON.stringify(variables), data?.viewer?.messages);
  const counts = useLastAnswer('counts', data?.viewer?.unreadCounts);
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useReloadOnLiveEvent(liveEventKinds, reload);
  return {
    page: good?.answer ?? null,
    counts: counts?.answer ?? null,
    busy: loading && good?.isOther === true,
    failure:
      loading || data?.viewer?.messages != null ? null : failureOf(error ?? missingAnswerError),
    isOther: good?.isOther ?? true,
    reload,
  };
}
