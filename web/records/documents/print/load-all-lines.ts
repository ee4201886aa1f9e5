import type { Row } from '../../fields/column.ts';
import type { LoadLines } from '../load-lines.ts';
import type { SheetContent } from '../sheet.ts';

/** Lines per request, and how many lines a document has when it is loaded. */
const PAGE_SIZE = 1000;

/** A list with more lines is printed in part: nobody reads hundreds of sheets of paper. */
const MAX_PRINTED_LINES = 5 * PAGE_SIZE;

export type LinesBySection = Readonly<Record<string, readonly Row[]>>;

/**
 * The lines that did not come with the document, for printing. A list that cannot be loaded is left
 * out: the paper says how many lines it has.
 */
export async function loadAllLines(
  { details }: SheetContent,
  loadLines: LoadLines,
): Promise<LinesBySection> {
  const lists = await Promise.all(
    details
      .filter(({ rows, totalCount }) => rows.length < totalCount)
      .map(async ({ section, rows, totalCount }): Promise<[string, Row[]][]> => {
        const all = [...rows];
        const wanted = Math.min(totalCount, MAX_PRINTED_LINES);
        try {
          while (all.length < wanted) {
            const page = Math.floor(all.length / PAGE_SIZE) + 1;
            const loaded = await loadLines(section, page, PAGE_SIZE);
            if (loaded.length === 0) break;
            all.splice((page - 1) * PAGE_SIZE, PAGE_SIZE, ...loaded);
            if (loaded.length < PAGE_SIZE) break;
          }
        } catch {
          return [];
        }
        return [[section, all]];
      }),
  );
  return Object.fromEntries(lists.flat());
}
