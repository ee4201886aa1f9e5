import type { FormColumnModel } from '../module-model/form-column.ts';
import type { ModuleColumn, ModuleColumns } from '../module-model/module-metadata.ts';
import { codeOf, countOf } from '../values/rows.ts';
import { kindOf } from '../module-model/column-types.ts';
import { isKeyword, isSortable, searchTypeOf, sumStyleOf, totalOf } from './column-traits.ts';
import { copiedFields, isEditable, sectionOf } from './columns.ts';
import { dateModeOf } from './date-mode.ts';
import { sanitizeColumns, type ColumnRow, type ColumnContext } from './sanitize-columns.ts';
import { numberBounds } from './number-bounds.ts';
import { rowFieldsOf } from './option-rows.ts';
import { writtenOptions } from './written-options.ts';

/** Suffix of code columns that have a name column, such as supplierid and suppliername. */
const CODE = /(?:id|code|no)$/u;

/** The sanitized columns of a module, and the problems found. */
export function moduleColumnsOf(
  received: readonly ColumnRow[],
  allows: ColumnContext['allows'],
): ModuleColumns {
  const { rows, problems } = sanitizeColumns(received, allows);
  const names = new Set(rows.map((row) => nameIn({ row })));
  const isNamedBeside = (row: ColumnRow) =>
    CODE.test(nameIn({ row })) && names.has(nameIn({ row }).replace(CODE, 'name'));
  const isLabeledElsewhere = (row: ColumnRow) =>
    !isEditable({ row }) && searchTypeOf({ row }) === null && isNamedBeside(row);
  const columns = rows.map((row) => {
    const alike = isNamedBeside(row) ? codeOf(row.columnname).replace(CODE, 'name') : null;
    return columnOf({ row, context: {}, isLabeledElsewhere: isLabeledElsewhere(row) }, alike);
  });
  return { columns, problems };
}

const nameIn = ({ row }: Pick<FormColumnModel, 'row'>): string =>
  `${sectionOf({ row })} ${codeOf(row.columnname)}`;

function columnOf(model: FormColumnModel, alike: string | null): ModuleColumn {
  const { row } = model;
  const kind = codeOf(row.columntype);
  const { type, isChosen } = kindOf(kind);
  const written = isChosen ? writtenOptions(row) : null;
  const { minimum, maximum, decimalPlaces } = numberBounds(model);
  return {
    model,
    name: codeOf(row.columnname),
    title: codeOf(row.columntitle) || codeOf(row.columnname),
    section: sectionOf(model),
    kind,
    type,
    isEditable: isEditable(model),
    sumStyle: sumStyleOf(model),
    totalOf: totalOf(model),
    isHidden: codeOf(row.canshow) === '0' || kind.startsWith('Hide'),
    isNumber: kind === 'InputNum',
    isRequired: codeOf(row.validempty) === '0',
    minimumLength: countOf(row.validlengthmin),
    maximumLength: countOf(row.validlengthmax),
    minimum,
    maximum,
    decimalPlaces,
    dateMode: dateModeOf(model),
    defaultValue: codeOf(row.columndefval) || null,
    searchType: searchTypeOf(model),
    isKeyword: isKeyword(model),
    isSortable: isSortable(model),
    offered: written === null ? null : new Set(written.map(({ value }) => value)),
    labelField: isChosen && written === null ? (labelCopyOf(model) ?? alike) : null,
    copies: copiedFields(model),
  };
}

/** The field that a choice fills in with its label. */
function labelCopyOf(model: FormColumnModel): string | null {
  const { label, copy } = rowFieldsOf(model);
  const [found] = Object.entries(copy).filter(([, source]) => source === label);
  return found?.[0] ?? null;
}
