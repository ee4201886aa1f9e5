import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../support/columns.ts';
import { renderCell, renderForm, problemKey, renderSearchForm } from './render-columns.tsx';

const price = columnOf('price', 'INPUT_NUM', { title: '价格', align: 'RIGHT' });

describe('An InputNum column', () => {
  it.each([
    [1234.5, '1,234.50'],
    ['-0.125', '−0.125'],
    ['12345678901234567890.12', '12,345,678,901,234,567,890.12'],
    ['n/a', 'n/a'],
    [null, '—'],
  ])('shows %s in its cell as %s', async (value, text) => {
    expect((await renderCell(price, value)).cell.textContent).toBe(text);
  });

  it('is searched by the exact number, written as the services write it', async () => {
    const { user, conditions } = await renderSearchForm([{ ...price, searchType: 'EQ' }]);
    await user.type(screen.getByRole('spinbutton', { name: '价格' }), '１２００．５０');
    await user.tab();
    expect(conditions()).toEqual([{ column: 'price', operation: 'EQ', value: '1200.5' }]);
  });

  it('is searched from one number to the other, compared as numbers', async () => {
    const { user, conditions, values } = await renderSearchForm([
      { ...price, searchType: 'RANGE' },
    ]);
    expect(screen.getByRole('group', { name: '价格' })).toBeDefined();
    await user.type(screen.getByRole('spinbutton', { name: '从' }), '100');
    await user.type(screen.getByRole('spinbutton', { name: '到' }), '9');
    await user.tab();
    expect(values()).toEqual({ price: '100~9' });
    expect(conditions()).toEqual([
      { column: 'price', operation: 'GE', value: '9' },
      { column: 'price', operation: 'LE', value: '100' },
    ]);
  });

  it('is searched by several numbers, and by the exact number where metadata asks for a part of it', async () => {
    const { user, conditions } = await renderSearchForm([{ ...price, searchType: 'IN' }]);
    await user.type(screen.getByRole('textbox', { name: '价格' }), '1.50 2');
    expect(conditions()).toEqual([{ column: 'price', operation: 'IN', values: ['1.5', '2'] }]);
  });

  it('is typed as an exact decimal', async () => {
    const { user, values } = await renderForm([price]);
    await user.type(screen.getByRole('spinbutton', { name: '价格' }), '12345678901234567890.125');
    await user.tab();
    expect(values()).toEqual({ price: '12345678901234567890.13' });
  });

  it('must be a number, within its bounds, with the decimals of its metadata', async () => {
    const bounded = { ...price, minimum: '0', maximum: '9.5', decimalPlaces: 1 };
    expect(problemKey(bounded, 'x')).toBe('metadata.notNumber');
    expect(problemKey(bounded, '-1')).toMatch(/^number\./u);
    expect(problemKey(bounded, '9.6')).toMatch(/^number\./u);
    expect(problemKey(bounded, '9.5')).toBeNull();
    expect(problemKey({ ...price, isRequired: true }, null)).toBe('metadata.required');
    const { user, values } = await renderForm([bounded]);
    await user.type(screen.getByRole('spinbutton', { name: '价格' }), '3.26');
    await user.tab();
    expect(values()).toEqual({ price: '3.3' });
  });
});
