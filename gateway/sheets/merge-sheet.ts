import type { SheetDetailInput, SheetSaveInput } from '../generated/resolvers.ts';
import type { Refusal } from '../errors/user-error.ts';
import type { SheetParts } from './sheet-form.ts';
import {
  computedFields,
  mergeFields,
  mayChangeAmounts,
  type Merged,
  type SectionContext,
} from './merge-fields.ts';
import { HEADER, lineNumberOf, linesOf, type SheetLine, type SheetRow } from './sheet.ts';

export const MAX_LINES = 10_000;

/** An empty new document. */
export function newSheet({ documentType, details }: SheetParts['module']): SheetRow {
  return {
    sheetid: '',
    sheettype: documentType,
    ...Object.fromEntries(details.map(({ section }) => [section, []])),
  };
}

/** Merges the sent fields into the whole document and collects refusals. */
export function mergeSheet(
  row: SheetRow,
  input: Pick<SheetSaveInput, 'header' | 'details'>,
  parts: SheetParts,
): Merged<SheetRow> {
  const contextOf = (section: string, path: readonly string[]) => ({
    columns: parts.columns.filter((column) => column.section === section),
    computed: computedFields(section, parts.columns),
    path,
  });
  const header = isObject(input.header ?? {})
    ? mergeFields(row, input.header ?? {}, {
        ...contextOf(HEADER, ['header']),
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
    const path = ['details', section];
    if (!parts.module.details.some((known) => known.section === section)) {
      refusals.push({ field: path, code: 'INVALID', message: 'unknownDetail' });
      continue;
    }
    // A list may be sent in parts; each is merged into the result of those before.
    const merged = mergeLines(
      lists.get(section) ?? linesOf(row, section),
      detail,
      contextOf(section, path),
    );
    lists.set(section, merged.result);
    refusals.push(...merged.refusals);
  }
  return { result: { ...header.result, ...Object.fromEntries(lists) } as SheetRow, refusals };
}

/**
 * Merges the sent lines into a detail list. Removing a line that no longer exists has no effect.
 */
function mergeLines(
  lines: readonly SheetLine[],
  { lines: sent = [], removed = [] }: SheetDetailInput,
  part: SectionContext,
): Merged<SheetLine[]> {
  const { path } = part;
  const refusals: Refusal[] = [];
  const removedNumbers = new Set<number | null>(removed);
  const unnumbered = lines.filter((line) => lineNumberOf(line) === null);
  const all = new Map(lines.map((line) => [lineNumberOf(line), line]));
  for (const [index, line] of sent.entries()) {
    const lineno = isObject(line) ? lineNumberOf(line) : null;
    if (lineno === null) {
      refusals.push({ field: [...path, String(index)], code: 'INVALID', message: 'lineNumber' });
      continue;
    }
    const { lineno: _number, ...fields } = line;
    const isMoved = mayChangeAmounts(fields, part.columns);
    const merged = mergeFields(all.get(lineno) ?? {}, fields, {
      ...part,
      path: [...path, String(lineno)],
      isMoved,
    });
    all.set(lineno, { ...merged.result, lineno });
    refusals.push(...merged.refusals);
  }
  all.delete(null);
  const result = [
    ...unnumbered,
    ...[...all].filter(([lineno]) => !removedNumbers.has(lineno)).map(([, line]) => line),
  ];
  if (result.length > MAX_LINES)
    refusals.push({
      field: path,
      code: 'TOO_MANY',
      message: 'tooManyLines',
      values: { limit: MAX_LINES },
    });
  return { result, refusals };
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
