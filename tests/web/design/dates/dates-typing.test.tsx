import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DateInput } from '../../../../web/design/dates/DateInput.tsx';
import { DateTimeInput } from '../../../../web/design/dates/DateTimeInput.tsx';
import { MonthInput } from '../../../../web/design/dates/MonthInput.tsx';
import { TimeInput } from '../../../../web/design/dates/time/TimeInput.tsx';
import { YearInput } from '../../../../web/design/dates/YearInput.tsx';
import { renderDateField, retype, monthPanel, shownIn } from './render-date-field.tsx';

const saying = () => screen.getByRole('alert').textContent;

describe('A date typed into its field', () => {
  it.each([
    ['a day', DateInput, '2026/6/5', '2026-06-05'],
    ['a month', MonthInput, '202606', '2026-06'],
    ['a year', YearInput, '２０２６', '2026'],
    ['a time', TimeInput, '9:05', '09:05:00'],
    ['a day and a time', DateTimeInput, '2026.6.5 9:05', '2026-06-05 09:05:00'],
  ])('is read when the user leaves the field: %s', async (_what, Input, typed, value) => {
    const { user, field, changes } = await renderDateField(Input, null);
    await user.type(field, typed);
    await user.tab();
    expect(changes.at(-1)).toBe(value);
    expect(field.value).toBe(value);
    expect(saying()).toBe('');
  });

  it('is reported at once when it is complete, so that saving by key gets it', async () => {
    const { user, field, changes } = await renderDateField(DateInput, null);
    await user.type(field, '2026-06-0');
    expect(changes).toEqual([]);
    await user.type(field, '5');
    expect(changes).toEqual(['2026-06-05']);
    await user.clear(field);
    expect(changes).toEqual(['2026-06-05', null]);
    await user.type(field, '6-7{Control>}s{/Control}');
    expect(changes.at(-1)).toBe('2026-06-07');
  });

  it.each([
    ['what is no day', '2026-02-30', '请输入日期，例如 2026-06-15'],
    ['words', 'soon', '请输入日期，例如 2026-06-15'],
    ['a day too early', '2026-01-31', '不能早于 2026-02-01'],
    ['a day too late', '2027-01-01', '不能晚于 2026-12-31'],
  ])(
    'is replaced by the last valid date if it is wrong, with a reason: %s',
    async (_what, typed, words) => {
      const { user, field, changes } = await renderDateField(DateInput, '2026-11-22', {
        min: '2026-02-01',
        max: '2026-12-31',
      });
      await user.clear(field);
      await user.type(field, `2026-11-23`);
      await retype(user, field, typed);
      await user.tab();
      expect(field.value).toBe('2026-11-23');
      expect(changes.at(-1)).toBe('2026-11-23');
      expect(saying()).toBe(words);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
        words,
      );
      await user.type(field, '{Backspace}');
      expect(saying()).toBe('');
    },
  );

  it('is reported as missing when a required field is cleared, until there is a date again', async () => {
    const { user, field, changes } = await renderDateField(DateInput, '2026-11-22', {
      required: true,
    });
    await user.clear(field);
    await user.tab();
    expect([field.value, changes.at(-1)]).toEqual(['', null]);
    expect(saying()).toBe('此项必填，请选择或输入，格式如 YYYY-MM-DD');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toContain(
      '此项必填',
    );
    await user.type(field, '2026-11-23');
    expect(saying()).toBe('');
  });

  it('may be cleared without a message when it is optional', async () => {
    const { user, field } = await renderDateField(DateInput, '2026-11-22');
    await user.clear(field);
    await user.tab();
    expect(saying()).toBe('');
  });

  it('is followed by the month panel below, which leaves the focus in the field', async () => {
    const { user, field } = await renderDateField(DateInput, '2026-11-22');
    await user.click(field);
    await monthPanel();
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, '2024-02-29');
    await waitFor(() =>
      expect(shownIn(screen.getByRole('gridcell', { selected: true }))).toBe('29二十'),
    );
    await user.keyboard('{ArrowDown}');
    expect(shownIn(document.activeElement)).toBe('29二十');
  });

  it('is taken by Enter, and only the next Enter reaches the form', async () => {
    const { user, field, changes } = await renderDateField(DateInput, null);
    let keys = 0;
    const count = ({ key }: KeyboardEvent) => (keys += key === 'Enter' ? 1 : 0);
    document.addEventListener('keydown', count);
    await user.click(field);
    await user.type(field, '6-5{Enter}');
    expect(changes).toEqual(['2026-06-05']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(keys).toBe(0);
    await user.keyboard('{Enter}');
    expect(keys).toBe(1);
    document.removeEventListener('keydown', count);
  });

  it('can be cleared by its button unless it is required', async () => {
    const { user, field, changes, unmount } = await renderDateField(DateInput, '2026-11-22');
    await user.click(screen.getByRole('button', { name: '清除' }));
    expect(changes).toEqual([null]);
    expect(field.value).toBe('');
    unmount();
    const required = await renderDateField(DateInput, '2026-11-22', { required: true });
    expect(screen.queryByRole('button', { name: '清除' })).toBeNull();
    expect(required.field.getAttribute('aria-required')).toBe('true');
  });

  it('cannot be changed when the field is disabled', async () => {
    const { user, field } = await renderDateField(DateInput, '2026-11-22', { disabled: true });
    await user.click(field);
    await user.click(screen.getByRole('button', { name: '选择日期' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field.disabled).toBe(true);
  });
});
