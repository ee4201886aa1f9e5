import type { FormColumnResolvers } from '../generated/resolvers.ts';
import type { FormColumnModel } from '../module-model/form-column.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { createDerivedData } from '../values/derived-data.ts';
import { codeOf, countOf } from '../values/rows.ts';
import { styleOf } from './column-style.ts';
import {
  hintOf,
  isKeyword,
  isSortable,
  pickerModuleOf,
  pinOf,
  searchTypeOf,
  sumStyleOf,
  totalOf,
  unitOf,
} from './column-traits.ts';
import { alignOf, kindOf } from '../module-model/column-types.ts';
import { isEditable, isSummed, sectionOf } from './columns.ts';
import { dateModeOf } from './date-mode.ts';
import { numberBounds } from './number-bounds.ts';
import { dependenciesOf } from './source-parameters.ts';

/** Each reads a field of the schema from the column row of the services. */
const readers = {
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
  isVisible: ({ row }) =>
    codeOf(row.canshow) !== '0' && kindOf(row.columntype).type !== 'HIDE_TEXT',
  row: ({ row }) => countOf(row.columnrow),
  span: ({ row }) => countOf(row.columnspan),
  width: ({ row }) => countOf(row.width),
  align: ({ row }) => alignOf(row.textalign, row.columntype),
  isFixed: (column) => pinOf(column) !== null,
  isSummed: (column) => isSummed(column),
  sumStyle: (column) => sumStyleOf(column),
  totalOf: (column) => totalOf(column),
  pin: (column) => pinOf(column),
  isSortable: (column) => isSortable(column),
  searchType: (column) => searchTypeOf(column),
  isKeyword: (column) => isKeyword(column),
  style: ({ row }) => styleOf(codeOf(row.css)),
  hint: (column) => hintOf(column).text,
  hintI18nCode: (column) => hintOf(column).i18nCode,
  minimum: (column) => numberBounds(column).minimum,
  maximum: (column) => numberBounds(column).maximum,
  step: (column) => numberBounds(column).step,
  decimalPlaces: (column) => numberBounds(column).decimalPlaces,
  hasPrecision: (column) => numberBounds(column).hasPrecision,
  dateMode: (column) => dateModeOf(column),
  unit: (column) => unitOf(column).text,
  unitI18nCode: (column) => unitOf(column).i18nCode,
  dependsOn: (column) => dependenciesOf(column),
  pickerModule: (column) => pickerModuleOf(column),
} satisfies FormColumnResolvers;

type Readers = typeof readers;
type ColumnValues = { [Name in keyof Readers]: ReturnType<Readers[Name]> };

/** Several fields are parsed from JSON texts, and metadata answers are cached: a column is read once. */
const valuesOf = createDerivedData<ColumnValues>();

function readColumn(column: FormColumnModel): ColumnValues {
  return Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, read(column)]),
  ) as ColumnValues;
}

const resolvers = Object.fromEntries(
  Object.keys(readers).map((name) => [
    name,
    (column: FormColumnModel) => valuesOf(column, () => readColumn(column))[name as keyof Readers],
  ]),
) as { [Name in keyof Readers]: (column: FormColumnModel) => ColumnValues[Name] };

/** Resolvers of FormColumn. */
export const formColumnFields = {
  ...resolvers,
  options: (column, _args, context) => requireSignedIn(context).loaders.options.offered(column),
} satisfies FormColumnResolvers;
