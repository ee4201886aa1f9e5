import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DateInput } from '../../../../web/design/dates/DateInput.tsx';
import { focused, renderDateField, monthPanel } from './render-date-field.tsx';

describe('The head of a calendar', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  it('keeps the focus on the button that turns pages, and Tab then reaches one day', async () => {
    const { user, field } = await renderDateField(DateInput, '2026-11-22');
    await user.click(field);
    await monthPanel();
    button('下个月').focus();
    await user.keyboard('{Enter}{Enter}');
    expect(document.activeElement).toBe(button('下个月'));
    expect(screen.getByRole('button', { name: '2027年 选择年份' })).toBeTruthy();
    await user.tab();
    expect(focused()).toContain('2027年1月22日');
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(button('上个月'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('上个月'));
    expect(screen.getByRole('button', { name: '12月 选择月份' })).toBeTruthy();
  });

  it('shows the same month again where the bounds end', async () => {
    const { user, field } = await renderDateField(DateInput, '2026-12-22', { max: '2026-12-24' });
    await user.click(field);
    await monthPanel();
    await user.click(button('下个月'));
    expect(screen.getByRole('button', { name: '2026年 选择年份' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '12月 选择月份' }).textContent).toBe('12月');
    expect(screen.getByRole('button', { name: '2026年 选择年份' }).textContent).toBe('2026');
  });

  it('moves to what was typed when it is pressed, and keeps the focus', async () => {
    const { user, field, changes } = await renderDateField(DateInput, '2026-11-22');
    await user.click(field);
    await monthPanel();
    await user.clear(field);
    await user.type(field, '2027/3/5');
    await user.click(button('下个月'));
    expect(changes.at(-1)).toBe('2027-03-05');
    expect(focused()).toContain('2027年3月5日');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(field);
  });

  it('names weekdays in full', async () => {
    const { user, field } = await renderDateField(DateInput, '2026-11-22');
    await user.click(field);
    await monthPanel();
    expect(screen.getByRole('columnheader', { name: '星期一' }).textContent).toBe('一');
  });
});
