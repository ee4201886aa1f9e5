import type { FormColumnModel } from '../form-column.ts';
import type { FormColumnResolvers } from '../generated/resolvers.ts';
import { codeOf, countOf } from '../rows.ts';
import { alignOf, kindOf } from './column-types.ts';
import { optionsOfColumn } from './options.ts';
import { objectOf } from './json-text.ts';
import { requireSignedIn } from '../context.ts';

/** Part of a sheet that a column stands in where it does not say. */
const HEADER = 'header';

/** What a column of the services says of itself, as the schema has it. */
export const formColumnFields = {
  name: ({ row }) => codeOf(row.columnname),
  type: ({ row }) => kindOf(row.columntype).type,
  title: ({ row }) => codeOf(row.columntitle) || codeOf(row.columnname),
  i18nCode: ({ row }) => codeOf(row.entrycode) || null,
  section: (column) => sectionOf(column),
  defaultValue: ({ row }) => codeOf(row.columndefval) || null,
  isRequired: ({ row }) => codeOf(row.validempty) === '0',
  minimumLength: ({ row }) => countOf(row.validlengthmin),
  maximumLength: ({ row }) => countOf(row.validlengthmax),
  isEditable: (column) => isEditable(column),
  isVisible: ({ row }) => codeOf(row.canshow) !== '0' && kindOf(row.columntype).type !== 'HIDE_TEXT',
  row: ({ row }) => countOf(row.columnrow),
  span: ({ row }) => countOf(row.columnspan),
  width: ({ row }) => countOf(row.width),
  align: ({ row }) => alignOf(row.textalign, row.columntype),
  isFixed: ({ row }) => isSet(row.columnfixed),
  isSummed: (column) => isSummed(column),
  options: (column, _args, context) => optionsOfColumn(requireSignedIn(context).retail, column),
} satisfies FormColumnResolvers;

export function sectionOf({ row }: FormColumnModel): string {
  return codeOf(row.divid) || HEADER;
}

export function isEditable({ row }: FormColumnModel): boolean {
  const told = codeOf(row.canedit);
  return told === '' ? kindOf(row.columntype).isEntered : told !== '0';
}

export function isSummed({ row }: FormColumnModel): boolean {
  return isSet(row.columnsumstyle);
}

/** The fields that choosing in this column fills in. */
export function copiedFields({ row }: FormColumnModel): string[] {
  return Object.keys(objectOf(objectOf(row.columnrestmap).copy));
}

function isSet(flag: unknown): boolean {
  const text = codeOf(flag);
  return text !== '' && text !== '0';
}
