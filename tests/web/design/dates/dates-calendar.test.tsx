import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DateInput } from '../../../../web/design/dates/DateInput.tsx';
import { MonthInput } from '../../../../web/design/dates/MonthInput.tsx';
import { YearInput } from '../../../../web/design/dates/YearInput.tsx';
import type { Locale } from '../../../../web/design/language/locales.ts';
import {
  cellPanel,
  cellsOf,
  focused,
  renderDateField,
  monthPanel,
  shownIn,
} from './render-date-field.tsx';

const heads = async () =>
  within(await monthPanel())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const open = '{Alt>}{ArrowDown}{/Alt}';

describe('A month panel', () => {
  it('shows six weeks with the lunar calendar and reads out the focused day in full', async () => {
    const { user, field } = await renderDateField(DateInput, '2026-11-22');
    await user.click(field);
    await waitFor(async () => expect((await cellsOf())[0]?.[0]).toBe('26十七'));
    const rows = await cellsOf();
    expect(rows).toHaveLength(6);
    expect(rows[3]).toEqual(['16初八', '17初九', '18初十', '19十一', '20十二', '21十三', '22小雪']);
    expect(screen.getByRole('dialog').textContent).toContain('11-22 周日 农历十月十四 小雪');
    expect(
      screen.getByRole('button', { name: '2026年11月22日 星期日 农历十月十四 小雪' }),
    ).toBeTruthy();
    expect(shownIn(screen.getByRole('gridcell', { selected: true }))).toBe('22小雪');
    expect(shownIn(document.querySelector('[aria-current="date"]'))).toBe('20十二');
    // A name that lacks text of its button cannot be spoken to a program for voice control.
    for (const day of within(await monthPanel()).getAllByRole('button'))
      expect(day.getAttribute('aria-label') ?? day.textContent).toContain(day.textContent);
  });

  it.each<[Locale, string[]]>([
    ['zh-CN', ['一', '二', '三', '四', '五', '六', '日']],
    ['zh-TW', ['日', '一', '二', '三', '四', '五', '六']],
    ['en-US', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
  ])('begins the week as is usual in %s', async (locale, wanted) => {
    const { user, field } = await renderDateField(DateInput, '2026-11-22', {}, locale);
    await user.click(field);
    expect(await heads()).toEqual(wanted);
  });

  it('shows the lunar calendar in Chinese, and in English only on request', async () => {
    const english = await renderDateField(DateInput, '2026-11-22', {}, 'en-US');
    await english.user.click(english.field);
    expect((await cellsOf())[3]).toEqual(['22', '23', '24', '25', '26', '27', '28']);
    english.unmount();
    const asked = await renderDateField(DateInput, '2026-11-22', { lunar: true }, 'en-US');
    await asked.user.click(asked.field);
    await waitFor(async () => expect((await cellsOf())[3]?.[0]).toBe('2210/14'));
    asked.unmount();
    const without = await renderDateField(DateInput, '2026-11-22', { lunar: false });
    await without.user.click(without.field);
    expect((await cellsOf())[0]?.[0]).toBe('26');
  });

  it('has no lunar line outside 1900 to 2100', async () => {
    const { user, field } = await renderDateField(DateInput, '2101-03-05');
    await user.click(field);
    await monthPanel();
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('03-05 周六'));
    expect((await cellsOf())[0]?.[0]).toBe('28');
  });

  it.each([
    ['{ArrowLeft}', '2026年11月21日'],
    ['{ArrowRight}', '2026年11月23日'],
    ['{ArrowUp}', '2026年11月15日'],
    ['{ArrowDown}', '2026年11月29日'],
    ['{Home}', '2026年11月16日'],
    ['{ArrowLeft}{ArrowLeft}{End}', '2026年11月22日'],
    ['{PageUp}', '2026年10月22日'],
    ['{PageDown}', '2026年12月22日'],
    ['{Shift>}{PageUp}{/Shift}', '2025年11月22日'],
    ['{Shift>}{PageDown}{/Shift}', '2027年11月22日'],
    ['{ArrowDown}{ArrowDown}{PageDown}{PageDown}', '2027年2月6日'],
  ])('moves by %s to %s', async (keys, wanted) => {
    const { user, field } = await renderDateField(DateInput, '2026-11-22');
    field.focus();
    await user.keyboard(open);
    await waitFor(() => expect(focused()).toContain('2026年11月22日'));
    await user.keyboard(keys);
    expect(focused()).toContain(wanted);
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
  });

  it('takes the chosen day on Enter and returns the focus', async () => {
    const { user, field, changes } = await renderDateField(DateInput, '2026-11-22');
    field.focus();
    await user.keyboard(open);
    await monthPanel();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(changes).toEqual(['2026-11-21']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it('closes on Escape without a change, and when the focus moves elsewhere', async () => {
    const { user, field, changes } = await renderDateField(DateInput, '2026-11-22');
    field.focus();
    await user.keyboard(open);
    await monthPanel();
    await user.keyboard('{ArrowLeft}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field);
    await user.click(field);
    await monthPanel();
    await user.click(screen.getByRole('button', { name: 'after' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes).toEqual([]);
  });

  it("offers the enterprise's today by one press if that day is allowed", async () => {
    const { user, field, changes, unmount } = await renderDateField(DateInput, null);
    await user.click(field);
    await monthPanel();
    await user.click(screen.getByRole('button', { name: '今天' }));
    expect(changes).toEqual(['2026-11-20']);
    unmount();
    const barred = await renderDateField(DateInput, null, { max: '2026-11-15' });
    await barred.user.click(barred.field);
    await monthPanel();
    expect(screen.getByRole('button', { name: '今天' })).toHaveProperty('disabled', true);
  });

  it('does not let the user choose or reach days that are not allowed', async () => {
    const { user, field, changes } = await renderDateField(DateInput, '2026-11-10', {
      min: '2026-11-09',
      max: '2026-11-12',
    });
    field.focus();
    await user.keyboard(open);
    await monthPanel();
    await user.click(screen.getByRole('button', { name: /2026年11月13日/u }));
    expect(changes).toEqual([]);
    screen.getByRole('button', { name: /2026年11月10日/u }).focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toContain('2026年11月12日');
    await user.keyboard('{PageUp}');
    expect(focused()).toContain('2026年11月9日');
  });

  it('switches by its head to months and years, and back to days', async () => {
    const { user, field, changes } = await renderDateField(DateInput, '2026-11-22');
    await user.click(field);
    await monthPanel();
    await user.click(screen.getByRole('button', { name: '2026年 选择年份' }));
    await user.click(await screen.findByRole('button', { name: '2024年' }));
    await user.click(await screen.findByRole('button', { name: '2024年2月' }));
    await user.click(await screen.findByRole('button', { name: /^2024年2月29日/u }));
    expect(changes).toEqual(['2024-02-29']);
  });
});

describe('A panel of months or years', () => {
  it('lets Tab leave, and does not take months that are not allowed', async () => {
    const { user, field, changes } = await renderDateField(MonthInput, '2026-11', {
      min: '2026-03',
    });
    field.focus();
    await user.keyboard(open);
    await waitFor(() => expect(focused()).toBe('2026年11月'));
    await user.click(screen.getByRole('button', { name: '2026年2月' }));
    expect(changes).toEqual([]);
    screen.getByRole('button', { name: '2026年11月' }).focus();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '本月' }));
  });

  it('can be used with the keyboard', async () => {
    const { user, field, changes } = await renderDateField(MonthInput, '2026-11');
    field.focus();
    await user.keyboard(open);
    await waitFor(() => expect(focused()).toBe('2026年11月'));
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(focused()).toBe('2026年7月');
    await user.keyboard('{Home}');
    expect(focused()).toBe('2026年1月');
    await user.keyboard('{End}{PageUp}{Enter}');
    expect(changes).toEqual(['2025-12']);
  });

  it('shows a decade of years', async () => {
    const { user, field, changes } = await renderDateField(YearInput, '2026');
    field.focus();
    await user.keyboard(open);
    const years = within(await cellPanel()).getAllByRole('button');
    expect(years.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 10 }, (_, at) => String(2020 + at)),
    );
    await user.keyboard('{Home}');
    expect(focused()).toBe('2020年');
    await user.keyboard('{PageDown}{ArrowRight}{Enter}');
    expect(changes).toEqual(['2031']);
  });

  it('offers the current month and the current year', async () => {
    const { user, field, changes } = await renderDateField(MonthInput, null);
    await user.click(field);
    await cellPanel();
    await user.click(screen.getByRole('button', { name: '本月' }));
    expect(changes).toEqual(['2026-11']);
  });
});
