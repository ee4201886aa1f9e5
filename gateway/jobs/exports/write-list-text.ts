import type { ListModuleModel } from '../../module-model/list-module.ts';
import { MAX_ROWS } from '../../module-model/list-module.ts';
import { csvCell, csvHead, csvLine } from '../../values/csv.ts';
import { exactOf } from '../../values/decimal.ts';
import type { CellValue } from '../../workbook/cell.ts';
import type { JobRun, PhaseResult } from '../job-run.ts';
import type { JobRequest, LabeledColumn } from '../job.ts';
import { kindOfCells } from '../thread/cell-kinds.ts';
import { exportableModule, readPage } from './list-pages.ts';
import { writeTextPages } from './write-text-pages.ts';

/** Writes an export of a list as CSV or JSONL. */
export async function writeListText(run: JobRun): Promise<PhaseResult> {
  const { request, moduleCode } = run.job();
  const module = await exportableModule(await run.signedIn(), moduleCode);
  const { head, lineOf } = formatOf(request, module);
  return writeTextPages(run, async (page, room) => {
    const { rows, totalCount } = await readPage(run, module, page, request);
    const written = rows.slice(0, room);
    return {
      text: (page === 1 ? head : '') + written.map(lineOf).join(''),
      rowCount: written.length,
      totalCount,
      isShort: rows.length < MAX_ROWS,
    };
  });
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
