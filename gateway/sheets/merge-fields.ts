import { add, exactOf, isEqual, multiply } from '../values/decimal.ts';
import { codeOf } from '../values/rows.ts';
import type { Refusal } from '../errors/user-error.ts';
import { isSame } from './sheet-changes.ts';
import { HEADER, type Column } from './sheet.ts';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * The context of a section: its columns, the fields computed by the portal, and its path in the
 * input.
 */
export interface SectionContext {
  columns: readonly Column[];
  computed: ReadonlySet<string>;
  path: readonly string[];
}

export interface Merged<Result> {
  result: Result;
  refusals: Refusal[];
}

const MAX_TEXT_LENGTH = 4000;

/** Total quantity, computed from packages and loose pieces. */
const TOTAL_QUANTITY = 'qty';
/**
 * Line fields computed by the portal if users cannot enter them: total quantity, difference to the
 * books, price change, amount.
 */
const COMPUTED_IN_LINES: ReadonlySet<string> = new Set([
  TOTAL_QUANTITY,
  'diffqty',
  'pricechange',
  'amount',
]);
/** The line fields that allow or forbid changing a quantity. */
const EDIT_FLAGS: ReadonlyMap<string, string> = new Map([
  ['pkqty', 'iseditxs'],
  ['remqty', 'iseditls'],
]);

/**
 * Merges sent fields into stored ones and collects refusals.
 * - Unknown fields are refused. A read-only field is refused unless it is unchanged or empty,
 *   because forms send all their fields.
 * - Fields filled in by a choice may be sent along with it.
 * - Computed fields (`computed`) are taken as the client showed them. The services compute again
 *   and refuse differences.
 * - A computed field that was not sent is left out if it may have changed (`isMoved`), so that the
 *   services compute it.
 */
export function mergeFields(
  before: Fields,
  sent: Fields,
  { columns, computed, path, isMoved }: SectionContext & { isMoved: boolean },
): Merged<Fields> {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const copied = new Set(
    columns.filter(({ isEditable }) => isEditable).flatMap(({ copies }) => copies),
  );
  const refusals: Refusal[] = [];
  const result: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(sent)) {
    const column = byName.get(name);
    if (column === undefined)
      refusals.push({ field: [...path, name], code: 'INVALID', message: 'unknownField' });
    else if (!column.isEditable && !copied.has(name) && (isBlank(value) || !computed.has(name))) {
      if (!isBlank(value) && !isSentAlong(column) && !isSame(before[name], value))
        refusals.push(refusalOf('fieldReadOnly', column, path));
    } else if (isSwitchedOff(name, before) && !isSame(before[name], value))
      refusals.push(refusalOf('fieldReadOnly', column, path));
    else {
      const read = readValue(value, column);
      if ('wrong' in read) refusals.push(refusalOf(read.wrong, column, path));
      else result[name] = read.value;
    }
  }
  const isLeftOut = (name: string) => isMoved && computed.has(name) && isBlank(sent[name]);
  const kept = Object.fromEntries(Object.entries(result).filter(([name]) => !isLeftOut(name)));
  return { result: withTotal(kept, sent), refusals };
}

/**
 * Whether the sent fields of a line may change its computed amounts: a number, or a choice that
 * fills one in.
 */
export function mayChangeAmounts(sent: Fields, columns: readonly Column[]): boolean {
  return columns.some(
    ({ name, isNumber, isEditable, copies }) =>
      name in sent && isEditable && (isNumber || copies.length > 0),
  );
}

function refusalOf(
  message: Refusal['message'],
  { name, title }: Column,
  path: readonly string[],
): Refusal {
  return { field: [...path, name], code: 'INVALID', message, values: { title } };
}

function isSwitchedOff(name: string, line: Fields): boolean {
  const flag = EDIT_FLAGS.get(name);
  return flag !== undefined && codeOf(line[flag]) === '0';
}

/**
 * Whether the field is a number of a line that users cannot enter. Forms send it along; the stored
 * value counts.
 */
function isSentAlong({ section, isNumber, isEditable }: Column): boolean {
  return section !== HEADER && isNumber && !isEditable;
}

/**
 * The fields of a section that the portal computes while the user types: in lines by name, in the
 * header the totals of line columns.
 */
export function computedFields(section: string, columns: readonly Column[]): ReadonlySet<string> {
  const sums = new Set(
    columns
      .filter((column) => column.section !== HEADER && column.sumStyle === 'SUM')
      .map(({ name }) => name),
  );
  const own = columns.filter(
    (column) => column.section === section && column.isNumber && !column.isEditable,
  );
  const isComputed = ({ name, totalOf }: Column) =>
    section === HEADER ? totalOf !== null || sums.has(name) : COMPUTED_IN_LINES.has(name);
  return new Set(own.filter(isComputed).map(({ name }) => name));
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/**
 * Validates and converts a value. Numbers become JSON numbers, as the services use them, if they
 * are exact.
 */
function readValue(
  value: unknown,
  { isNumber }: Column,
): { value: unknown } | { wrong: Refusal['message'] } {
  if (isBlank(value)) return { value: isNumber ? null : (value ?? null) };
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return { wrong: 'fieldInvalid' };
  if (!isNumber)
    return String(value).length > MAX_TEXT_LENGTH ? { wrong: 'fieldTooLong' } : { value };
  const exact = exactOf(value);
  if (exact === null) return { wrong: 'numberRequired' };
  const kept = exactOf(Number(value));
  return kept !== null && isEqual(kept, exact)
    ? { value: Number(value) }
    : { wrong: 'fieldInvalid' };
}

/**
 * Computes qty = pkqty × pknum + remqty exactly, if one of the factors was sent without qty and the
 * package size is known.
 */
function withTotal(line: Record<string, unknown>, sent: Fields): Fields {
  if (
    !('pkqty' in sent || 'remqty' in sent) ||
    !isBlank(sent[TOTAL_QUANTITY]) ||
    exactOf(line.pknum) === null
  )
    return line;
  const [packages, size, loose] = [line.pkqty, line.pknum, line.remqty].map(
    (value) => exactOf(value) ?? { digits: 0n, scale: 0 },
  );
  if (packages === undefined || size === undefined || loose === undefined) return line;
  const { digits, scale } = add(multiply(packages, size), loose);
  return { ...line, [TOTAL_QUANTITY]: Number(`${digits}e-${scale}`) };
}
