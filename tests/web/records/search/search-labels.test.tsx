import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { distinctTitles } from '../../../../web/records/search/distinct-titles.ts';
import { columnOf } from '../../../support/columns.ts';
import { opener, showMasterData } from '../../features/masterdata/show-master-data.tsx';

describe('The labels of a search form', () => {
  it('are unique: a shared one has its code behind it', () => {
    const fields = [
      { name: 'status', title: '状态' },
      { name: 'auditstatus', title: '状态' },
      { name: 'code', title: '编码' },
    ];
    expect([...distinctTitles(fields, ['编码']).values()]).toEqual([
      '状态 (status)',
      '状态 (auditstatus)',
      '编码 (code)',
    ]);
    expect([...distinctTitles(fields.slice(1)).values()]).toEqual(['状态', '编码']);
  });

  it('distinguish the search box from the field of the same column', async () => {
    const columns = [
      columnOf('productid', 'INPUT', { title: '商品编码' }),
      columnOf('barcode', 'INPUT', { title: '条码', isKeyword: true, searchType: 'EQ' }),
    ];
    await showMasterData({ data: { columns } });
    await opener('P1');
    expect(screen.getAllByLabelText(/条码/u).map((field) => field.getAttribute('type'))).toEqual([
      'search',
      null,
    ]);
    expect(screen.getByRole('searchbox', { name: '关键字（条码）' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: '条码' })).toBeTruthy();
  });
});
