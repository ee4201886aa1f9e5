import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localDateOf } from '../../../../web/design/dates/calendar/local-dates.ts';
import { PickerField } from '../../../../web/design/dates/PickerField.tsx';
import type { DateFieldProps } from '../../../../web/design/dates/date-field-props.ts';
import { focused, monthPanel, renderDateField } from './render-date-field.tsx';

// The tests run in New York. Clocks change there at night, 2026-03-08 and 2026-11-01, and were set
// to the time of the railways in 1883, in Shanghai in 1901.
const days = [
  '1000-01-01',
  '1883-11-18',
  '1900-01-01',
  '1900-02-28',
  '1900-12-31',
  '2026-03-08',
  '2026-03-09',
  '2026-10-31',
  '2026-11-01',
  '2100-01-01',
  '2100-12-31',
  '9999-12-31',
];
const DayField = (props: DateFieldProps) => <PickerField mode="date" {...props} lunar={false} />;
const nameOf = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return new RegExp(`^${String(year).padStart(4, '0')}年${String(month)}月${String(date)}日`, 'u');
};

describe('Days in the calendar of a browser whose clock changes', () => {
  it('are tested where clocks change', () => {
    expect(new Date(2026, 2, 7).getTimezoneOffset()).not.toBe(
      new Date(2026, 2, 9).getTimezoneOffset(),
    );
  });

  it.each(days)('have the date of %s at noon', (day) => {
    const date = localDateOf(day);
    expect([date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours()]).toEqual([
      ...day.split('-').map(Number),
      12,
    ]);
  });

  it.each(days)('are chosen as they are shown: %s', async (day) => {
    // Another day of the month, so that choosing changes the value.
    const other = `${day.slice(0, 8)}${day.endsWith('15') ? '16' : '15'}`;
    const { user, field, changes } = await renderDateField(DayField, other);
    await user.click(field);
    await monthPanel();
    await user.click(screen.getByRole('button', { name: nameOf(day) }));
    expect(changes).toEqual([day]);
  });

  it.each([
    ['2026-03-07', '2026年3月8日', '{ArrowRight}', '2026-03-08'],
    ['2026-03-09', '2026年3月8日', '{ArrowLeft}', '2026-03-08'],
    ['2026-11-02', '2026年11月1日', '{ArrowLeft}', '2026-11-01'],
    ['2026-10-31', '2026年11月1日', '{ArrowRight}', '2026-11-01'],
    ['1899-12-31', '1900年1月1日', '{ArrowRight}', '1900-01-01'],
    ['2100-12-31', '2101年1月1日', '{ArrowRight}', '2101-01-01'],
  ])('are reached from %s by keys: %s', async (from, name, key, wanted) => {
    const { user, field, changes } = await renderDateField(DayField, from);
    field.focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(focused()).toContain('年'));
    await user.keyboard(key);
    expect(focused()).toContain(name);
    await user.keyboard('{Enter}');
    expect(changes).toEqual([wanted]);
  });

  it.each([
    ['2026-03-08', '2026-03-08'],
    ['2026-11-01', '2026-11-01'],
  ])('are the first and the last that are allowed: %s', async (min, max) => {
    const { user, field, changes } = await renderDateField(DayField, null, { min, max });
    await user.click(field);
    await monthPanel();
    const open = screen
      .getAllByRole('gridcell')
      .map((cell) => cell.querySelector('[role="button"]'))
      .filter((button) => button?.getAttribute('aria-disabled') !== 'true');
    expect(open).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: nameOf(min) }));
    expect(changes).toEqual([min]);
  });
});
