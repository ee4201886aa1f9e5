import type { ListColumnSetting, ListColumnSettingInput } from '../generated/resolvers.ts';
import type { Refusal } from '../errors/user-error.ts';

/** A checked input, or why it is none. */
export type Checked<Value> = { value: Value } | { refusal: Refusal };

const LONGEST_NAME = 60;
const MOST_PARAMETERS = 40;
const LONGEST_PARAMETER = 4000;
/** Of all parameters together; an address holds far less. */
const LARGEST = 16_000;
const MOST_COLUMNS = 200;
const MOST_ROWS = 1000;
const WIDTHS = { least: 40, most: 1000 };

const unshowable = /[\p{Cc}\p{Cs}]/u;
const parameterName = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/u;
const columnName = /^[\p{L}_][\p{L}\p{N}_.-]{0,63}$/u;

const refused = (
  field: string,
  message: Refusal['message'],
  values: Refusal['values'] = {},
): { refusal: Refusal } => ({
  refusal: { code: 'INVALID', field, message, values },
});

/** A name as it is kept: composed, and without space around and doubled within. */
export function checkName(text: string): Checked<string> {
  const value = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (value === '')
    return { refusal: { code: 'REQUIRED', field: 'name', message: 'viewNameRequired' } };
  if (Array.from(value).length > LONGEST_NAME)
    return refused('name', 'viewNameTooLong', { limit: LONGEST_NAME });
  return unshowable.test(value) ? refused('name', 'viewNameInvalid') : { value };
}

/** What an address holds, as the text that is kept. */
export function checkParameters(row: unknown): Checked<string> {
  const entries =
    typeof row === 'object' && row !== null && !Array.isArray(row) ? Object.entries(row) : null;
  const fits = entries?.every(
    ([name, text]: [string, unknown]) =>
      parameterName.test(name) && typeof text === 'string' && text.length <= LONGEST_PARAMETER,
  );
  const value = JSON.stringify(row);
  const isSmall = entries !== null && entries.length <= MOST_PARAMETERS && value.length <= LARGEST;
  return fits && isSmall ? { value } : refused('parameters', 'viewTooLarge');
}

/** Columns as they are kept: each once, and nothing but what the schema names. */
export function checkColumns(
  columns: readonly ListColumnSettingInput[],
): Checked<ListColumnSetting[]> {
  const names = new Set(columns.map(({ name }) => name));
  const fits = ({ name, width }: ListColumnSettingInput) =>
    columnName.test(name) && (width == null || (width >= WIDTHS.least && width <= WIDTHS.most));
  if (columns.length > MOST_COLUMNS || names.size < columns.length || !columns.every(fits))
    return refused('columns', 'columnsInvalid');
  return {
    value: columns.map(({ name, isShown = true, width, pin }) => ({
      name,
      isShown,
      width: width ?? null,
      pin: pin ?? null,
    })),
  };
}

export function checkPageSize(pageSize: number | null): Checked<number | null> {
  if (pageSize === null || (pageSize >= 1 && pageSize <= MOST_ROWS)) return { value: pageSize };
  return refused('pageSize', 'pageSizeInvalid', { limit: MOST_ROWS });
}
