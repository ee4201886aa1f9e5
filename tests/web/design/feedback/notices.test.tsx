import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  announcementCard,
  message,
  messageCard,
  unread,
} from '../../features/home/panel/panel-fixtures.ts';
import { refusing, section, showPanel } from '../../features/home/panel/show-panel.tsx';
import { noticeText } from '../../support/notices.ts';
import { variablesOf } from '../../support/fake-gateway.ts';

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

describe('The unread messages', () => {
  // "Unread messages card: first 5 only; each shows a type tag, a title and an HTML body"
  it('are the first five, with the total count in the head', async () => {
    await showPanel([messageCard()], { answers: messages(six, 128) });
    const card = await section('未读消息');
    expect(await card.findByText('128')).toBeTruthy();
    expect(titlesIn(card)).toEqual(['消息 1', '消息 2', '消息 3', '消息 4', '消息 5']);
    const first = card.getByRole('button', { name: '消息 1', description: '正文 1' });
    expect(first.closest('li')?.querySelector('time')?.textContent).toBe('22:04');
  });

  // "Notice type tags: todo blue, alert orange, sysinfo lime, notify magenta." "Announcement tags: cyan."
  it.each([
    ['TODO', '待办', 'tag-todo'],
    ['ALERT', '预警', 'tag-alert'],
    ['SYSTEM', '系统消息', 'tag-system'],
    ['NOTICE', '通知', 'tag-notice'],
    ['ANNOUNCEMENT', '公告', 'tag-announcement'],
  ] as const)('of the type %s are tagged %s', async (type, label, className) => {
    await showPanel([messageCard()], { answers: messages([message('1', { type })]) });
    expect((await (await section('未读消息')).findByText(label)).className).toContain(className);
  });

  it('show their HTML without anything that could run or be pressed', async () => {
    const content =
      '<p>请<b>处理</b></p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">链接</a>';
    const title = `<img src=x onerror=alert(1)>${'长'.repeat(200)}`;
    await showPanel([messageCard()], {
      answers: messages([message('1', { title, content })]),
    });
    const card = await section('未读消息');
    const bold = await card.findByText('处理');
    expect(bold.tagName).toBe('B');
    const body = bold.closest('[inert]')!;
    expect(body.querySelector('script, [onerror], [href^="javascript"]')).toBeNull();
    expect(card.getByRole('button', { name: title }).querySelector('img')).toBeNull();
  });

  // "Clicking a notice link jumps to a my-audit to-do, a sheet module or a task, and marks the notice read."
  it.each([
    ['a to-do of approval', { type: 'TODO' }, { code: '100003', parameters: { tab: 'pending' } }],
    [
      'a sheet',
      {
        type: 'ALERT',
        moduleCode: '200510',
        moduleParameters: [{ __typename: 'CardParameter', name: 'sheetid', value: 'PO1' }],
      },
      { code: '200510', parameters: { sheetid: 'PO1' } },
    ],
    [
      'a task',
      {
        type: 'NOTICE',
        moduleCode: '100004',
        moduleParameters: [{ __typename: 'CardParameter', name: 'taskid', value: 'T1' }],
      },
      { code: '100004', parameters: { taskid: 'T1' } },
    ],
  ])('lead to %s and are thereby marked as read', async (_what, over, target) => {
    const { user, openModule, gateway } = await showPanel([messageCard()], {
      answers: messages([message('1', over as never), message('2')], 40),
    });
    const card = await section('未读消息');
    await user.click(await card.findByRole('button', { name: '消息 1' }));
    expect(openModule).toHaveBeenCalledWith({ name: '消息 1', provisional: true, ...target });
    expect(variablesOf(gateway, 'MessagesRead')).toEqual([{ input: { ids: ['1'] } }]);
    expect(titlesIn(card)).toEqual(['消息 2']);
    expect(card.getByText('39')).toBeTruthy();
  });

  it('that lead nowhere open in a dialog of their own', async () => {
    const { user, openModule } = await showPanel([messageCard()], { answers: messages(six) });
    const card = await section('未读消息');
    await user.click(await card.findByRole('button', { name: '消息 2' }));
    const dialog = await screen.findByRole('dialog', { name: '消息 2' });
    expect(await within(dialog).findByText('正文 2')).toBeTruthy();
    expect(openModule).not.toHaveBeenCalled();
    await user.click(within(dialog).getByText('关闭'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(titlesIn(card)).toEqual(['消息 1', '消息 3', '消息 4', '消息 5', '消息 6']);
  });

  it.each([
    ['refused', refusal, '消息已被撤回'],
    ['not reached', () => new TypeError('Failed to fetch'), '网络'],
  ])('come back with a notice when marking them is %s', async (_how, answer, text) => {
    const { user } = await showPanel([messageCard()], {
      answers: { ...messages(six), MessagesRead: answer },
    });
    const card = await section('未读消息');
    await user.click(await card.findByRole('button', { name: '消息 1' }));
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    await waitFor(() => expect(titlesIn(card)[0]).toBe('消息 1'));
  });

  it('link to the message centre, which has all of them', async () => {
    const { user, openModule } = await showPanel([messageCard()], { answers: messages(six) });
    await user.click(await screen.findByRole('button', { name: '查看全部：未读消息' }));
    expect(openModule).toHaveBeenCalledWith({
      code: '100002',
      name: '消息中心',
      provisional: true,
    });
  });

  it('report that there are none', async () => {
    await showPanel([messageCard()], { answers: messages([]) });
    expect(await (await section('未读消息')).findByText('暂无数据')).toBeTruthy();
  });

  it('are requested separately when the shell request did not contain them, and fail separately', async () => {
    let broken = true;
    const answers = {
      UnreadMessages: () => {
        const error = {
          message: 'x',
          path: ['viewer', 'unreadMessages'],
          extensions: { code: 'UPSTREAM_UNREACHABLE' },
        };
        const none = { viewer: { __typename: 'Viewer', id: 'viewer-1', unreadMessages: null } };
        return broken ? { data: none, errors: [error] } : { data: unread(six) };
      },
    };
    const { user, gateway } = await showPanel([messageCard(), announcementCard([message('a')])], {
      answers,
    });
    const card = await section('未读消息');
    expect(await card.findByText('服务暂时连接不上')).toBeTruthy();
    expect(await (await section('公告')).findByRole('button', { name: '消息 a' })).toBeTruthy();
    broken = false;
    await user.click(card.getByRole('button', { name: '重试' }));
    expect(await card.findByRole('button', { name: '消息 1' })).toBeTruthy();
    expect(gateway.operations()).toEqual(['Home', 'UnreadMessages', 'UnreadMessages']);
  });
});

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
