import { checkSize } from '../job-files.ts';
import type { JobRun, PhaseResult } from '../job-run.ts';
import { MAX_EXPORT_ROWS } from './list-pages.ts';

/** A page of an export as text. */
interface TextPage {
  text: string;
  /** Number of rows in the text. */
  rowCount: number;
  /** Number of rows on all pages, as the services count them now. */
  totalCount: number;
  /** Whether the page has fewer rows than it could have. */
  isShort: boolean;
}

/**
 * Writes an export page by page, each as a chunk of the file, starting with the first page not
 * written yet. `readPage` reads the page with this number, from 1; `room` is how many rows it may
 * have at most.
 */
export async function writeTextPages(
  run: JobRun,
  readPage: (page: number, room: number) => Promise<TextPage>,
): Promise<PhaseResult> {
  const marks = await run.files.marks(run.job().id, 'result');
  for (;;) {
    const page = marks.length + 1;
    const { totalCount: total, doneCount: done } = run.job();
    if (page > 1 && (total === null || done >= total)) return { status: 'READY', change: {} };
    run.setPage(page);
    const { text, rowCount, totalCount, isShort } = await readPage(page, MAX_EXPORT_ROWS - done);
    const bytes = Buffer.from(text, 'utf8');
    const mark = { chunk: page, size: bytes.length, rows: rowCount, plainBytes: 0, crc: 0 };
    marks.push(mark);
    checkSize(marks);
    const doneCount = done + rowCount;
    // If rows are gone while they are read, the rows actually read are counted.
    const isLast = isShort || doneCount >= MAX_EXPORT_ROWS;
    await run.save(
      {
        doneCount,
        totalCount: isLast ? doneCount : Math.min(totalCount, MAX_EXPORT_ROWS),
        isCapped: totalCount > MAX_EXPORT_ROWS,
      },
      { chunks: [{ file: 'result', ...mark, bytes }] },
    );
  }
}
