import { checkFields, type FieldProblem } from '../../../records/form/check-fields.ts';
import type { Column } from '../../../records/fields/column.ts';
import { brokenRules, type FieldRule } from '../../../records/form/field-rules.ts';
import type { FieldValues } from '../../../records/fields/values.ts';

interface RowToCheck {
  columns: readonly Column[];
  rules: readonly FieldRule[];
  values: FieldValues;
  /** Fields that are others than before; null for a new row. */
  changed: readonly string[] | null;
  /** The day of the enterprise. */
  today: string;
}

/** What is wrong with a row before it is sent, by the names of its fields: each field by itself first, then the rules between them. */
export function checkRow({
  columns,
  rules,
  values,
  changed,
  today,
}: RowToCheck): Readonly<Record<string, FieldProblem>> {
  const broken = brokenRules(rules, values, { section: 'header', today, changed });
  return {
    ...Object.fromEntries(broken.map(({ column, problem }) => [column, problem])),
    ...checkFields(columns, values),
  };
}
