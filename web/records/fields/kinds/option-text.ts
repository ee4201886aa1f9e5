import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { Column, ColumnOption } from '../column.ts';
import { valueOf } from '../values.ts';
import type { TextContext } from './field-kind.ts';

export const labelOf = ({ i18nCode, label }: ColumnOption, serverText: ServerText): string =>
  serverText(i18nCode, label);

/** A code and what it is called, which may be the same. */
export const coded = (code: string, label: string): string =>
  label === code ? code : `${code} ${label}`;

/** Columns in which a row holds the name of a code: that of supplierid is suppliername. */
export const nameColumns = ({ name }: Column): string[] => {
  const stem = name.replace(/(?:id|code|no)$/u, '');
  return stem === name ? [`${name}name`, `${name}text`] : [`${stem}name`, `${name}name`];
};

type OptionContext = Pick<TextContext, 'serverText' | 'row' | 'label'>;

/** What a value is called: by the options of the column or what its row tells of it; null where neither says anything. */
function knownLabel(
  value: string,
  column: Column,
  { serverText, label }: OptionContext,
): string | null {
  const option = column.options?.find((one) => one.value === value);
  if (option !== undefined) return labelOf(option, serverText);
  return label != null && label !== '' ? label : null;
}

/** What a chosen value is called: by the options of the column, else as its row tells it, or by the name that stands beside it there, else by itself. */
export function optionText(value: string, column: Column, context: OptionContext): string {
  return knownLabel(value, column, context) ?? besideText(value, column, context);
}

/** The same, with the code before it: where there are many, two may be named alike. */
export function codedText(value: string, column: Column, context: OptionContext): string {
  const label = knownLabel(value, column, context);
  return label === null ? besideText(value, column, context) : coded(value, label);
}

function besideText(value: string, column: Column, { row }: OptionContext): string {
  const name = nameColumns(column)
    .map((one) => valueOf(row[one]))
    .find((one): one is string => one !== null);
  return coded(value, name ?? value);
}
