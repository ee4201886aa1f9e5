import { describe, expect, it } from 'vitest';
import { fileColumn } from '../../../../web/features/masterdata/columns/file-columns.ts';
import { columnOf, optionOf } from '../../../support/columns.ts';

const texts: Readonly<Record<string, string>> = {
  'column.price': 'Price',
  'unit.yuan': 'CNY',
  'option.onSale': 'On sale',
  'masterdata.headWithUnit': '{0} ({1})',
};
const serverText = (code: string | null | undefined, name: string) => texts[code ?? ''] ?? name;
const t = ((key: string, values: Record<string, string>) =>
  (texts[key] ?? key).replaceAll(/\{(\d)\}/gu, (_all, nth: string) => values[nth] ?? '')) as never;
const inWords = (column: ReturnType<typeof columnOf>) => fileColumn(column, { t, serverText });

describe('A column of a workbook', () => {
  it('has a head in the language of the user, with the unit of its numbers', () => {
    const price = columnOf('price', 'INPUT_NUM', {
      title: '售价',
      i18nCode: 'column.price',
      unit: '元',
      unitI18nCode: 'unit.yuan',
    });
    expect(inWords(price)).toEqual({ name: 'price', title: 'Price (CNY)' });
    expect(inWords({ ...price, unit: null, unitI18nCode: null })).toEqual({
      name: 'price',
      title: 'Price',
    });
  });

  it('shows the names of its codes, within the limits of a file', () => {
    const options = [
      { ...optionOf('1', '在售'), i18nCode: 'option.onSale' },
      optionOf('2', '停售'),
    ];
    expect(inWords(columnOf('status', 'SELECT', { options })).labels).toEqual([
      { value: '1', label: 'On sale' },
      { value: '2', label: '停售' },
    ]);
    const many = Array.from({ length: 250 }, (_, at) =>
      optionOf(String(at), at === 0 ? 'x'.repeat(201) : `第 ${String(at)} 项`),
    );
    const labels = inWords(columnOf('place', 'SELECT', { options: many })).labels ?? [];
    expect([labels.length, labels[0]?.value]).toEqual([200, '1']);
    expect(inWords(columnOf('place', 'SELECT', { options: [] }))).toEqual({
      name: 'place',
      title: 'place',
    });
  });
});
