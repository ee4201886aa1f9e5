import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { Column, ColumnOption } from '../../fields/column.ts';
import { kindOf } from '../../fields/kinds/field-kinds.ts';
import { labelOf } from '../../fields/kinds/option-text.ts';

/** What a spreadsheet would take for a formula, and compute. */
const formula = /^[=+\-@\t\r]/u;

/**
 * What a cell says to a spreadsheet: numbers and dates as they are kept, which every spreadsheet reads as such; choices by what they are
 * called; and nothing that it would take for a formula.
 */
export function writeCell(value: string | null, column: Column, serverText: ServerText): string {
  if (value === null) return '';
  if (kindOf(column.type).isNumeric === true) return value;
  const { options } = column;
  const text =
    options === null
      ? value
      : calledOf(value, column.type === 'CHECKBOX_GROUP', options, serverText);
  return formula.test(text) ? `'${text}` : text;
}

function calledOf(
  value: string,
  isSeveral: boolean,
  options: readonly ColumnOption[],
  serverText: ServerText,
): string {
  if (isSeveral) {
    const codes = value.split(',');
    return codes.map((code) => calledOf(code, false, options, serverText)).join(', ');
  }
  const option = options.find((one) => one.value === value);
  if (option === undefined) return value;
  const label = labelOf(option, serverText);
  // Of two that are called alike only the code tells which.
  return options.filter((one) => labelOf(one, serverText) === label).length > 1 ? value : label;
}
