import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NARROW_SCREEN } from '../../../../../web/design/theme/useMediaQuery.ts';
import { matchMediaOnly } from '../../../../support/dom.ts';
import { detach, press, pressed, showFilteredCards, wait } from './show-filtered-cards.tsx';
import { noticeTexts } from '../../../support/notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('The filters of a page', () => {
  const bar = () => screen.getByRole('group', { name: '页面筛选' });
  const card = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('group', { name: '卡片筛选' });

  it('apply to all cards that support them, with one request for each', async () => {
    const { asked, filters } = await showFilteredCards(['channelpie', 'topproduct'], true);
    await wait(0);
    press('周', bar());
    expect(pressed('周')).toBe(1);
    expect(screen.getAllByText('2026-11-16 ~ 2026-11-22')).toHaveLength(3);
    await wait(500);
    expect(asked()).toHaveLength(4);
    expect(filters().slice(2)).toEqual(Array(2).fill({ granularity: 'WEEK', date: '2026-11-16' }));
  });

  it("do not change a card's own choice, which is marked and can be cleared", async () => {
    const { asked, filters } = await showFilteredCards(['channelpie', 'topproduct'], true);
    await wait(0);
    detach(card('topproduct'));
    press('月', card('topproduct'));
    await wait(500);
    expect(asked()).toHaveLength(3);
    press('周', bar());
    await wait(500);
    expect(asked()).toHaveLength(4);
    expect(within(card('topproduct')).getByText('此卡片单独筛选')).toBeTruthy();
    expect(within(card('channelpie')).queryByText('此卡片单独筛选')).toBeNull();
    fireEvent.click(within(card('topproduct')).getByRole('button', { name: '跟随页面筛选' }));
    await wait(500);
    expect(filters().at(-1)).toEqual({ granularity: 'WEEK', date: '2026-11-16' });
    expect(screen.queryByText('此卡片单独筛选')).toBeNull();
  });

  it('are the only date control until a card gets its own, and are so again afterwards', async () => {
    await showFilteredCards(['channelpie', 'topproduct'], true);
    await wait(0);
    expect(screen.getAllByRole('group', { name: '时间粒度' })).toHaveLength(1);
    detach(card('topproduct'));
    expect(screen.getAllByRole('group', { name: '时间粒度' })).toHaveLength(2);
    fireEvent.click(within(card('topproduct')).getByRole('button', { name: '跟随页面筛选' }));
    expect(screen.getAllByRole('group', { name: '时间粒度' })).toHaveLength(1);
  });

  it('keep the usual day if the user has chosen it, because cards that show yesterday follow it', async () => {
    await showFilteredCards(['channelpie'], true);
    await wait(0);
    press('周', bar());
    press('日', bar());
    expect(within(bar()).getByTitle('日期 2026-11-18')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(screen.queryByRole('button', { name: '清除筛选' })).toBeNull();
  });

  it('can be cleared', async () => {
    await showFilteredCards(['channelpie'], true);
    await wait(0);
    expect(screen.queryByRole('button', { name: '清除筛选' })).toBeNull();
    press('周', bar());
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(pressed('日')).toBe(1);
  });

  it('report once that no date is chosen, however many cards follow', async () => {
    const { asked } = await showFilteredCards(['channelpie', 'topproduct'], true);
    await wait(0);
    press('自定义', bar());
    await wait(500);
    expect(noticeTexts()).toEqual([expect.stringContaining('请选择时间')]);
    expect(asked()).toHaveLength(2);
  });

  it('collapse into one button with the number of active filters if there is little room', async () => {
    matchMediaOnly(NARROW_SCREEN);
    await showFilteredCards(['channelpie'], true);
    await wait(0);
    expect(screen.queryByRole('group', { name: '页面筛选' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '筛选', expanded: false }));
    press('周', bar());
    fireEvent.click(screen.getByRole('button', { name: '筛选 1 项已设置', expanded: true }));
    expect(screen.queryByRole('group', { name: '页面筛选' })).toBeNull();
  });
});
