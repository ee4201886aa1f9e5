import type { ListColumnSetting, ListColumnSettingInput } from '../generated/resolvers.ts';
import type { Refusal } from '../errors/user-error.ts';

/** A validated input, or the refusal. */
export type Checked<Value> = { value: Value } | { refusal: Refusal };

const MAX_NAME_LENGTH = 60;
const MAX_PARAMETERS = 40;
const MAX_PARAMETER_LENGTH = 4000;
/** Maximum length of all parameters together; URLs are far shorter. */
const MAX_TOTAL_LENGTH = 16_000;
const MAX_COLUMNS = 200;
const MAX_PAGE_SIZE = 1000;
const WIDTHS = { min: 40, max: 1000 };

const INVISIBLE = /[\p{Cc}\p{Cs}]/u;
const PARAMETER_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/u;
const COLUMN_NAME = /^[\p{L}_][\p{L}\p{N}_.-]{0,63}$/u;

const refused = (
  field: string,
  message: Refusal['message'],
  values: Refusal['values'] = {},
): { refusal: Refusal } => ({
  refusal: { code: 'INVALID', field, message, values },
});

/** Normalizes a name: composed Unicode, single spaces, trimmed. */
export function validateName(text: string): Checked<string> {
  const value = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (value === '')
    return { refusal: { code: 'REQUIRED', field: 'name', message: 'viewNameRequired' } };
  if (Array.from(value).length > MAX_NAME_LENGTH)
    return refused('name', 'viewNameTooLong', { limit: MAX_NAME_LENGTH });
  return INVISIBLE.test(value) ? refused('name', 'viewNameInvalid') : { value };
}

/** Validates URL parameters and returns them as stored JSON. */
export function validateParameters(row: unknown): Checked<string> {
  const entries =
    typeof row === 'object' && row !== null && !Array.isArray(row) ? Object.entries(row) : null;
  const fits = entries?.every(
    ([name, text]: [string, unknown]) =>
      PARAMETER_NAME.test(name) && typeof text === 'string' && text.length <= MAX_PARAMETER_LENGTH,
  );
  const value = JSON.stringify(row);
  const isSmall =
    entries !== null && entries.length <= MAX_PARAMETERS && value.length <= MAX_TOTAL_LENGTH;
  return fits && isSmall ? { value } : refused('parameters', 'viewTooLarge');
}

/** Validates column settings: unique columns, only known properties. */
export function validateColumns(
  columns: readonly ListColumnSettingInput[],
): Checked<ListColumnSetting[]> {
  const names = new Set(columns.map(({ name }) => name));
  const fits = ({ name, width }: ListColumnSettingInput) =>
    COLUMN_NAME.test(name) && (width == null || (width >= WIDTHS.min && width <= WIDTHS.max));
  if (columns.length > MAX_COLUMNS || names.size < columns.length || !columns.every(fits))
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

export function validatePageSize(pageSize: number | null): Checked<number | null> {
  if (pageSize === null || (pageSize >= 1 && pageSize <= MAX_PAGE_SIZE)) return { value: pageSize };
  return refused('pageSize', 'pageSizeInvalid', { limit: MAX_PAGE_SIZE });
}
