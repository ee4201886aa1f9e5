import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../support/columns.ts';
import { renderCell, renderForm, problemKey, renderSearchForm } from './render-columns.tsx';

const time = columnOf('time', 'DATE_TIME', { title: '时间' });

describe('A DateTime column', () => {
  it('shows the moment as the services store it, without a time zone shift', async () => {
    expect((await renderCell(time, '2026-06-15 00:30:00')).cell.textContent).toBe(
      '2026-06-15 00:30',
    );
    expect((await renderCell(time, 'soon')).cell.textContent).toBe('soon');
  });

  it('is typed with its time', async () => {
    const { user, values } = await renderForm([time]);
    await user.type(screen.getByLabelText('时间'), '2026-06-15 09:30{Tab}');
    expect(values()).toEqual({ time: '2026-06-15 09:30:00' });
  });

  it('is searched by whole days, one or from one to another', async () => {
    const one = await renderSearchForm([{ ...time, searchType: 'EQ' }]);
    await one.user.type(screen.getByLabelText('时间'), '2026-06-15{Tab}');
    expect(one.values()).toEqual({ time: '2026-06-15' });
    expect(one.conditions()).toEqual([
      { column: 'time', operation: 'GE', value: '2026-06-15 00:00:00' },
      { column: 'time', operation: 'LE', value: '2026-06-15 23:59:59' },
    ]);
    one.unmount();
    const range = await renderSearchForm([{ ...time, searchType: 'RANGE' }], {
      first: { time: '~2026-06-30' },
    });
    expect(range.conditions()).toEqual([
      { column: 'time', operation: 'LE', value: '2026-06-30 23:59:59' },
    ]);
  });

  it('must be a moment, and be filled in', () => {
    expect(problemKey(time, '2026-06-15 25:00:00')).toBe('metadata.not.DATE_TIME');
    expect(problemKey(time, '2026-06-15 23:59:59')).toBeNull();
    expect(problemKey({ ...time, isRequired: true }, null)).toBe('metadata.choose.datetime');
  });
});
