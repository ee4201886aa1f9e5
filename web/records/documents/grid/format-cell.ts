import { guardFormula } from '../../../platform/export/formula.ts';
import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { Column, ColumnOption } from '../../fields/column.ts';
import { kindOf } from '../../fields/kinds/field-kinds.ts';
import { labelOf } from '../../fields/kinds/option-text.ts';

/**
 * The text of a cell for a spreadsheet. Numbers and dates are written in their stored form, which
 * spreadsheets can parse, and choices as their labels. Text that looks like a formula is escaped
 * with an apostrophe.
 */
export function formatCell(value: string | null, column: Column, serverText: ServerText): string {
  if (value === null) return '';
  const isFigure = kindOf(column.type).isNumeric === true && Number.isFinite(Number(value));
  if (isFigure) return value;
  const { options } = column;
  const text =
    options === null
      ? value
      : labelsOf(value, column.type === 'CHECKBOX_GROUP', options, serverText);
  return guardFormula(text);
}

function labelsOf(
  value: string,
  isMultiple: boolean,
  options: readonly ColumnOption[],
  serverText: ServerText,
): string {
  if (isMultiple) {
    const codes = value.split(',');
    return codes.map((code) => labelsOf(code, false, options, serverText)).join(', ');
  }
  const option = options.find((one) => one.value === value);
  if (option === undefined) return value;
  const label = labelOf(option, serverText);
  // If two options have the same label, only the code is unique.
  return options.filter((one) => labelOf(one, serverText) === label).length > 1 ? value : label;
}
