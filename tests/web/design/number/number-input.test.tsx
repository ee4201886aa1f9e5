import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../web/design/language/locales.ts';
import { NumberInput } from '../../../../web/design/number/NumberInput.tsx';
import type { NumberRules } from '../../../../web/design/number/number-rules.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

async function numberField(
  first: string | null,
  rules: NumberRules = {},
  locale: Locale = 'zh-CN',
) {
  const changes: (string | null)[] = [];
  function Field() {
    const [value, setValue] = useState(first);
    const change = (next: string | null) => {
      changes.push(next);
      setValue(next);
    };
    return (
      <>
        <label htmlFor="price">售价</label>
        <NumberInput id="price" value={value} onChange={change} {...rules} />
      </>
    );
  }
  const view = await renderInPortal(<Field />, { locale });
  return {
    ...view,
    changes,
    field: screen.getByRole<HTMLInputElement>('spinbutton', { name: '售价' }),
  };
}

const saying = () => screen.getByRole('alert').textContent;

describe('A number input', () => {
  it('reports what is typed, and null when the field is emptied', async () => {
    const { user, field, changes } = await numberField(null);
    await user.type(field, '31.5');
    expect(changes).toEqual(['3', '31', '31.5']);
    await user.clear(field);
    expect(changes.at(-1)).toBeNull();
    await user.tab();
    expect(field.value).toBe('');
    expect(saying()).toBe('');
  });

  it('has no bounds unless they are given', async () => {
    const { user, field, changes } = await numberField(null);
    const long = '-98765432109876543210.123456789012345678901';
    await user.type(field, long);
    expect(changes.at(-1)).toBe(long);
    expect(field.getAttribute('aria-valuemin')).toBeNull();
    expect(field.getAttribute('aria-valuemax')).toBeNull();
  });

  it.each([
    ['12345', '1000', '不能大于 1000'],
    ['1000.004', '1000', ''],
    ['-5', '10', '不能小于 10'],
  ])('is kept within its bounds: %s becomes %s', async (typed, value, words) => {
    const { user, field, changes } = await numberField('20', { min: '10', max: '1000', places: 2 });
    await user.clear(field);
    await user.type(field, typed);
    expect(field.value).toBe(typed);
    expect(changes.at(-1)).toBe(value);
    await user.tab();
    expect(field.value).toBe(value);
    expect(saying()).toBe(words);
  });

  it.each([
    ['2.675', 2, '2.68'],
    ['-2.675', 2, '-2.68'],
    ['1.005', 2, '1.01'],
    ['0.004', 2, '0'],
    ['-0.004', 2, '0'],
    ['9.5', 0, '10'],
    ['0.1234567', 6, '0.123457'],
  ])('rounds half away from zero: %s to %i decimals', async (typed, places, value) => {
    const { user, field, changes } = await numberField(null, { places });
    await user.type(field, typed);
    expect(changes.at(-1)).toBe(value);
    await user.tab();
    expect(field.value).toBe(value);
  });

  it.each<[Locale, string]>([
    ['zh-CN', '请输入数字'],
    ['zh-TW', '請輸入數字'],
    ['en-US', 'Please enter a number'],
  ])(
    'returns to the last number when the text is not a number, and reports it: %s',
    async (locale, words) => {
      const { user, field, changes } = await numberField('31.5', {}, locale);
      fireEvent.change(field, { target: { value: 'abc' } });
      expect(field.value).toBe('abc');
      field.focus();
      await user.tab();
      expect(field.value).toBe('31.5');
      expect(changes).toEqual([]);
      expect(saying()).toBe(words);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
        words,
      );
      await user.type(field, '2');
      expect(saying()).toBe('');
    },
  );

  it('steps by one unless configured otherwise, and by ten steps with the page keys', async () => {
    const { user, field, changes, unmount } = await numberField('31.5');
    field.focus();
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{PageUp}{PageDown}');
    expect(changes).toEqual(['32.5', '31.5', '30.5', '40.5', '30.5']);
    unmount();
    const tenth = await numberField('0.2', { step: '0.1', max: '0.35', places: 2 });
    tenth.field.focus();
    await tenth.user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{PageDown}');
    expect(tenth.changes).toEqual(['0.3', '0.35', '-0.65']);
  });

  it('steps from empty into its bounds, and from the text being typed', async () => {
    const { user, field, changes } = await numberField(null, { min: '5' });
    field.focus();
    await user.keyboard('{ArrowUp}');
    expect(changes).toEqual(['5']);
    await user.clear(field);
    await user.type(field, '12{ArrowUp}');
    expect(field.value).toBe('13');
  });

  it('exposes its value and bounds to screen readers', async () => {
    const { user, field } = await numberField('31.50', { min: '0', max: '1000' });
    expect(field.getAttribute('aria-valuenow')).toBe('31.5');
    expect(field.getAttribute('aria-valuetext')).toBe('31.50');
    expect([field.getAttribute('aria-valuemin'), field.getAttribute('aria-valuemax')]).toEqual([
      '0',
      '1000',
    ]);
    await user.clear(field);
    expect(field.getAttribute('aria-valuenow')).toBeNull();
  });

  it('waits until an input method has finished', async () => {
    const { field, changes } = await numberField(null);
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: '１２' }, isComposing: true });
    expect(changes).toEqual([]);
    fireEvent.compositionEnd(field);
    expect(changes).toEqual(['12']);
    fireEvent.keyDown(field, { key: 'ArrowUp', isComposing: true });
    expect(changes).toEqual(['12']);
  });

  it('accepts numbers pasted from a spreadsheet', async () => {
    const { user, field, changes } = await numberField(null, { places: 2 });
    field.focus();
    await user.paste('¥ 1,234.50');
    expect(changes.at(-1)).toBe('1234.5');
    await user.tab();
    expect(field.value).toBe('1234.5');
  });
});
