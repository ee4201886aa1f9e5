import { checkFields } from '../../../records/form/check-fields.ts';
import type { FieldProblem } from '../../../records/form/field-problem.ts';
import type { Column } from '../../../records/fields/column.ts';
import { brokenRules, type FieldRule } from '../../../records/form/field-rules.ts';
import type { FieldValues } from '../../../records/fields/values.ts';

interface RowToCheck {
  columns: readonly Column[];
  rules: readonly FieldRule[];
  values: FieldValues;
  /** Names of changed fields; null for a new row. */
  changed: readonly string[] | null;
  /** The business date, as YYYY-MM-DD. */
  today: string;
}

/**
 * Returns the problems of a row by field name. Problems of a single field take precedence over
 * broken rules between fields.
 */
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
