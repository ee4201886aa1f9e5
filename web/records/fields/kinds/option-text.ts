import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { Column, ColumnOption } from '../column.ts';
import { valueOf } from '../values.ts';
import type { TextContext } from './field-kind.ts';

/** The label of an option in the current language. */
export const labelOf = ({ i18nCode, label }: ColumnOption, serverText: ServerText): string =>
  serverText(i18nCode, label);

/** Code and label, or the code alone if both are the same. */
export const codeAndLabel = (code: string, label: string): string =>
  label === code ? code : `${code} ${label}`;

/** Columns that may contain the name of a code: for supplierid it is suppliername. */
export const nameColumns = ({ name }: Column): string[] => {
  const stem = name.replace(/(?:id|code|no)$/u, '');
  return stem === name ? [`${name}name`, `${name}text`] : [`${stem}name`, `${name}name`];
};

type OptionContext = Pick<TextContext, 'serverText' | 'row' | 'label'>;

/**
 * The label of a value: from the options of the column, or from its row; null if neither has it.
 */
function knownLabel(
  value: string,
  column: Column,
  { serverText, label }: OptionContext,
): string | null {
  const option = column.options?.find((one) => one.value === value);
  if (option !== undefined) return labelOf(option, serverText);
  return label != null && label !== '' ? label : null;
}

/** A value as text: its label, otherwise code and name from the row, otherwise the code. */
export function optionText(value: string, column: Column, context: OptionContext): string {
  return knownLabel(value, column, context) ?? nameFromRow(value, column, context);
}

/**
 * The same with the code before the label, for columns with so many options that labels may repeat.
 */
export function codeAndLabelText(value: string, column: Column, context: OptionContext): string {
  const label = knownLabel(value, column, context);
  return label === null ? nameFromRow(value, column, context) : codeAndLabel(value, label);
}

function nameFromRow(value: string, column: Column, { row }: OptionContext): string {
  const name = nameColumns(column)
    .map((one) => valueOf(row[one]))
    .find((one): one is string => one !== null);
  return codeAndLabel(value, name ?? value);
}
