import type { SheetDetailInput, SheetSaveInput } from '../generated/resolvers.ts';
import type { Refusal } from '../user-error.ts';
import type { SheetParts } from './form.ts';
import { mergeFields, type Fields, type Merged } from './merging.ts';
import { HEADER, lineNumberOf, linesOf, type SheetLine, type SheetRow } from './sheet.ts';

const MOST_LINES = 10_000;

/** A document that there is not yet. */
export function newSheet({ documentType, details }: SheetParts['module']): SheetRow {
  return { sheetid: '', sheettype: documentType, ...Object.fromEntries(details.map(({ section }) => [section, []])) };
}

/** The whole document as it is with what was sent, and all that speaks against it. */
export function mergeSheet(
  row: SheetRow,
  input: Pick<SheetSaveInput, 'header' | 'details'>,
  parts: SheetParts,
): Merged<SheetRow> {
  const columnsIn = (section: string) => parts.columns.filter((column) => column.section === section);
  const header = isObject(input.header ?? {})
    ? mergeFields(row, input.header ?? {}, columnsIn(HEADER), ['header'])
    : { result: row, refusals: [{ field: 'header', code: 'INVALID', message: 'badUserInput' } satisfies Refusal] };
  const lists = (input.details ?? []).map((detail): Merged<Fields> => {
    const known = parts.module.details.some(({ section }) => section === detail.section);
    const at = ['details', detail.section];
    if (!known) return { result: {}, refusals: [{ field: at, code: 'INVALID', message: 'unknownDetail' }] };
    const { result, refusals } = mergeLines(linesOf(row, detail.section), detail, { columns: columnsIn(detail.section), at });
    return { result: { [detail.section]: result }, refusals };
  });
  return {
    result: Object.assign({}, header.result, ...lists.map(({ result }) => result)) as SheetRow,
    refusals: [...header.refusals, ...lists.flatMap(({ refusals }) => refusals)],
  };
}

interface List {
  columns: SheetParts['columns'];
  at: readonly string[];
}

/** A line that is gone already stays gone: saying it twice is as good as once. */
function mergeLines(
  lines: readonly SheetLine[],
  { lines: sent = [], removed = [] }: SheetDetailInput,
  { columns, at }: List,
): Merged<SheetLine[]> {
  const refusals: Refusal[] = [];
  const gone = new Set<number | null>(removed);
  const unnumbered = lines.filter((line) => lineNumberOf(line) === null);
  const all = new Map(lines.map((line) => [lineNumberOf(line), line]));
  for (const [index, line] of sent.entries()) {
    const lineno = isObject(line) ? lineNumberOf(line) : null;
    if (lineno === null) {
      refusals.push({ field: [...at, String(index)], code: 'INVALID', message: 'lineNumber' });
      continue;
    }
    const { lineno: _number, ...fields } = line;
    const merged = mergeFields(all.get(lineno) ?? {}, fields, columns, [...at, String(lineno)]);
    all.set(lineno, { ...merged.result, lineno });
    refusals.push(...merged.refusals);
  }
  all.delete(null);
  const result = [...unnumbered, ...[...all].filter(([lineno]) => !gone.has(lineno)).map(([, line]) => line)];
  if (result.length > MOST_LINES)
    refusals.push({ field: at, code: 'TOO_MANY', message: 'tooManyLines', values: { limit: MOST_LINES } });
  return { result, refusals };
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
