import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DateTimeInput } from '../../../../web/design/dates/DateTimeInput.tsx';
import { TimeInput } from '../../../../web/design/dates/time/TimeInput.tsx';
import { renderDateField, renderRangeField, retype, monthPanel } from './render-date-field.tsx';

const column = (name: string) => screen.getByRole('listbox', { name });
const chosen = (name: string) =>
  within(column(name)).getByRole('option', { selected: true }).textContent;
const press = (
  user: { click: (element: Element) => Promise<void> },
  name: string,
  number: string,
) => user.click(within(column(name)).getByRole('option', { name: number }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T06:07:08Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A time', () => {
  it('is chosen in steps of one over 24 hours, 60 minutes and 60 seconds', async () => {
    const { user, field, changes } = await renderDateField(TimeInput, '09:30:15');
    await user.click(screen.getByRole('button', { name: '选择时间' }));
    const hours = await screen.findByRole('listbox', { name: '选择时间 时' });
    expect(document.activeElement).toBe(hours);
    expect(
      within(hours)
        .getAllByRole('option')
        .map(({ textContent }) => Number(textContent)),
    ).toEqual([...Array(24).keys()]);
    for (const name of ['选择时间 分', '选择时间 秒']) {
      expect(
        within(column(name))
          .getAllByRole('option')
          .map(({ textContent }) => Number(textContent)),
      ).toEqual([...Array(60).keys()]);
    }
    await user.keyboard('{ArrowDown}');
    expect(changes).toEqual(['10:30:15']);
    await user.keyboard('{ArrowRight}{ArrowUp}{PageDown}');
    expect(changes.at(-1)).toBe('10:39:15');
    await user.keyboard('{ArrowRight}{Home}{ArrowUp}');
    expect(changes.at(-1)).toBe('10:39:59');
    await user.keyboard('{ArrowLeft}{ArrowLeft}15');
    expect(changes.at(-1)).toBe('15:39:59');
    expect(hours.getAttribute('aria-activedescendant')).toBe(
      within(hours).getByRole('option', { selected: true }).id,
    );
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('15:39:59');
  });

  it('can be set to now by the clock of the enterprise', async () => {
    const { user, changes } = await renderDateField(TimeInput, null);
    await user.click(screen.getByRole('button', { name: '选择时间' }));
    await user.click(await screen.findByRole('button', { name: '此刻' }));
    expect(changes).toEqual(['14:07:08']);
  });

  it('stays within its bounds', async () => {
    const { user, changes } = await renderDateField(TimeInput, '09:30:00', {
      min: '09:15:00',
      max: '18:20:00',
    });
    await user.click(screen.getByRole('button', { name: '选择时间' }));
    await screen.findByRole('listbox', { name: '选择时间 时' });
    await press(user, '选择时间 时', '08');
    expect(changes).toEqual([]);
    await press(user, '选择时间 时', '18');
    expect(changes).toEqual(['18:20:00']);
    await press(user, '选择时间 分', '30');
    expect(changes).toEqual(['18:20:00']);
  });
});

describe('A date with a time', () => {
  it('starts at midnight of the chosen day and stays open while the user sets the time', async () => {
    const { user, field, changes } = await renderDateField(DateTimeInput, null);
    await user.click(field);
    await monthPanel();
    await user.click(screen.getByRole('button', { name: /^2026年11月18日/u }));
    expect(changes).toEqual(['2026-11-18 00:00:00']);
    await press(user, '时间 时', '09');
    await press(user, '时间 分', '30');
    expect(changes.at(-1)).toBe('2026-11-18 09:30:00');
    await user.click(screen.getByRole('button', { name: /^2026年11月19日/u }));
    expect(changes.at(-1)).toBe('2026-11-19 09:30:00');
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(field.value).toBe('2026-11-19 09:30:00');
  });

  it("is on the enterprise's today when the time is chosen first", async () => {
    const { user, field, changes } = await renderDateField(DateTimeInput, null);
    await user.click(field);
    await monthPanel();
    await press(user, '时间 时', '09');
    expect(changes).toEqual(['2026-11-20 09:00:00']);
  });
});

describe('A range of times', () => {
  it('never ends before it starts: earlier numbers are disabled, and a later start moves the end', async () => {
    const { user, from, changes } = await renderRangeField('time', {
      from: '09:30:00',
      to: '18:00:00',
    });
    await user.click(from);
    await screen.findByRole('listbox', { name: '开始 时' });
    expect(
      within(column('结束 时')).getByRole('option', { name: '08' }).getAttribute('aria-disabled'),
    ).toBe('true');
    await press(user, '结束 时', '08');
    expect(changes).toEqual([]);
    await press(user, '结束 时', '09');
    expect(changes.at(-1)).toEqual({ from: '09:30:00', to: '09:30:00' });
    await press(user, '开始 时', '20');
    expect(changes.at(-1)).toEqual({ from: '20:30:00', to: '20:30:00' });
    expect([chosen('结束 时'), chosen('结束 分')]).toEqual(['20', '30']);
  });

  it('gets its end raised to its start when it is typed', async () => {
    const { user, to, changes } = await renderRangeField('time', {
      from: '09:30:00',
      to: '18:00:00',
    });
    await retype(user, to, '8:00');
    await user.click(screen.getByRole('button', { name: 'after' }));
    expect(changes).toEqual([{ from: '09:30:00', to: '09:30:00' }]);
    expect(to.value).toBe('09:30:00');
  });

  it('with dates lasts from the first second of one day to the last second of the other', async () => {
    const { user, from, changes } = await renderRangeField('datetime', { from: null, to: null });
    await user.click(from);
    await monthPanel();
    await user.click(screen.getByRole('button', { name: /^2026年11月18日/u }));
    await user.click(screen.getByRole('button', { name: /^2026年11月16日/u }));
    expect(changes).toEqual([{ from: '2026-11-16 00:00:00', to: '2026-11-18 23:59:59' }]);
    await press(user, '结束 时', '08');
    expect(changes.at(-1)).toEqual({ from: '2026-11-16 00:00:00', to: '2026-11-18 08:59:59' });
    await user.click(screen.getByRole('button', { name: /^2026年11月17日/u }));
    await user.click(screen.getByRole('button', { name: /^2026年11月17日/u }));
    await press(user, '开始 时', '10');
    expect(changes.at(-1)).toEqual({ from: '2026-11-17 10:00:00', to: '2026-11-17 10:00:00' });
  });
});
