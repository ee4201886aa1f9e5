import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DateInput } from '../../../../web/design/dates/DateInput.tsx';
import { cellsOf, renderDateField } from './render-date-field.tsx';

vi.mock('../../../../web/design/dates/lunar/lunar-line.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a month panel whose lunar calendar cannot be loaded shows its days and can be used', async () => {
  const { user, field, changes } = await renderDateField(DateInput, '2026-11-22');
  await user.click(field);
  expect((await cellsOf())[3]).toEqual(['16', '17', '18', '19', '20', '21', '22']);
  expect(screen.getByRole('dialog').textContent).toContain('11-22 周日');
  await user.click(screen.getByRole('button', { name: '2026年11月18日 星期三' }));
  expect(changes).toEqual(['2026-11-18']);
});
