import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mustSee, mustSeeItem } from '../panel/panel-fixtures.ts';
import { refusing, section, showPanel } from '../panel/show-panel.tsx';
import { noticeText } from '../../../support/notices.ts';
import { variablesOf } from '../../../support/fake-gateway.ts';

const seen = (id: unknown) => ({
  data: {
    mustSeeMark: {
      __typename: 'MustSeeMarkPayload',
      item: { __typename: 'MustSeeItem', id, isSeen: true },
      userErrors: [],
    },
  },
});
const idOf = (variables: Record<string, unknown>) => (variables.input as { id: string }).id;
const lines = (card: Awaited<ReturnType<typeof section>>) =>
  card.getAllByRole('listitem').map((line) => line.textContent);

describe('The card of must-see items', () => {
  // "Must-see card: items each with a seen or unseen tag". "header '今日必看 2/5', unseen first with red dot and text tag 未看, seen greyed 已看"
  it('shows how much has been seen, and unseen items first, each with its tag', async () => {
    await showPanel([mustSee()]);
    const card = await section('今日必看');
    expect(await card.findByText('已看 2/5')).toBeTruthy();
    expect(lines(card)).toEqual([
      '昨日负毛利商品清单未看',
      '生鲜损耗超标门店未看',
      '本周到期促销方案未看',
      '经营日报已看',
      '安全巡检通报已看',
    ]);
  });

  // "clicking opens the menu module. A not-yet-seen item is marked seen when opened."
  it('opens the module of an item with its parameters and marks the item as seen at once', async () => {
    const { user, openModule, gateway } = await showPanel([mustSee()]);
    const card = await section('今日必看');
    await user.click(await card.findByRole('button', { name: '昨日负毛利商品清单' }));
    expect(openModule).toHaveBeenCalledWith({
      code: 'M-new-1',
      applicationCode: 'RPT',
      name: '昨日负毛利商品清单',
      provisional: true,
      parameters: { day: '2026-11-19' },
    });
    expect(card.getByText('已看 3/5')).toBeTruthy();
    expect(variablesOf(gateway, 'MustSeeMark')).toEqual([{ input: { id: 'new-1' } }]);
    expect(lines(card).indexOf('昨日负毛利商品清单已看')).toBeGreaterThan(1);
  });

  it('does not mark a seen item again', async () => {
    const { user, openModule, gateway } = await showPanel([mustSee()]);
    await user.click(await (await section('今日必看')).findByRole('button', { name: '经营日报' }));
    expect(openModule).toHaveBeenCalledOnce();
    expect(gateway.operations()).not.toContain('MustSeeMark');
  });

  it('keeps an item seen when the gateway confirms it', async () => {
    const { user } = await showPanel([mustSee()], {
      answers: { MustSeeMark: (variables) => seen(idOf(variables)) },
    });
    const card = await section('今日必看');
    await user.click(await card.findByRole('button', { name: '生鲜损耗超标门店' }));
    await waitFor(() => expect(card.getByText('已看 3/5')).toBeTruthy());
    expect(noticeText()).toBe('');
  });

  it.each([
    [
      'refused',
      () => refusing('mustSeeMark', { __typename: 'MustSeeMarkPayload', item: null }, '已过期'),
      '已过期',
    ],
    ['not reached', () => new TypeError('Failed to fetch'), '网络'],
  ])(
    'shows an item as unseen again, with a notice, when marking is %s',
    async (_how, answer, text) => {
      const { user } = await showPanel([mustSee()], { answers: { MustSeeMark: answer } });
      const card = await section('今日必看');
      await user.click(await card.findByRole('button', { name: '昨日负毛利商品清单' }));
      expect(await screen.findByText(text, { exact: false })).toBeTruthy();
      expect(card.getByText('已看 2/5')).toBeTruthy();
      expect(lines(card)[0]).toBe('昨日负毛利商品清单未看');
    },
  );

  // "An empty-list text (key portal_text_204) when a list is empty."
  it('reports that there are no items', async () => {
    await showPanel([mustSee([])]);
    const card = await section('今日必看');
    expect(await card.findByText('暂无数据')).toBeTruthy();
    expect(card.queryByText(/已看/u)).toBeNull();
  });

  it('shows a name as plain text, however long and whatever it contains', async () => {
    const name = `<img src=x onerror=alert(1)>${'很长'.repeat(100)}`;
    await showPanel([mustSee([mustSeeItem('odd', name, false)])]);
    const card = await section('今日必看');
    const button = await card.findByRole('button', { name });
    expect(button.querySelector('img')).toBeNull();
    expect(button.title).toBe(name);
  });

  it.each([
    ['zh-TW', '已看 2/5', '未看'],
    ['en-US', '2/5 seen', 'Not seen'],
  ] as const)('is translated to %s', async (locale, count, tag) => {
    await showPanel([mustSee()], { locale });
    const card = within(await screen.findByRole('region', { name: '今日必看' }));
    expect(await card.findByText(count)).toBeTruthy();
    expect(card.getAllByText(tag)).toHaveLength(3);
  });

  it('fails separately, with a retry that loads this card only', async () => {
    const answers = {
      Card: () => ({
        data: { viewer: { __typename: 'Viewer', id: 'viewer-1', card: mustSee() } },
      }),
    };
    const { user, gateway } = await showPanel([mustSee(null)], { answers });
    const card = await section('今日必看');
    await user.click(await card.findByRole('button', { name: '重试' }));
    expect(await (await section('今日必看')).findByText('已看 2/5')).toBeTruthy();
    expect(gateway.operations()).toEqual(['Home', 'Card']);
  });
});
