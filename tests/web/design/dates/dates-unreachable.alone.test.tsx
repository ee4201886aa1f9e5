import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DateInput } from '../../../../web/design/dates/DateInput.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

vi.mock('../../../../web/design/dates/SinglePanel.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Field() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <DateInput id="day" name="上市日期" value={value} onChange={setValue} />
      <output aria-label="value">{value}</output>
    </>
  );
}

it('a date field whose calendar cannot be loaded reports it and can still be typed in', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderInPortal(<Field />);
  await user.click(screen.getByRole('textbox', { name: '上市日期' }));
  await screen.findByText('日历没能加载，请直接输入');
  await user.type(screen.getByRole('textbox', { name: '上市日期' }), '20260605{Enter}');
  expect(screen.getByRole('status', { name: 'value' }).textContent).toBe('2026-06-05');
});
