import type { SheetDefinition, SheetField } from './definition.ts';
import { checkComputed } from './check-computed.ts';
import { decimalsOf, HEADER } from './definition.ts';
import { isLineNumber, isRecord, numberedLines } from './line-numbers.ts';
import type { Place, Problems } from './problems.ts';
import { readField } from './read-field.ts';
import { fillIn, filledFields, type References } from './references.ts';
import { applyRules } from './rules.ts';
import type { Fields, FieldValue, Line, Lists, SheetContent } from './stored-sheet.ts';
import { checkPacking } from './packing.ts';

const MAX_LINES = 10_000;

/** What can be changed in a document now. */
export interface Changeable {
  field(section: string, field: SheetField): boolean;
  /** Whether lines can be added and removed. */
  lines: boolean;
}

export interface Reading {
  definition: SheetDefinition;
  changeable: Changeable;
  /** The stored document; undefined for a new one. */
  former: SheetContent | undefined;
  references: References;
  problems: Problems;
}

/**
 * Returns a submitted document in its stored form: only known fields, checked, filled in and
 * computed. Read-only and missing fields keep their values; changing a read-only one is a problem.
 */
export function readContent(
  sent: Readonly<Record<string, unknown>>,
  reading: Reading,
): SheetContent {
  const { definition, former } = reading;
  const header = readFields(
    HEADER,
    definition.header,
    { sent, former: former?.header, lineno: null },
    reading,
  );
  const lists: Lists = {};
  for (const [name, fields] of definition.lists)
    lists[name] = readLines(name, fields, sent[name], reading);
  const content = { header, lists };
  checkPacking(content, definition.rules, reading.problems);
  const tooLarge = applyRules(definition.rules, content, (section, column) =>
    decimalsOf(definition, section, column),
  );
  for (const place of tooLarge) reading.problems.add(place, 'large');
  // Values that depend on a refused field are not reported.
  if (reading.problems.isEmpty()) checkComputed(sent, content, definition, reading.problems);
  return content;
}

function readLines(
  section: string,
  fields: readonly SheetField[],
  sent: unknown,
  reading: Reading,
): Line[] {
  const { former, changeable, problems } = reading;
  const place: Place = { section, lineno: null, column: null };
  const before = former?.lists[section] ?? [];
  if (sent === undefined) return before;
  if (!Array.isArray(sent) || !sent.every(isRecord)) {
    problems.add(place, 'list');
    return before;
  }
  if (sent.length > MAX_LINES) {
    problems.add(place, 'many');
    return before;
  }
  const known = new Map(before.map((line) => [line.lineno, line]));
  const taken = new Set<number>();
  const lines = numberedLines(sent).map(({ lineno, line }) => {
    if (!isLineNumber(lineno) || taken.has(lineno)) problems.add({ ...place, lineno }, 'lineno');
    taken.add(lineno);
    return {
      lineno,
      ...readFields(section, fields, { sent: line, former: known.get(lineno), lineno }, reading),
    };
  });
  const isOther = lines.length !== before.length || before.some(({ lineno }) => !taken.has(lineno));
  if (isOther && !changeable.lines) problems.add(place, 'lines');
  return lines.toSorted((a, b) => a.lineno - b.lineno);
}

function readFields(
  section: string,
  fields: readonly SheetField[],
  {
    sent,
    former,
    lineno,
  }: { sent: Readonly<Record<string, unknown>>; former: Fields | undefined; lineno: number | null },
  { definition, changeable, references, problems }: Reading,
): Fields {
  const place = (column: string): Place => ({ section, lineno, column });
  const made = madeFields(definition, section, fields);
  const values: Fields = {};
  for (const field of fields) {
    const { name } = field;
    const kept = former ? (former[name] ?? null) : field.kind === 'Tag' ? null : initialOf(field);
    values[name] = kept;
    if ((made.has(name) && !field.isEditable) || !Object.hasOwn(sent, name) || field.kind === 'Tag')
      continue;
    const read = readField(sent[name], field);
    if ('problem' in read) problems.add(place(name), read.problem);
    else if (changeable.field(section, field)) values[name] = read.value;
    else if (read.value !== kept && (former !== undefined || read.value !== null))
      problems.add(place(name), 'fixed');
  }
  fillIn(fields, { values, former }, { references, problems, place });
  for (const { name, isRequired } of fields)
    if (isRequired && values[name] === null) problems.add(place(name), 'missing');
  return values;
}

/** Fields that are filled in or computed; submitted values are ignored. */
function madeFields(
  { rules }: SheetDefinition,
  section: string,
  fields: readonly SheetField[],
): Set<string> {
  const computed = rules.flatMap((rule) => {
    if (rule.kind === 'sum') return section === HEADER ? [rule.target] : [];
    if (rule.list !== section) return [];
    return [rule.kind === 'quantity' ? 'qty' : rule.target];
  });
  return new Set([...filledFields(fields), ...computed]);
}

function initialOf(field: SheetField): FieldValue {
  const read = readField(field.initial, field);
  return 'value' in read ? read.value : null;
}
