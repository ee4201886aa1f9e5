import type { ListModuleModel } from '../../module-model/list-module.ts';
import { MAX_ROWS } from '../../module-model/list-module.ts';
import { csvCell, csvHead, csvLine } from '../../values/csv.ts';
import { exactOf } from '../../values/decimal.ts';
import type { CellValue } from '../../workbook/cell.ts';
import { checkSize } from '../job-files.ts';
import type { JobRun, PhaseResult } from '../job-run.ts';
import type { JobRequest, LabeledColumn } from '../job.ts';
import { kindOfCells } from '../thread/cell-kinds.ts';
import { exportableModule, MAX_EXPORT_ROWS, readPage } from './list-pages.ts';

/**
 * Writes an export of a list as CSV or JSONL page by page, each as a chunk of the file, starting with
 * the first page not written yet.
 */
export async function writeListText(run: JobRun): Promise<PhaseResult> {
  const { request, moduleCode, id } = run.job();
  const module = await exportableModule(await run.signedIn(), moduleCode);
  const { head, lineOf } = formatOf(request, module);
  const marks = await run.files.marks(id, 'result');
  for (;;) {
    const page = marks.length + 1;
    const { totalCount: total, doneCount: done } = run.job();
    if (page > 1 && (total === null || done >= total)) return { status: 'READY', change: {} };
    run.setPage(page);
    const { rows, totalCount } = await readPage(run, module, page, request);
    const written = rows.slice(0, MAX_EXPORT_ROWS - done);
    const text = (page === 1 ? head : '') + written.map(lineOf).join('');
    const bytes = Buffer.from(text, 'utf8');
    const mark = { chunk: page, size: bytes.length, rows: written.length, plainBytes: 0, crc: 0 };
    marks.push(mark);
    checkSize(marks);
    const doneCount = done + written.length;
    // If rows are gone while they are read, the rows actually read are counted.
    const isLast = rows.length < MAX_ROWS || doneCount >= MAX_EXPORT_ROWS;
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

interface TextFormat {
  head: string;
  lineOf(cells: readonly CellValue[]): string;
}

function formatOf({ columns, format }: JobRequest, module: ListModuleModel): TextFormat {
  const names = columns.map(({ name }) => name);
  if (format === 'JSONL')
    return {
      head: '',
      lineOf: (cells) =>
        `${JSON.stringify(Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null])))}\n`,
    };
  const isNumber = columns.map((column) => holdsNumbers(column, module));
  return {
    head: csvHead(columns.map(({ title }) => csvCell(title))),
    lineOf: (cells) =>
      csvLine(
        cells.map((cell, index) =>
          csvCell(String(cell ?? ''), isNumber[index] === true && exactOf(cell) !== null),
        ),
      ),
  };
}

function holdsNumbers({ name }: LabeledColumn, { columns }: ListModuleModel): boolean {
  const column = columns.find((each) => each.name === name);
  return column !== undefined && kindOfCells(column).kind === 'number';
}
