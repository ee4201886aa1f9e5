import { GatewayError } from '../../errors/gateway-error.ts';
import { checkSize } from '../job-files.ts';
import type { JobRun, PhaseResult } from '../job-run.ts';
import { MAX_EXPORT_ROWS } from './list-pages.ts';

/** As many rows as the services return at once. */
const PAGE_SIZE = 1000;

/**
 * Writes an export of sales page by page, each as a chunk of the file, starting with the first page
 * not written yet.
 */
export async function writeSales(run: JobRun): Promise<PhaseResult> {
  const { request, id } = run.job();
  if (request.sales === undefined) throw new GatewayError('INTERNAL');
  const marks = await run.files.marks(id, 'result');
  for (;;) {
    const page = marks.length + 1;
    const { totalCount: total, doneCount: done } = run.job();
    if (page > 1 && (total === null || done >= total)) return { status: 'READY', change: {} };
    run.setPage(page);
    const { loaders } = await run.signedIn();
    const { totalCount, rowCount, text } = await loaders
      .salesFile(request.sales)
      .readPage(page, PAGE_SIZE);
    const bytes = Buffer.from(text, 'utf8');
    const mark = { chunk: page, size: bytes.length, rows: rowCount, plainBytes: 0, crc: 0 };
    marks.push(mark);
    checkSize(marks);
    const doneCount = done + rowCount;
    // If rows are gone while they are read, the rows actually read are counted.
    const isLast = rowCount < PAGE_SIZE || doneCount >= MAX_EXPORT_ROWS;
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
