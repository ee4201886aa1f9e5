import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ONE_COLUMN } from '../../../../web/features/messages/MessageCentre.tsx';
import { matchMediaOnly } from '../../../support/dom.ts';
import {
  isUnread,
  line,
  marked,
  message,
  open,
  pageOf,
  reader,
  refused,
  showMessages,
  three,
} from './show-messages.tsx';
import { inputsOf, variablesOf } from '../../support/fake-gateway.ts';
import { tabText, tabView } from '../../support/render-in-tab.tsx';
import { noticeText } from '../../support/notices.ts';

const tick = async (title: string) => (await line(title)).getByRole<HTMLInputElement>('checkbox');
const offline = () => new TypeError('Failed to fetch');

describe('Marking messages', () => {
  it('as read happens at once when one is opened', async () => {
    const { user, gateway } = await showMessages({ answers: { MessagesMark: undefined } });
    await user.click(await open('消息 1'));
    expect(await isUnread('消息 1')).toBe(false);
    expect(tabText(/通知/u)).toBe('通知1');
    expect(inputsOf(gateway, 'MessagesMark')).toEqual([{ ids: ['m1'], isRead: true }]);
    const asked = gateway.requests.find(({ operation }) => operation === 'MessagesMark')!;
    act(() => asked.answer(marked('messagesRead', { NOTICE: 5 })));
    await waitFor(() => expect(tabText(/通知/u)).toBe('通知5'));
    expect(await isUnread('消息 1')).toBe(false);
    await user.click(await open('消息 2'));
    expect(inputsOf(gateway, 'MessagesMark')).toHaveLength(1);
  });

  it.each([
    ['refused', () => refused('消息已被撤回'), '消息已被撤回'],
    ['not answered', offline, '没有标记成功'],
  ])('is taken back with a notice when it is %s', async (_how, answer, text) => {
    const { user } = await showMessages({ answers: { MessagesMark: answer } });
    await user.click(await open('消息 1'));
    await waitFor(() => expect(noticeText()).toContain(text));
    expect(await isUnread('消息 1')).toBe(true);
    expect(tabText(/通知/u)).toBe('通知2');
    expect(await reader('消息 1')).toBeTruthy();
  });

  it('makes one unread again', async () => {
    const { user, gateway } = await showMessages({
      answers: { MessagesMark: () => marked('messagesRead', { NOTICE: 3 }) },
    });
    await user.click(await open('消息 2'));
    await user.click(within(await reader('消息 2')).getByRole('button', { name: '标为未读' }));
    expect(inputsOf(gateway, 'MessagesMark')).toEqual([{ ids: ['m2'], isRead: false }]);
    expect(await isUnread('消息 2')).toBe(true);
    await waitFor(() => expect(tabText(/通知/u)).toBe('通知3'));
    expect(within(await reader('消息 2')).getByRole('button', { name: '标为已读' })).toBeTruthy();
  });

  it('handles several, and keeps them ticked after a failure', async () => {
    let fails = true;
    const { user, gateway } = await showMessages({
      answers: { MessagesMark: () => (fails ? offline() : marked('messagesRead', {})) },
    });
    await user.click(await tick('消息 1'));
    await user.click(await tick('消息 3'));
    const bar = () => within(screen.getByRole('group', { name: '批量标记' }));
    expect(bar().getByRole('status').textContent).toBe('已选 2 项');
    await user.click(bar().getByRole('button', { name: '标为已读' }));
    await waitFor(() => expect(noticeText()).toContain('没有标记成功'));
    expect((await tick('消息 3')).checked).toBe(true);
    fails = false;
    await user.click(bar().getByRole('button', { name: '标为已读' }));
    await waitFor(async () => expect(await isUnread('消息 3')).toBe(false));
    expect((await tick('消息 3')).checked).toBe(false);
    expect(inputsOf(gateway, 'MessagesMark').at(-1)).toEqual({ ids: ['m1', 'm3'], isRead: true });
  });

  it('is possible for the whole page by ticking it', async () => {
    const { user } = await showMessages();
    await line('消息 1');
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    expect(screen.getByText('已选 3 项')).toBeTruthy();
  });

  it('asks before it marks many, then marks all of a type by one request, and is busy meanwhile', async () => {
    let unread: Record<string, number> = { TODO: 1000, NOTICE: 2 };
    const { user, gateway } = await showMessages({
      view: { type: 'todo' },
      answers: {
        Messages: () =>
          pageOf([message(1, { type: 'TODO', isRead: unread.TODO === undefined })], { unread }),
      },
    });
    await line('消息 1');
    expect(tabText(/待办/u)).toBe('待办99+');
    await user.click(screen.getByRole('button', { name: '“待办”全部标为已读' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/1,000 条未读/u)).toBeTruthy();
    await user.click(question.getByRole('button', { name: '标为已读' }));
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: '正在标记…' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    // Not `disabled`: the focus stays at the button for those who use the keyboard.
    expect(document.activeElement).toBe(busy);
    unread = { NOTICE: 2 };
    act(() =>
      gateway.requests
        .find(({ operation }) => operation === 'MessagesMarkAll')
        ?.answer(marked('messagesReadAll', unread)),
    );
    await waitFor(async () => expect(await isUnread('消息 1')).toBe(false));
    expect(variablesOf(gateway, 'MessagesMarkAll')).toEqual([{ input: { type: 'TODO' } }]);
    expect(tabText(/待办/u)).toBe('待办');
    const done = screen.getByRole('button', { name: '“待办”全部标为已读' });
    expect(done.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(done);
    await user.click(done);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(variablesOf(gateway, 'MessagesMarkAll')).toHaveLength(1);
  });

  it('marks few without a question, and reports a failure', async () => {
    const { user, gateway } = await showMessages({
      answers: {
        Messages: () => pageOf(three, { unread: { NOTICE: 2 } }),
        MessagesMarkAll: offline,
      },
    });
    await line('消息 1');
    await user.click(screen.getByRole('button', { name: '全部标为已读' }));
    await waitFor(() => expect(noticeText()).toContain('没有标记成功'));
    expect(variablesOf(gateway, 'MessagesMarkAll')).toEqual([{ input: { type: null } }]);
    expect(await isUnread('消息 1')).toBe(true);
  });
});

describe('The message centre by keyboard', () => {
  it('is moved through with J and K, ticks with X and opens with Enter', async () => {
    const { user } = await showMessages();
    await line('消息 1');
    await user.keyboard('jjx');
    expect((await tick('消息 2')).checked).toBe(true);
    await user.keyboard('k{Enter}');
    expect(await reader('消息 1')).toBeTruthy();
    expect(tabView()).toBe('open=m1');
  });
});

describe('The message centre in one column', () => {
  it('shows a message over the list and returns to its line', async () => {
    matchMediaOnly(ONE_COLUMN);
    const { user } = await showMessages();
    expect(screen.queryByText('选择一条消息，在这里阅读')).toBeNull();
    await user.click(await open('消息 3'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('消息 3'));
    expect(document.activeElement?.tagName).toBe('H2');
    expect(screen.queryByRole('table', { name: '全部' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    expect(screen.getByRole('table', { name: '全部' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'));
    expect(document.activeElement?.textContent).toContain('消息 3');
  });
});
