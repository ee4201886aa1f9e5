import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlainTable } from '../../../../web/design/table/PlainTable.tsx';
import { ShortTable } from '../../../../web/design/table/ShortTable.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';
import { loadStyles, styleOf } from '../../support/load-styles.ts';

const goods = [
  { code: 'A', name: 'Apple', price: '1.20' },
  { code: 'B', name: '<b>Bread</b>', price: '3.00' },
];
type Good = (typeof goods)[number];
const table = (unit: string) => ({
  label: 'Goods',
  rows: goods,
  rowKey: ({ code }: Good) => code,
  columns: [
    { key: 'name', title: 'Name', isRowHeader: true, cell: ({ name }: Good) => name },
    { key: 'price', title: 'Price', numeric: true, cell: ({ price }: Good) => price + unit },
  ],
});

it.each([
  ['ShortTable', ShortTable],
  ['PlainTable', PlainTable],
])('%s has a name, heads, names of rows, and cells that follow the page', async (_name, Table) => {
  loadStyles('design/theme/base.css');
  const { rerender } = await renderInPortal(<Table {...table(' $')} />);
  const shown = within(screen.getByRole('table', { name: 'Goods' }));
  const texts = (role: string) => shown.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual(['Name', 'Price']);
  expect(texts('rowheader')).toEqual(['Apple', '<b>Bread</b>']);
  expect(texts('cell')).toEqual(['1.20 $', '3.00 $']);
  expect(styleOf(shown.getAllByRole('cell')[0], 'text-align')).toBe('end');
  rerender(<Table {...table(' €')} />);
  expect(texts('cell')).toEqual(['1.20 €', '3.00 €']);
});

it('marks rows', async () => {
  await renderInPortal(
    <ShortTable
      {...table('')}
      rowClassName={({ code }) => (code === 'B' ? 'list-lit' : undefined)}
    />,
  );
  // What the class looks like is up to the screen that passes it.
  expect(screen.getAllByRole('row').map(({ className }) => className)).toEqual([
    '',
    '',
    'list-lit',
  ]);
});
