import type { ListModuleModel } from '../../module-model/list-module.ts';
import { MAX_ROWS } from '../../module-model/list-module.ts';
import { filterRange, type TitledColumn } from '../../workbook/sheet-xml.ts';
import type { ChunkMark } from '../chunks.ts';
import { bareChunk, bookEnds, checkSize } from '../job-files.ts';
import type { JobRun, PhaseResult } from '../job-run.ts';
import type { JobRequest } from '../job.ts';
import { exportableModule, MAX_EXPORT_ROWS, readPage } from './list-pages.ts';
import { kindOfCells } from '../thread/cell-kinds.ts';

/**
 * Writes an export page by page, starting with the first page not written yet. The next page is
 * requested while the worker writes the current one. The beginning of the file is written last,
 * because it contains the sizes of the other parts.
 */
export async function writeExport(run: JobRun): Promise<PhaseResult> {
  const { request, moduleCode } = run.job();
  const module = await exportableModule(await run.signedIn(), moduleCode);
  const columns = columnsOf(request, module);
  const marks = await run.files.marks(run.job().id, 'result');
  let next = readPage(run, module, marks.length + 1, request);

  while (!isComplete(run, marks)) {
    run.setPage(marks.length + 1);
    const { rows, totalCount } = await next;
    const total = Math.min(totalCount, MAX_EXPORT_ROWS);
    const done = run.job().doneCount;
    const written = rows.slice(0, MAX_EXPORT_ROWS - done);
    const isLast = rows.length < MAX_ROWS || done + written.length >= total;
    if (!isLast) next = readPage(run, module, marks.length + 2, request);
    const packed = await run
      .worker()
      .ask('sheetRows', { before: beforeNext(marks), columns, rows: written, firstLine: done + 2 });
    const mark = {
      chunk: marks.length + 1,
      size: packed.bytes.length,
      rows: written.length,
      plainBytes: packed.plainBytes,
      crc: packed.crc,
    };
    marks.push(mark);
    checkSize(marks);
    // If the list grows while it is read, the rows actually read are counted.
    const totals = {
      totalCount: isLast ? done + written.length : total,
      isCapped: totalCount > MAX_EXPORT_ROWS,
    };
    await run.save(
      { doneCount: done + written.length, ...totals },
      { chunks: [{ file: 'result', ...mark, bytes: packed.bytes }] },
    );
  }

  const lastLine = run.job().doneCount + 1;
  const tail = await run
    .worker()
    .ask('sheetTail', { before: beforeNext(marks), columnCount: columns.length, lastLine });
  const pieces = [
    ...marks,
    { size: tail.bytes.length, plainBytes: tail.plainBytes, crc: tail.crc },
  ];
  const { front, back } = bookEnds(
    pieces,
    [{ name: sheetTitle(request) }],
    filterRange(columns.length, lastLine, '$'),
  );
  const ends = [
    bareChunk('result', 0, front),
    bareChunk('result', marks.length + 1, Buffer.concat([tail.bytes, back])),
  ];
  return { status: 'READY', change: {}, files: { chunks: ends } };
}

function columnsOf({ columns }: JobRequest, module: ListModuleModel): TitledColumn[] {
  return columns.map(({ name, title }) => {
    const column = module.columns.find((each) => each.name === name);
    return {
      title,
      ...(column === undefined ? { kind: 'text' as const, decimals: null } : kindOfCells(column)),
    };
  });
}

function isComplete(run: JobRun, marks: readonly ChunkMark[]): boolean {
  const { doneCount, totalCount } = run.job();
  return marks.length > 0 && totalCount !== null && doneCount >= totalCount;
}

function beforeNext(marks: readonly ChunkMark[]): { crc: number; plainBytes: number } {
  const last = marks.at(-1);
  return { crc: last?.crc ?? 0, plainBytes: last?.plainBytes ?? 0 };
}

function sheetTitle({ fileName }: JobRequest): string {
  return fileName.replace(/\.xlsx$/iu, '');
}
