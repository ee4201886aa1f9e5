import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkField } from '../../../../web/records/form/check-fields.ts';
import type { Column } from '../../../../web/records/fields/column.ts';
import { columnOf } from '../../../support/columns.ts';
import { renderForm, problemKey } from './render-columns.tsx';

type Mode = NonNullable<Column['dateMode']>;

const column = (dateMode: Mode) => columnOf('when', 'DATE', { title: '时间', dateMode });

describe('A column of dates', () => {
  it.each<[Mode, string, string]>([
    ['DATE', '2026-06-05', '2026-06'],
    ['MONTH', '2026-06', '2026-13'],
    ['YEAR', '2026', '26'],
    ['TIME', '09:30:00', '25:00:00'],
    ['DATE_RANGE', '2026-06-05~2026-06-09', '2026-06-09~2026-06-05'],
    ['TIME_RANGE', '09:30:00~20:00:00', '09:30:00~'],
  ])('of mode %s accepts %s and not %s', (mode, good, bad) => {
    expect(checkField(column(mode), good)).toBeNull();
    expect(problemKey(column(mode), bad)).toBe(`metadata.not.${mode}`);
  });

  it.each<[Mode, string, string]>([
    ['MONTH', '202607', '2026-07'],
    ['YEAR', '2027', '2027'],
    ['TIME', '9:05', '09:05:00'],
  ])('of mode %s is typed as %s and stored as %s', async (mode, typed, kept) => {
    const { user, values } = await renderForm([column(mode)]);
    await user.type(screen.getByRole('textbox', { name: '时间' }), typed);
    await user.tab();
    expect(values().when).toBe(kept);
  });

  it.each<[Mode, string, string, string]>([
    ['DATE_RANGE', '2026-06-05', '2026-06-09', '2026-06-05~2026-06-09'],
    ['TIME_RANGE', '09:30', '20:00', '09:30:00~20:00:00'],
  ])('of mode %s has two ends, %s and %s, under one name', async (mode, from, to, kept) => {
    const { user, values } = await renderForm([column(mode)]);
    expect(screen.getByRole('group', { name: '时间' })).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: '开始' }), from);
    await user.type(screen.getByRole('textbox', { name: '结束' }), to);
    await user.tab();
    expect(values().when).toBe(kept);
  });
});
