import { isDay } from '../values/calendar.ts';
import { exactOf, textOf } from '../values/decimal.ts';
import type { ListCell, ListRowResolvers } from '../generated/resolvers.ts';
import type { ListRowModel } from '../module-model/list-module.ts';
import type { ModuleColumn } from '../module-model/module-metadata.ts';
import { globalId } from '../request/ids.ts';
import { nameOf } from './row.ts';

export const listRowFields = {
  id: ({ module, key }) => globalId('ListRow', module.code, key),
  key: ({ key }) => key,
  name: (row) => nameOf(row),
  values: ({ values }) => values,
  labels: (row) => row.labels(),
  cells: async (row) => {
    const texts = await row.texts();
    return row.module.columns.map((column) => cellOf(row, column, texts));
  },
  version: ({ version }) => version,
  isDeletable: ({ isDeletable }) => isDeletable,
} satisfies ListRowResolvers;

function cellOf(
  { values }: ListRowModel,
  { name, type }: ModuleColumn,
  texts: Readonly<Record<string, string>>,
): ListCell {
  const stored = values[name] ?? null;
  const value = stored === null ? null : String(stored);
  const exact = type === 'INPUT_NUM' ? exactOf(stored) : null;
  return {
    column: name,
    value,
    text: texts[name] ?? value,
    number: exact === null ? null : textOf(exact),
    date: type === 'DATE' && isDay(stored) ? stored : null,
  };
}
