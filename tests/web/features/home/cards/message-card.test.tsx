import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcementCard, message, messageCard, unread } from '../panel/panel-fixtures.ts';
import { refusing, section, showPanel } from '../panel/show-panel.tsx';
import { variablesOf } from '../../../support/fake-gateway.ts';
import { loadStyles, styleOf } from '../../../support/load-styles.ts';

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
    ['TODO', '待办', 'var(--tag-todo)'],
    ['ALERT', '预警', 'var(--tag-alert)'],
    ['SYSTEM', '系统消息', 'var(--tag-sys)'],
    ['NOTICE', '通知', 'var(--tag-notify)'],
    ['ANNOUNCEMENT', '公告', 'var(--tag-announce)'],
  ] as const)('of the type %s are tagged %s in the color %s', async (type, label, color) => {
    loadStyles('platform/workbench/MessageTag.css');
    await showPanel([messageCard()], { answers: messages([message('1', { type })]) });
    const tag = await (await section('未读消息')).findByText(label);
    expect(styleOf(tag, 'color')).toBe(color);
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
