import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../../../web/records/fields/column.ts';
import { columnOf } from '../../../support/columns.ts';
import { renderCell, renderForm, problemKey, renderSearchForm } from './render-columns.tsx';

const day = columnOf('day', 'DATE', { title: '日期' });

describe('A Date column', () => {
  it.each([
    ['2026-06-15', '2026-06-15'],
    ['2026-02-30', '2026-02-30'],
    ['<i>', '<i>'],
    [null, '—'],
  ])('shows %s in its cell as %s', async (value, text) => {
    expect((await renderCell(day, value)).cell.textContent).toBe(text);
  });

  it('is typed as a calendar day', async () => {
    const { user, values } = await renderForm([day]);
    await user.type(screen.getByLabelText('日期'), '2026-06-15{Tab}');
    expect(values()).toEqual({ day: '2026-06-15' });
  });

  it('is searched by a day, and from one to another', async () => {
    const one = await renderSearchForm([{ ...day, searchType: 'EQ' }]);
    await one.user.type(screen.getByLabelText('日期'), '2026-06-15{Tab}');
    expect(one.conditions()).toEqual([{ column: 'day', operation: 'EQ', value: '2026-06-15' }]);
    one.unmount();
    const range = await renderSearchForm([{ ...day, searchType: 'RANGE' }]);
    const [from, to] = screen.getAllByRole<HTMLInputElement>('textbox');
    await range.user.type(from!, '2026-06-01{Tab}');
    expect(range.conditions()).toEqual([{ column: 'day', operation: 'GE', value: '2026-06-01' }]);
    await range.user.type(to!, '2026-06-30{Tab}');
    expect(range.conditions()).toEqual([
      { column: 'day', operation: 'GE', value: '2026-06-01' },
      { column: 'day', operation: 'LE', value: '2026-06-30' },
    ]);
  });

  it('reverses a range from an address that is the wrong way round', async () => {
    const { conditions } = await renderSearchForm([{ ...day, searchType: 'RANGE' }], {
      first: { day: '2026-06-30~2026-06-01' },
    });
    expect(conditions().map(({ value }) => value)).toEqual(['2026-06-01', '2026-06-30']);
  });

  it('must be a day, and be filled in', () => {
    expect(problemKey(day, '2026-02-30')).toBe('metadata.not.DATE');
    expect(problemKey(day, '2024-02-29')).toBeNull();
    expect(problemKey({ ...day, isRequired: true }, null)).toBe('metadata.choose.date');
  });

  it('asks for the kind of value that it needs while it is empty, rather than for an option', () => {
    const missing = (dateMode: Column['dateMode']) =>
      problemKey({ ...day, dateMode, isRequired: true }, null);
    expect(missing(null)).toBe('metadata.choose.date');
    expect(missing('MONTH')).toBe('metadata.choose.month');
    expect(missing('YEAR')).toBe('metadata.choose.year');
    expect(missing('TIME_RANGE')).toBe('metadata.choose.time');
  });
});
