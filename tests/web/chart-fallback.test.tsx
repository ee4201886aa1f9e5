import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChartBox } from '../../web/kit/charts/ChartBox.tsx';
import type { DataTable } from '../../web/kit/charts/data-table.ts';
import { LanguageProvider } from '../../web/kit/language/LanguageContext.tsx';
import { languageOf } from './home-support.tsx';

vi.mock('../../web/kit/charts/ChartCanvas.tsx', () => ({
  ChartCanvas: () => {
    throw new Error('the chunk could not be had');
  },
}));

const table: DataTable = {
  title: '销售趋势',
  asOf: '2026-11-19',
  currency: 'CNY',
  columns: [{ title: '日期', kind: 'date' }],
  rows: [[{ raw: '2026-11-18' }]],
};

it('a chart whose library cannot be had is its table, which the keyboard can reach and scroll', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <LanguageProvider language={await languageOf('zh-CN')}>
      <ChartBox
        table={table}
        label="销售趋势，近 30 天"
        configure={() => ({ data: { datasets: [] } })}
        tip={() => ({ title: '', rows: [] })}
      />
    </LanguageProvider>,
  );
  const region = await screen.findByRole('region', { name: '销售趋势，近 30 天' });
  expect(region.tabIndex).toBe(0);
  expect(within(region).getByText('2026-11-18')).toBeTruthy();
});
