import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cellPanel, focused, renderRangeField, retype, monthPanel } from './render-date-field.tsx';

const none = { from: null, to: null };
const open = '{Alt>}{ArrowDown}{/Alt}';
const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
const banded = () =>
  screen
    .getAllByRole('gridcell', { selected: true })
    .map(({ textContent }) => textContent.replaceAll(/\D/gu, ''));
const note = () => document.querySelector('[aria-live="polite"]')?.textContent;

describe('A date range', () => {
  it('is chosen with the keyboard alone: first one end, then both, sorted, and the focus stays', async () => {
    const { user, from, changes } = await renderRangeField('date', none);
    from.focus();
    await user.keyboard(open);
    await waitFor(() => expect(focused()).toContain('2026年11月20日'));
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
    await user.keyboard('{Enter}');
    expect(changes).toEqual([]);
    expect(focused()).toContain('2026年11月20日');
    expect(banded()).toEqual(['20']);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(banded()).toEqual(['18', '19', '20']);
    expect(note()).toBe('11-18 ~ 11-20，共 3 天');
    await user.keyboard('{Enter}');
    expect(changes).toEqual([{ from: '2026-11-18', to: '2026-11-20' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(from);
  });

  it('previews up to the day under the pointer, across the edge of a month', async () => {
    const { user, from, changes } = await renderRangeField('date', none);
    await user.click(from);
    await monthPanel();
    await user.click(day('2026年11月28日 星期六'));
    await user.hover(day('2026年12月2日 星期三'));
    expect(banded()).toEqual(['28', '29', '30', '1', '2']);
    await user.unhover(day('2026年12月2日 星期三'));
    fireEvent.pointerLeave(await monthPanel());
    expect(banded()).toEqual(['28']);
    await user.click(screen.getByRole('button', { name: '下个月' }));
    await user.click(day('2026年12月5日 星期六'));
    expect(changes).toEqual([{ from: '2026-11-28', to: '2026-12-05' }]);
  });

  it('starts again when both ends are set, and is cancelled by Escape', async () => {
    const { user, from, changes } = await renderRangeField('date', {
      from: '2026-11-02',
      to: '2026-11-04',
    });
    await user.click(from);
    await monthPanel();
    expect(banded()).toEqual(['2', '3', '4']);
    await user.click(day('2026年11月10日 星期二'));
    expect(banded()).toEqual(['10']);
    await user.keyboard('{Escape}');
    expect(changes).toEqual([]);
    await user.click(from);
    await monthPanel();
    expect(banded()).toEqual(['2', '3', '4']);
  });

  it.each([
    ['month', '{Enter}{ArrowRight}{ArrowRight}{Enter}', { from: '2026-11', to: '2027-01' }],
    ['year', '{Enter}{ArrowUp}{Enter}', { from: '2024', to: '2026' }],
  ] as const)('of a %s is chosen in the same way', async (mode, keys, wanted) => {
    const { user, from, changes } = await renderRangeField(mode, none);
    from.focus();
    await user.keyboard(open);
    await cellPanel();
    await user.keyboard(keys);
    expect(changes).toEqual([wanted]);
  });

  it('is sorted when the user leaves the field, not while moving from one end to the other', async () => {
    const { user, from, to, changes } = await renderRangeField('date', {
      from: '2026-06-01',
      to: '2026-06-05',
    });
    await retype(user, from, '2026-07-10');
    await user.click(to);
    expect([from.value, to.value]).toEqual(['2026-07-10', '2026-06-05']);
    expect(changes).toEqual([]);
    await retype(user, to, '2026-07-20');
    expect(changes).toEqual([{ from: '2026-07-10', to: '2026-07-20' }]);
    await retype(user, to, '2026-05-01');
    await user.click(screen.getByRole('button', { name: 'after' }));
    expect(changes.at(-1)).toEqual({ from: '2026-05-01', to: '2026-07-10' });
    expect([from.value, to.value]).toEqual(['2026-05-01', '2026-07-10']);
  });

  it('may be open at one end, and is cleared as a whole', async () => {
    const { user, from, changes } = await renderRangeField('date', none);
    await user.type(from, '6-5');
    await user.click(screen.getByRole('button', { name: 'after' }));
    expect(changes).toEqual([{ from: '2026-06-05', to: null }]);
    await user.click(screen.getByRole('button', { name: '清除' }));
    expect(changes.at(-1)).toEqual(none);
  });

  it.each([
    ['昨天', '2026-11-19', '2026-11-19'],
    ['近 7 天', '2026-11-14', '2026-11-20'],
    ['近 30 天', '2026-10-22', '2026-11-20'],
    ['本周', '2026-11-16', '2026-11-22'],
    ['本月', '2026-11-01', '2026-11-30'],
    ['上月', '2026-10-01', '2026-10-31'],
  ])('can be chosen by its name: %s', async (name, first, last) => {
    const { user, from, changes } = await renderRangeField('date', none);
    await user.click(from);
    await monthPanel();
    await user.click(screen.getByRole('button', { name }));
    expect(changes).toEqual([{ from: first, to: last }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(from);
    await monthPanel();
    expect(screen.getByRole('button', { name, pressed: true })).toBeTruthy();
  });

  it.each([
    ['近 3 个月', '2026-09', '2026-11'],
    ['近 12 个月', '2025-12', '2026-11'],
    ['今年', '2026-01', '2026-12'],
    ['去年', '2025-01', '2025-12'],
  ])('of months can be chosen by its name: %s', async (name, first, last) => {
    const { user, from, changes } = await renderRangeField('month', none);
    await user.click(from);
    await cellPanel();
    await user.click(screen.getByRole('button', { name }));
    expect(changes).toEqual([{ from: first, to: last }]);
  });

  it('of date-times begins with the first and ends with the last moment of its days, stays open, and does not offer what is not allowed', async () => {
    const { user, from, changes } = await renderRangeField('datetime', none, {
      min: '2026-11-01 00:00:00',
    });
    await user.click(from);
    await monthPanel();
    await user.click(day('2026年11月10日'));
    const offered = (name: string) =>
      !screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(['本周', '本月', '近 30 天', '上月'].map(offered)).toEqual([true, true, false, false]);
    await user.click(screen.getByRole('button', { name: '本周' }));
    expect(changes).toEqual([{ from: '2026-11-16 00:00:00', to: '2026-11-22 23:59:59' }]);
    expect(banded()).toEqual(['16', '17', '18', '19', '20', '21', '22']);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('reports an end that is not a date', async () => {
    const { user, to, changes } = await renderRangeField('date', {
      from: '2026-06-01',
      to: '2026-06-05',
    });
    await retype(user, to, '2026-06-31');
    await user.click(screen.getByRole('button', { name: 'after' }));
    expect(to.value).toBe('2026-06-05');
    expect(screen.getByRole('alert').textContent).toBe('请输入日期，例如 2026-06-15');
    expect(changes).toEqual([]);
  });
});
