import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { announcementCard, message, messageCard, unread } from '../panel/panel-fixtures.ts';
import { refusing, section, showPanel } from '../panel/show-panel.tsx';
import { noticeText } from '../../../support/notices.ts';
import { variablesOf } from '../../../support/fake-gateway.ts';

const six = [1, 2, 3, 4, 5, 6].map((nth) => message(String(nth)));
const messages = (nodes: readonly object[], total?: number) => ({
  UnreadMessages: () => ({ data: unread(nodes, total) }),
});
const titlesIn = (card: Awaited<ReturnType<typeof section>>) =>
  within(card.getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.textContent);
const refusal = () =>
  refusing('messagesRead', { __typename: 'MessagesReadPayload', viewer: null }, '消息已被撤回');

describe('The unread announcements', () => {
  const some = [
    message('a', {
      type: 'ANNOUNCEMENT',
      title: '冷链到货时段调整',
      createdAt: '2026-11-19T09:45:00Z',
    }),
    message('b', {
      type: 'ANNOUNCEMENT',
      title: '年货节备货指引',
      isPriority: true,
      createdAt: '2026-11-20T02:02:00Z',
    }),
    message('c', { type: 'ANNOUNCEMENT', title: '去年的公告', createdAt: '2025-11-18T01:10:00Z' }),
  ];

  // "Unread announcements card: title plus create time."
  it('show title and time, with important ones pinned to the top', async () => {
    await showPanel([announcementCard(some)]);
    const card = await section('公告');
    await card.findByRole('button', { name: '年货节备货指引' });
    expect(card.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '置顶年货节备货指引11-20 10:02',
      '冷链到货时段调整11-19 17:45',
      '去年的公告2025-11-18 09:10',
    ]);
  });

  // "Unread announcements on the dashboard limited to 5"
  it('are at most five', async () => {
    await showPanel([announcementCard(six)]);
    expect(await (await section('公告')).findAllByRole('listitem')).toHaveLength(5);
  });

  it('open with their text and are thereby marked as read', async () => {
    const { user, gateway } = await showPanel([announcementCard(some)]);
    const card = await section('公告');
    await user.click(await card.findByRole('button', { name: '年货节备货指引' }));
    const dialog = await screen.findByRole('dialog', { name: '年货节备货指引' });
    expect(await within(dialog).findByText('正文 b')).toBeTruthy();
    expect(within(dialog).getByText('公告')).toBeTruthy();
    expect(variablesOf(gateway, 'MessagesRead')).toEqual([{ input: { ids: ['b'] } }]);
    expect(titlesIn(card)).toEqual(['冷链到货时段调整', '去年的公告']);
  });

  it('are also in the list of messages: one that is read leaves both lists and the count', async () => {
    const [first, second] = [
      message('a', { type: 'ANNOUNCEMENT' }),
      message('b', { type: 'ANNOUNCEMENT' }),
    ];
    const read = (left: readonly object[], total: number) => ({
      data: {
        messagesRead: { __typename: 'MessagesReadPayload', ...unread(left, total), userErrors: [] },
      },
    });
    const after = [read([second, message('c')], 8), read([message('c')], 7)];
    const { user } = await showPanel([messageCard(), announcementCard([first, second])], {
      answers: {
        ...messages([first, second, message('c')], 9),
        MessagesRead: () => after.shift() ?? read([], 0),
      },
    });
    const [unreadOnes, announced] = [await section('未读消息'), await section('公告')];
    await user.click(await announced.findByRole('button', { name: '消息 a' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '消息 a' })).getByText('关闭'),
    );
    await waitFor(() => expect(titlesIn(unreadOnes)).toEqual(['消息 b', '消息 c']));
    expect(unreadOnes.getByText('8')).toBeTruthy();
    await user.click(unreadOnes.getByRole('button', { name: '消息 b' }));
    expect(await announced.findByText('暂无数据')).toBeTruthy();
    expect(await unreadOnes.findByText('7')).toBeTruthy();
  });

  it('are requested again when the user returns to the page', async () => {
    const { gateway } = await showPanel([announcementCard(some)]);
    await section('公告');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(gateway.operations()).not.toContain('Card');
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(gateway.operations()).toContain('Card'));
    visibility.mockRestore();
  });

  it('come back with a notice when marking them is refused', async () => {
    const { user } = await showPanel([announcementCard(some)], {
      answers: { MessagesRead: refusal },
    });
    const card = await section('公告');
    await user.click(await card.findByRole('button', { name: '年货节备货指引' }));
    await waitFor(() => expect(noticeText()).toContain('消息已被撤回'));
    expect(titlesIn(card)[0]).toBe('年货节备货指引');
  });

  it('report that there are none', async () => {
    await showPanel([announcementCard([])]);
    expect(await (await section('公告')).findByText('暂无数据')).toBeTruthy();
  });

  it('show day and month in English order', async () => {
    await showPanel([announcementCard(some)], { locale: 'en-US' });
    expect(await screen.findByText('Nov 20 10:02')).toBeTruthy();
    expect(screen.getByText('Nov 18, 2025 09:10')).toBeTruthy();
    expect(screen.getByText('Pinned')).toBeTruthy();
  });
});
