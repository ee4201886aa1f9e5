import type { SheetDetailInput, SheetSaveInput } from '../generated/resolvers.ts';
import type { Refusal } from '../errors/user-error.ts';
import type { SheetParts } from './form.ts';
import { computedFields, mergeFields, movesAmounts, type Merged, type Part } from './merging.ts';
import { HEADER, lineNumberOf, linesOf, type SheetLine, type SheetRow } from './sheet.ts';

export const MOST_LINES = 10_000;

/** A document that there is not yet. */
export function newSheet({ documentType, details }: SheetParts['module']): SheetRow {
  return {
    sheetid: '',
    sheettype: documentType,
    ...Object.fromEntries(details.map(({ section }) => [section, []])),
  };
}

/** The whole document as it is with what was sent, and all that speaks against it. */
export function mergeSheet(
  row: SheetRow,
  input: Pick<SheetSaveInput, 'header' | 'details'>,
  parts: SheetParts,
): Merged<SheetRow> {
  const partOf = (section: string, at: readonly string[]) => ({
    columns: parts.columns.filter((column) => column.section === section),
    computed: computedFields(section, parts.columns),
    at,
  });
  const header = isObject(input.header ?? {})
    ? mergeFields(row, input.header ?? {}, {
        ...partOf(HEADER, ['header']),
        isMoved: (input.details ?? []).length > 0,
      })
    : {
        result: row,
        refusals: [{ field: 'header', code: 'INVALID', message: 'badUserInput' } satisfies Refusal],
      };
  const lists = new Map<string, SheetLine[]>();
  const refusals = [...header.refusals];
  for (const detail of input.details ?? []) {
    const { section } = detail;
    const at = ['details', section];
    if (!parts.module.details.some((known) => known.section === section)) {
      refusals.push({ field: at, code: 'INVALID', message: 'unknownDetail' });
      continue;
    }
    // A list may come in parts: each goes on from what the ones before have made of it.
    const merged = mergeLines(
      lists.get(section) ?? linesOf(row, section),
      detail,
      partOf(section, at),
    );
    lists.set(section, merged.result);
    refusals.push(...merged.refusals);
  }
  return { result: { ...header.result, ...Object.fromEntries(lists) } as SheetRow, refusals };
}

/** A line that is gone already stays gone: saying it twice is as good as once. */
function mergeLines(
  lines: readonly SheetLine[],
  { lines: sent = [], removed = [] }: SheetDetailInput,
  part: Part,
): Merged<SheetLine[]> {
  const { at } = part;
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
    const isMoved = movesAmounts(fields, part.columns);
    const merged = mergeFields(all.get(lineno) ?? {}, fields, {
      ...part,
      at: [...at, String(lineno)],
      isMoved,
    });
    all.set(lineno, { ...merged.result, lineno });
    refusals.push(...merged.refusals);
  }
  all.delete(null);
  const result = [
    ...unnumbered,
    ...[...all].filter(([lineno]) => !gone.has(lineno)).map(([, line]) => line),
  ];
  if (result.length > MOST_LINES)
    refusals.push({
      field: at,
      code: 'TOO_MANY',
      message: 'tooManyLines',
      values: { limit: MOST_LINES },
    });
  return { result, refusals };
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
