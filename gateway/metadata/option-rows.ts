import type { FormColumnModel } from '../module-model/form-column.ts';
import type { ColumnOption } from '../generated/resolvers.ts';
import { codeOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import { kindOf } from '../module-model/column-types.ts';
import { objectOf } from './json-text.ts';

/**
 * Which fields of a source's row hold value, label and copied fields; for lookups the defaults
 * below.
 */
export interface RowFields {
  value: string;
  label: string;
  /** Form fields and the row fields that fill them in. */
  copy: Readonly<Record<string, unknown>>;
}

export const LOOKUP_FIELDS: RowFields = { value: 'itemcode', label: 'itemname', copy: {} };

export function rowFieldsOf({ row }: Pick<FormColumnModel, 'row'>): RowFields {
  const { value, label, copy } = objectOf(row.columnrestmap);
  const isLookup = kindOf(row.columntype).type === 'SELECT_LOOK_UP';
  return {
    value: codeOf(value) || (isLookup ? LOOKUP_FIELDS.value : 'value'),
    label: codeOf(label) || (isLookup ? LOOKUP_FIELDS.label : 'label'),
    copy: objectOf(copy),
  };
}

/** The rows of an answer, which is a list or a page. */
export function optionRowsOf(data: unknown): unknown[] {
  return rowsOf('option', Array.isArray(data) ? data : field(data, 'pageData'));
}

export function rowOption(row: unknown, { value, label, copy }: RowFields): ColumnOption {
  const code = codeOf(field(row, value));
  const copies = Object.entries(copy).map(
    ([target, source]) => [target, plainOf(field(row, codeOf(source)))] as const,
  );
  return {
    value: code,
    label: codeOf(field(row, label)) || code,
    i18nCode: codeOf(field(row, 'entrycode')) || null,
    copies: copies.length === 0 ? null : Object.fromEntries(copies),
  };
}

function plainOf(value: unknown): unknown {
  return typeof value === 'object' ? null : (value ?? null);
}
