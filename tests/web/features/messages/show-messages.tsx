import { screen, within } from '@testing-library/react';
import { MessageCentreScreen } from '../../../../web/features/messages/MessageCentreScreen.tsx';
import type { Message } from '../../../../web/features/messages/useMessages.ts';
import { renderInTab, type TabOptions } from '../../support/render-in-tab.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';

export type Row = Message & { __typename: 'Message' };

/** An unread notice from this morning. Today is 2026-11-20. */
export const message = (nth: number, over: Partial<Row> = {}): Row => ({
  __typename: 'Message',
  id: `m${String(nth)}`,
  type: 'NOTICE',
  title: `消息 ${String(nth)}`,
  content: `<p>正文 ${String(nth)}</p>`,
  isPriority: false,
  isRead: false,
  createdAt: '2026-11-20T00:04:00Z',
  moduleCode: null,
  moduleParameters: [],
  ...over,
});

const counts = (of: Readonly<Record<string, number>>) =>
  Object.entries(of).map(([type, count]) => ({ __typename: 'MessageCount', type, count }));

interface Answer {
  /** Unread messages by type. */
  unread?: Readonly<Record<string, number>>;
  totalCount?: number;
}

export const pageOf = (
  nodes: readonly Row[],
  { unread = { NOTICE: 2, TODO: 120 }, totalCount = nodes.length }: Answer = {},
) =>
  viewerAnswer({
    unreadCounts: counts(unread),
    messages: { __typename: 'MessagePage', totalCount, nodes },
  });

/** The answer to a successful marking. */
export const marked = (
  field: 'messagesRead' | 'messagesReadAll',
  unread: Readonly<Record<string, number>>,
) => ({
  data: {
    [field]: {
      __typename: 'MessagesReadPayload',
      viewer: {
        __typename: 'Viewer',
        id: 'viewer-1',
        unreadCounts: counts(unread),
        unreadMessages: { __typename: 'MessagePreview', totalCount: 0, nodes: [] },
      },
      userErrors: [],
    },
  },
});

export const refused = (text: string) => ({
  data: {
    messagesRead: {
      __typename: 'MessagesReadPayload',
      viewer: null,
      userErrors: [{ __typename: 'UserError', message: text }],
    },
  },
});

export const three = [message(1), message(2, { isRead: true }), message(3)];

export function showMessages({ parameters = {}, answers = {}, ...options }: TabOptions = {}) {
  return renderInTab(<MessageCentreScreen title="消息中心" parameters={{ ...parameters }} />, {
    ...options,
    answers: {
      Messages: () => pageOf(three),
      MessagesMark: () => marked('messagesRead', { NOTICE: 1, TODO: 120 }),
      ...answers,
    },
  });
}

export const line = async (title: string) =>
  within(
    (
      await screen.findByRole('button', { name: new RegExp(`${title}$`, 'u') })
    ).closest<HTMLElement>('[data-row]')!,
  );
export const isUnread = async (title: string) => (await line(title)).queryByText('未读：') !== null;
export const open = async (title: string) =>
  (await line(title)).getByRole('button', { name: new RegExp(`${title}$`, 'u') });
export const reader = (title: string) => screen.findByRole('article', { name: title });
