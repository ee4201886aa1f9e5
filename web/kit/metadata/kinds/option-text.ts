import type { ServerText } from '../../language/useServerText.ts';
import type { Column, ColumnOption } from '../column.ts';
import { valueOf } from '../values.ts';
import type { TextContext } from './field-kind.ts';

export const labelOf = ({ i18nCode, label }: ColumnOption, serverText: ServerText): string => serverText(i18nCode, label);

/** Columns in which a row holds the name of a code: that of supplierid is suppliername. */
export const nameColumns = ({ name }: Column): string[] => {
  const stem = name.replace(/(?:id|code|no)$/u, '');
  return stem === name ? [`${name}name`, `${name}text`] : [`${stem}name`, `${name}name`];
};

/** What a chosen value is called: by the options of the column, else by the name that stands beside it in its row, else by itself. */
export function optionText(value: string, column: Column, { serverText, row }: Pick<TextContext, 'serverText' | 'row'>): string {
  const option = column.options?.find((one) => one.value === value);
  if (option !== undefined) return labelOf(option, serverText);
  const name = nameColumns(column)
    .map((one) => valueOf(row[one]))
    .find((one): one is string => one !== null);
  return name === undefined || name === value ? value : `${value} ${name}`;
}
