import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { focused, renderRange, retype, sheet } from './dates-support.tsx';

const none = { from: null, to: null };
const open = '{Alt>}{ArrowDown}{/Alt}';
const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
const banded = () =>
  screen.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent.replaceAll(/\D/gu, ''));
const note = () => document.querySelector('[aria-live="polite"]')?.textContent;

describe('A range', () => {
  it('goes from nothing to its first end, to both: sorted, by the keyboard alone, with the focus where it was', async () => {
    const { user, from, told } = await renderRange('date', none);
    from.focus();
    await user.keyboard(open);
    await waitFor(() => expect(focused()).toContain('2026年11月20日'));
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
    await user.keyboard('{Enter}');
    expect(told).toEqual([]);
    expect(focused()).toContain('2026年11月20日');
    expect(banded()).toEqual(['20']);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(banded()).toEqual(['18', '19', '20']);
    expect(note()).toBe('11-18 ~ 11-20，共 3 天');
    await user.keyboard('{Enter}');
    expect(told).toEqual([{ from: '2026-11-18', to: '2026-11-20' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(from);
  });

  it('follows what is pointed at, over the edge of a month', async () => {
    const { user, from, told } = await renderRange('date', none);
    await user.click(from);
    await sheet();
    await user.click(day('2026年11月28日 星期六'));
    await user.hover(day('2026年12月2日 星期三'));
    expect(banded()).toEqual(['28', '29', '30', '1', '2']);
    await user.unhover(day('2026年12月2日 星期三'));
    fireEvent.pointerLeave(await sheet());
    expect(banded()).toEqual(['28']);
    await user.click(screen.getByRole('button', { name: '下个月' }));
    await user.click(day('2026年12月5日 星期六'));
    expect(told).toEqual([{ from: '2026-11-28', to: '2026-12-05' }]);
  });

  it('begins anew when both ends are there, and is given up by Escape', async () => {
    const { user, from, told } = await renderRange('date', { from: '2026-11-02', to: '2026-11-04' });
    await user.click(from);
    await sheet();
    expect(banded()).toEqual(['2', '3', '4']);
    await user.click(day('2026年11月10日 星期二'));
    expect(banded()).toEqual(['10']);
    await user.keyboard('{Escape}');
    expect(told).toEqual([]);
    await user.click(from);
    await sheet();
    expect(banded()).toEqual(['2', '3', '4']);
  });

  it.each([
    ['month', '{Enter}{ArrowRight}{ArrowRight}{Enter}', { from: '2026-11', to: '2027-01' }],
    ['year', '{Enter}{ArrowUp}{Enter}', { from: '2023', to: '2026' }],
  ] as const)('of a %s is chosen in the same way', async (mode, keys, wanted) => {
    const { user, from, told } = await renderRange(mode, none);
    from.focus();
    await user.keyboard(open);
    await sheet();
    await user.keyboard(keys);
    expect(told).toEqual([wanted]);
  });

  it('that is typed is sorted when the field is left, not on the way from one end to the other', async () => {
    const { user, from, to, told } = await renderRange('date', { from: '2026-06-01', to: '2026-06-05' });
    await retype(user, from, '2026-07-10');
    await user.click(to);
    expect([from.value, to.value]).toEqual(['2026-07-10', '2026-06-05']);
    expect(told).toEqual([]);
    await retype(user, to, '2026-07-20');
    expect(told).toEqual([{ from: '2026-07-10', to: '2026-07-20' }]);
    await retype(user, to, '2026-05-01');
    await user.click(screen.getByRole('button', { name: 'after' }));
    expect(told.at(-1)).toEqual({ from: '2026-05-01', to: '2026-07-10' });
    expect([from.value, to.value]).toEqual(['2026-05-01', '2026-07-10']);
  });

  it('may be open at an end, and is cleared as one', async () => {
    const { user, from, told } = await renderRange('date', none);
    await user.type(from, '6-5');
    await user.click(screen.getByRole('button', { name: 'after' }));
    expect(told).toEqual([{ from: '2026-06-05', to: null }]);
    await user.click(screen.getByRole('button', { name: '清除' }));
    expect(told.at(-1)).toEqual(none);
  });

  it('says what is wrong with an end that is no date', async () => {
    const { user, to, told } = await renderRange('date', { from: '2026-06-01', to: '2026-06-05' });
    await retype(user, to, '2026-06-31');
    await user.click(screen.getByRole('button', { name: 'after' }));
    expect(to.value).toBe('2026-06-05');
    expect(screen.getByRole('alert').textContent).toBe('请输入日期，例如 2026-06-15');
    expect(told).toEqual([]);
  });
});
