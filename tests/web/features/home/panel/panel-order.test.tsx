import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  orderCards,
  stackedPositions,
} from '../../../../../web/features/home/panel/panel-order.ts';
import { groupCard, homeWith } from './panel-fixtures.ts';
import { ready, section, showPanel, three, titles } from './show-panel.tsx';
import { noticeText } from '../../../support/notices.ts';
import { variablesOf } from '../../../support/fake-gateway.ts';

const places = (codes: readonly string[]) =>
  codes.map((code, nth) => ({
    __typename: {
      mustsee: 'MustSeeCard',
      messages: 'MessageCard',
      announcements: 'AnnouncementCard',
    }[code],
    id: `card-${code}`,
    code,
    position: { __typename: 'CardPosition', row: nth + 1, column: 1, width: 12, height: 1 },
  }));
const layoutAnswer = (
  codes: readonly string[] | null,
  version: number,
  error?: { code: string; message: string },
) => ({
  data: {
    dashboardLayoutSave: {
      __typename: 'DashboardLayoutPayload',
      dashboard: codes && { __typename: 'Dashboard', code: 'panel', version, cards: places(codes) },
      userErrors: error ? [{ __typename: 'UserError', ...error }] : [],
    },
  },
});
const codesOf = (variables: Record<string, unknown>) =>
  (variables.input as { cards: { code: string }[] }).cards.map(({ code }) => code);
async function moveDown(user: Awaited<ReturnType<typeof showPanel>>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: `${name}：更多操作` }));
  await user.click(screen.getByRole('menuitem', { name: '下移' }));
}

describe('The order of the panel', () => {
  it('changes at once by the menu of a card, and is saved with the version that was read', async () => {
    const { user, gateway } = await showPanel(three());
    await ready();
    await moveDown(user, '今日必看');
    expect(titles()).toEqual(['未读消息', '今日必看', '公告']);
    const { input } = variablesOf(gateway, 'PanelOrderSave')[0] as { input: object };
    const position = (row: number) => ({ row, column: 1, width: 12, height: 1 });
    expect(input).toEqual({
      code: 'panel',
      version: 3,
      cards: [
        { code: 'messages', position: position(1) },
        { code: 'mustsee', position: position(2) },
        { code: 'announcements', position: position(3) },
      ],
    });
    expect(screen.getByText('今日必看 在第 2 位')).toBeTruthy();
  });

  it('is changed with the keyboard on the handle of a card', async () => {
    const { user, gateway } = await showPanel(three(), {
      answers: { PanelOrderSave: (variables) => layoutAnswer(codesOf(variables), 4) },
    });
    await ready();
    // jsdom has no layout: each card gets a position, so that the keyboard finds the next one.
    for (const [nth, line] of [
      ...screen.getAllByRole('region').map((card) => card.closest('li')!),
    ].entries()) {
      const box = {
        x: 0,
        y: nth * 100,
        top: nth * 100,
        left: 0,
        right: 320,
        bottom: nth * 100 + 90,
        width: 320,
        height: 90,
      };
      line.getBoundingClientRect = () => ({ ...box, toJSON: () => box });
    }
    screen.getByRole('button', { name: '拖动排序：今日必看' }).focus();
    await user.keyboard(' ');
    await screen.findByText('已拿起 今日必看，在第 1 位');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByText('今日必看 在第 2 位')).toBeTruthy());
    await user.keyboard(' ');
    await waitFor(() =>
      expect(variablesOf(gateway, 'PanelOrderSave').map(codesOf)).toEqual([
        ['messages', 'mustsee', 'announcements'],
      ]),
    );
  });

  it('offers no move up for the first card and none down for the last', async () => {
    const { user } = await showPanel(three());
    await ready();
    await user.click(screen.getByRole('button', { name: '今日必看：更多操作' }));
    expect(screen.queryByRole('menuitem', { name: '上移' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '公告：更多操作' }));
    expect(screen.queryByRole('menuitem', { name: '下移' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: '上移' })).toBeTruthy();
  });

  it('after several changes in a row is saved as the last one, with the version of the previous save', async () => {
    let version = 3;
    const { user, gateway } = await showPanel(three(), {
      answers: { PanelOrderSave: (variables) => layoutAnswer(codesOf(variables), ++version) },
    });
    await ready();
    await moveDown(user, '今日必看');
    await moveDown(user, '今日必看');
    expect(titles()).toEqual(['未读消息', '公告', '今日必看']);
    await waitFor(() => expect(variablesOf(gateway, 'PanelOrderSave')).toHaveLength(2));
    expect(
      variablesOf(gateway, 'PanelOrderSave').map(
        ({ input }) => (input as { version: number }).version,
      ),
    ).toEqual([3, 4]);
    expect(titles()).toEqual(['未读消息', '公告', '今日必看']);
  });

  it('is replaced by an order that was saved elsewhere meanwhile, with a notice', async () => {
    const theirs = ['announcements', 'messages', 'mustsee'];
    const conflict = { code: 'CONFLICT', message: 'x' };
    let version = 7;
    const { user, gateway } = await showPanel(three(), {
      answers: {
        PanelOrderSave: (variables) =>
          version === 7
            ? layoutAnswer(theirs, version++, conflict)
            : layoutAnswer(codesOf(variables), version),
      },
    });
    await ready();
    await moveDown(user, '今日必看');
    await waitFor(() => expect(noticeText()).toContain('面板的顺序已在别处修改'));
    expect(titles()).toEqual(['公告', '未读消息', '今日必看']);
    await moveDown(user, '公告');
    await waitFor(() => expect(variablesOf(gateway, 'PanelOrderSave')).toHaveLength(2));
    expect(variablesOf(gateway, 'PanelOrderSave')[1]).toMatchObject({ input: { version: 7 } });
  });

  it.each([
    [
      'refused',
      () => layoutAnswer(null, 0, { code: 'INVALID', message: '卡片已不存在' }),
      '卡片已不存在',
    ],
    ['not reached', () => new TypeError('Failed to fetch'), '网络'],
  ])('returns with a notice when saving is %s', async (_how, answer, text) => {
    const { user } = await showPanel(three(), { answers: { PanelOrderSave: answer } });
    await ready();
    await moveDown(user, '今日必看');
    await waitFor(() => expect(noticeText()).toContain(text));
    expect(titles()).toEqual(['今日必看', '未读消息', '公告']);
  });

  it('is loaded with the page again if the newer layout has other cards', async () => {
    const conflict = { code: 'CONFLICT', message: 'x' };
    let asked = 0;
    const { user, gateway } = await showPanel(three(), {
      answers: {
        Home: () => ({ data: homeWith(asked++ === 0 ? three() : [groupCard()]) }),
        PanelOrderSave: () => layoutAnswer(['messages'], 9, conflict),
      },
    });
    await ready();
    await moveDown(user, '今日必看');
    expect(await section('预警与快捷')).toBeTruthy();
    expect(gateway.operations().filter((name) => name === 'Home')).toHaveLength(2);
  });

  it('is a single column with each card in its former height', () => {
    const at = (code: string, row: number, height: number) => ({
      code,
      position: { row, column: 1, height },
    });
    const cards = [at('a', 1, 2), at('b', 3, 1)];
    expect(stackedPositions(cards, ['b', 'a'])).toEqual([
      { code: 'b', position: { row: 1, column: 1, width: 12, height: 1 } },
      { code: 'a', position: { row: 2, column: 1, width: 12, height: 2 } },
    ]);
    expect(orderCards(cards, ['b']).map(({ code }) => code)).toEqual(['b', 'a']);
  });
});
