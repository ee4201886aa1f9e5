import type { ListModuleModel, RowValues } from '../../module-model/list-module.ts';
import { codeOf } from '../../values/rows.ts';
import type { LabeledColumn } from '../job.ts';

/** Translates the codes of a column into the user's language. */
export interface LabelReader {
  name: string;
  /** Null where the request has no label for the value. */
  labelOf(value: RowValues[string] | undefined): string | null;
}

const SEPARATOR = ', ';

/**
 * Creates a label reader for a column. In a field with several codes, codes without a label stay as
 * they are.
 */
export function createLabelReader(
  { name, labels }: LabeledColumn,
  { columns }: Pick<ListModuleModel, 'columns'>,
): LabelReader {
  const labelOfCode = new Map(labels?.map(({ value, label }) => [value, label]));
  const isSeveral = columns.find((column) => column.name === name)?.type === 'CHECKBOX_GROUP';
  return {
    name,
    labelOf(value) {
      if (labelOfCode.size === 0) return null;
      const text = typeof value === 'boolean' ? String(value) : codeOf(value);
      if (!isSeveral) return labelOfCode.get(text) ?? null;
      const codes = text.split(',').map((code) => code.trim());
      return codes.some((code) => labelOfCode.has(code))
        ? codes.map((code) => labelOfCode.get(code) ?? code).join(SEPARATOR)
        : null;
    },
  };
}
