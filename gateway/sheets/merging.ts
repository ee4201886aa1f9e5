import { add, exactOf, isEqual, multiply } from '../values/decimal.ts';
import { codeOf } from '../values/rows.ts';
import type { Refusal } from '../errors/user-error.ts';
import { isSame } from './changes.ts';
import { HEADER, type Column } from './sheet.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What is known of a part of a document: its columns, those that the portal computes, and where it stands in the input. */
export interface Part {
  columns: readonly Column[];
  computed: ReadonlySet<string>;
  at: readonly string[];
}

export interface Merged<Result> {
  result: Result;
  refusals: Refusal[];
}

const LONGEST_TEXT = 4000;

/** Follows from packages and loose pieces. */
const TOTAL = 'qty';
/** What the portal computes in a line, where nobody may type it: total quantity, difference to the books, change of a price, amount. */
const COMPUTED_IN_LINES: ReadonlySet<string> = new Set([TOTAL, 'diffqty', 'pricechange', 'amount']);
/** Which field of a line says whether a quantity of it may be changed. */
const SWITCHES: ReadonlyMap<string, string> = new Map([
  ['pkqty', 'iseditxs'],
  ['remqty', 'iseditls'],
]);

/**
 * Fields as they are with those that were sent, and what speaks against it. What the metadata do not know is refused, and so is what may not be
 * changed unless it is as it was or nothing: forms send what they hold. What choosing fills in may be sent along with the choice. What is computed
 * (`computed`) is taken as the client has shown it, so that the document is saved with those amounts; the services compute again and refuse what
 * differs. What the client has not shown of it is left out where it may have moved (`isMoved`), so that they compute it.
 */
export function mergeFields(
  before: Fields,
  sent: Fields,
  { columns, computed, at, isMoved }: Part & { isMoved: boolean },
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
      refusals.push({ field: [...at, name], code: 'INVALID', message: 'unknownField' });
    else if (!column.isEditable && !copied.has(name) && (isBlank(value) || !computed.has(name))) {
      if (!isBlank(value) && !isFilledIn(column) && !isSame(before[name], value))
        refusals.push(refusalOf('fieldReadOnly', column, at));
    } else if (isSwitchedOff(name, before) && !isSame(before[name], value))
      refusals.push(refusalOf('fieldReadOnly', column, at));
    else {
      const read = readValue(value, column);
      if ('wrong' in read) refusals.push(refusalOf(read.wrong, column, at));
      else result[name] = read.value;
    }
  }
  const isLeftOut = (name: string) => isMoved && computed.has(name) && isBlank(sent[name]);
  const told = Object.fromEntries(Object.entries(result).filter(([name]) => !isLeftOut(name)));
  return { result: withTotal(told, sent), refusals };
}

/** Whether what is computed of a line may follow from what was sent of it: a number of it, or a choice that fills one in. */
export function movesAmounts(sent: Fields, columns: readonly Column[]): boolean {
  return columns.some(
    ({ name, isNumber, isEditable, copies }) =>
      name in sent && isEditable && (isNumber || copies.length > 0),
  );
}

function refusalOf(
  message: Refusal['message'],
  { name, title }: Column,
  at: readonly string[],
): Refusal {
  return { field: [...at, name], code: 'INVALID', message, values: { title } };
}

function isSwitchedOff(name: string, line: Fields): boolean {
  const flag = SWITCHES.get(name);
  return flag !== undefined && codeOf(line[flag]) === '0';
}

/** A number of a line that nobody types: a form sends it along with the line, and what the services have counts. */
function isFilledIn({ section, isNumber, isEditable }: Column): boolean {
  return section !== HEADER && isNumber && !isEditable;
}

/** Fields of a part that the portal computes while somebody types: those of lines by name, in the header what adds up a column of the lines. */
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

/** Numbers go out as JSON numbers, which is how the services tell them, as long as they are exact there. */
function readValue(
  value: unknown,
  { isNumber }: Column,
): { value: unknown } | { wrong: Refusal['message'] } {
  if (isBlank(value)) return { value: isNumber ? null : (value ?? null) };
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return { wrong: 'fieldInvalid' };
  if (!isNumber) return String(value).length > LONGEST_TEXT ? { wrong: 'fieldTooLong' } : { value };
  const exact = exactOf(value);
  if (exact === null) return { wrong: 'numberRequired' };
  const kept = exactOf(Number(value));
  return kept !== null && isEqual(kept, exact)
    ? { value: Number(value) }
    : { wrong: 'fieldInvalid' };
}

/** qty = pkqty × pknum + remqty, exactly, wherever one of them was sent without it and the size of a package is known. */
function withTotal(line: Record<string, unknown>, sent: Fields): Fields {
  if (
    !('pkqty' in sent || 'remqty' in sent) ||
    !isBlank(sent[TOTAL]) ||
    exactOf(line.pknum) === null
  )
    return line;
  const [packages, size, loose] = [line.pkqty, line.pknum, line.remqty].map(
    (value) => exactOf(value) ?? { digits: 0n, scale: 0 },
  );
  if (packages === undefined || size === undefined || loose === undefined) return line;
  const { digits, scale } = add(multiply(packages, size), loose);
  return { ...line, [TOTAL]: Number(`${digits}e-${scale}`) };
}
