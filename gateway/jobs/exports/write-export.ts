import { setImmediate as pause } from 'node:timers/promises';
import { GatewayError } from '../../errors/gateway-error.ts';
import { kindOfType } from '../../module-model/column-types.ts';
import type { ListModuleModel, ListRowModel } from '../../module-model/list-module.ts';
import { MAX_ROWS } from '../../module-model/list-module.ts';
import type { CellValue } from '../../workbook/cell.ts';
import { filterRange, type TitledColumn } from '../../workbook/sheet-xml.ts';
import type { SignedIn } from '../../request/context.ts';
import type { ChunkMark } from '../chunks.ts';
import { bareChunk, bookEnds, checkSize } from '../job-files.ts';
import type { JobRun, PhaseResult } from '../job-run.ts';
import type { JobRequest } from '../job.ts';
import { createLabelReader, type LabelReader } from './label-reader.ts';
import { kindOfCells } from '../thread/cell-kinds.ts';

/** Maximum rows per exported file. Spreadsheet programs cannot open more. */
export const MAX_EXPORT_ROWS = 100_000;

interface Page {
  rows: CellValue[][];
  totalCount: number;
}

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

/**
 * Requests a page. A page requested ahead may fail before it is awaited, so its rejection is marked
 * as handled.
 */
function readPage(
  run: JobRun,
  module: ListModuleModel,
  page: number,
  request: JobRequest,
): Promise<Page> {
  const reading = pageOf(run, module, page, request);
  reading.catch(() => undefined);
  return reading;
}

async function pageOf(
  run: JobRun,
  module: ListModuleModel,
  page: number,
  { filter, orderBy, columns }: JobRequest,
): Promise<Page> {
  const { loaders } = await run.signedIn();
  const { totalCount, rows } = await loaders.listPage(module, {
    filter,
    orderBy,
    page,
    pageSize: MAX_ROWS,
  });
  const isNamed = hasLabels(module, columns);
  const readers = columns.map((column) => createLabelReader(column, module));
  const cells: CellValue[][] = [];
  for (const [index, row] of rows.entries()) {
    // Yield to the event loop so that other requests are answered.
    if (index % ROWS_BETWEEN_PAUSES === 0) await pause();
    cells.push(cellsOf(row, isNamed ? await row.texts() : NO_LABELS, readers));
  }
  return { totalCount, rows: cells };
}

const ROWS_BETWEEN_PAUSES = 200;
const NO_LABELS = {};
function hasLabels({ columns }: ListModuleModel, asked: JobRequest['columns']): boolean {
  const names = new Set(asked.map(({ name }) => name));
  return columns.some(({ name, type }) => names.has(name) && kindOfType(type).isChosen);
}

/**
 * The cells of a row. A code is replaced by its label: from the request if given, else from the
 * services.
 */
function cellsOf(
  { values }: ListRowModel,
  texts: Readonly<Record<string, string>>,
  readers: readonly LabelReader[],
): CellValue[] {
  return readers.map(
    ({ name, labelOf }) => labelOf(values[name]) ?? texts[name] ?? values[name] ?? null,
  );
}

/** Loads the module. Throws FORBIDDEN unless its rows may be exported. */
async function exportableModule(
  { loaders }: SignedIn,
  moduleCode: string,
): Promise<ListModuleModel> {
  const module = await loaders.listModules.load(moduleCode);
  if (module?.operations.has('EXPORT') !== true) throw new GatewayError('FORBIDDEN');
  return module;
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
