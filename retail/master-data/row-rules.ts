import type { components } from '../../schema/generated/retail.ts';
import { type Json, readJson, type RetailDatabase } from '../database/sqlite.ts';
import { dateModeOf } from '../metadata/date-values.ts';
import { choicesIn, objectIn, textsOf } from '../metadata/json-text.ts';
import type { RowRule, RowSource } from './row-rule.ts';
import { kindOf } from './value-kinds.ts';

type Column = components['schemas']['Column'];

/** Decimals of a number when its metadata gives none. */
const DECIMALS = 2;
const MAX_DECIMALS = 6;

/** The rules defined by the columns of a module, which its form uses as well. */
export function rulesOf(db: RetailDatabase, modulecode: string): RowRule[] {
  const columns = db
    .prepare<Json<Column>>(
      'SELECT "column" FROM ui_column WHERE modulecode = ? ORDER BY divid, sort',
    )
    .pluck()
    .all([modulecode]);
  const visible = columns.map((text) => readJson(text)).filter(({ flag }) => flag !== '0');
  return visible.map((column) => ruleOf(db, column));
}

function ruleOf(db: RetailDatabase, column: Column): RowRule {
  const kind = kindOf(column.columntype);
  const isEditable = column.canedit !== '0' && kind.isEntered;
  const [minLength, maxLength] = [numberOf(column.validlengthmin), numberOf(column.validlengthmax)];
  const isContradictory = minLength !== null && maxLength !== null && minLength > maxLength;
  const { min, max, precision } = objectIn(column.columndata);
  return {
    name: column.columnname,
    kind,
    initial: column.columndefval ?? null,
    isRequired: column.validempty === '0' && isEditable && column.canshow !== '0',
    isEditable,
    minLength: isContradictory ? null : minLength,
    maxLength: isContradictory ? null : maxLength,
    least: numberOf(min),
    greatest: numberOf(max),
    decimals: Math.min(MAX_DECIMALS, Math.max(0, numberOf(precision) ?? DECIMALS)),
    dateMode: dateModeOf(column.columntype === 'Date' ? column.columndata : null),
    choices: kind.isChosen ? choicesOf(db, column) : null,
    source: sourceOf(column),
  };
}

/** The choices listed in the column, or those of the lookup that it names; null when there are neither. */
function choicesOf(
  db: RetailDatabase,
  { columntype, columndata }: Column,
): ReadonlySet<string> | null {
  if (columntype === 'SelectLookUp') {
    const codes = db
      .prepare<string>('SELECT itemcode FROM lookup_item WHERE lookupid = ?')
      .pluck()
      .all([columndata]);
    return codes.length === 0 ? null : new Set(codes);
  }
  return choicesIn(columndata);
}

function sourceOf({ columnrest, columnrestparams, columnrestmap }: Column): RowSource | null {
  const [, entity] = /^\/api\/msc-mdm\/(\w+)\/search$/.exec(columnrest ?? '') ?? [];
  const { value, copy } = objectIn(columnrestmap);
  if (entity === undefined || typeof value !== 'string') return null;
  const { condition } = objectIn(columnrestparams);
  return {
    entity,
    field: value,
    conditions: Array.isArray(condition) ? (condition as RowSource['conditions']) : [],
    copies: textsOf(copy),
  };
}

function numberOf(value: unknown): number | null {
  const number =
    typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
      ? Number(value)
      : Number.NaN;
  return Number.isFinite(number) ? number : null;
}
