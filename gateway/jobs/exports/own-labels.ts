import type { ListModuleModel, RowValues } from '../../module-model/list-module.ts';
import { codeOf } from '../../values/rows.ts';
import type { WordedColumn } from '../job.ts';

/** Reads a column in the words of whoever asked for the file. */
export interface LabelReader {
  name: string;
  /** Null where he has no word for it. */
  labelOf(value: RowValues[string] | undefined): string | null;
}

const BETWEEN = ', ';

/** Of several codes in one field, those without a word stand as they are. */
export function labelReader(
  { name, labels }: WordedColumn,
  { columns }: Pick<ListModuleModel, 'columns'>,
): LabelReader {
  const words = new Map(labels?.map(({ value, label }) => [value, label]));
  const isSeveral = columns.find((column) => column.name === name)?.type === 'CHECKBOX_GROUP';
  return {
    name,
    labelOf(value) {
      if (words.size === 0) return null;
      const text = typeof value === 'boolean' ? String(value) : codeOf(value);
      if (!isSeveral) return words.get(text) ?? null;
      const codes = text.split(',').map((code) => code.trim());
      return codes.some((code) => words.has(code))
        ? codes.map((code) => words.get(code) ?? code).join(BETWEEN)
        : null;
    },
  };
}
