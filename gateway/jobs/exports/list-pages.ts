import { setImmediate as pause } from 'node:timers/promises';
import { GatewayError } from '../../errors/gateway-error.ts';
import { kindOfType } from '../../module-model/column-types.ts';
import type { ListModuleModel, ListRowModel } from '../../module-model/list-module.ts';
import { MAX_ROWS } from '../../module-model/list-module.ts';
import type { SignedIn } from '../../request/context.ts';
import type { CellValue } from '../../workbook/cell.ts';
import type { JobRun } from '../job-run.ts';
import type { JobRequest } from '../job.ts';
import { createLabelReader, type LabelReader } from './label-reader.ts';

/** Maximum rows per exported file. Spreadsheet programs cannot open more. */
export const MAX_EXPORT_ROWS = 100_000;

interface Page {
  /** The cells of each row in the order of the columns. */
  rows: CellValue[][];
  totalCount: number;
}

/**
 * Requests a page. A page requested ahead may fail before it is awaited, so its rejection is marked
 * as handled.
 */
export function readPage(
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
  { filter, orderBy, columns, format }: JobRequest,
): Promise<Page> {
  const { loaders } = await run.signedIn();
  const { totalCount, rows } = await loaders.listPage(module, {
    filter,
    orderBy,
    page,
    pageSize: MAX_ROWS,
  });
  // Programs get codes as they are.
  const isForPrograms = format === 'JSONL';
  const isNamed = !isForPrograms && hasLabels(module, columns);
  const readers = columns.map(({ labels, ...column }) =>
    createLabelReader(isForPrograms ? column : { ...column, labels }, module),
  );
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
export async function exportableModule(
  { loaders }: SignedIn,
  moduleCode: string,
): Promise<ListModuleModel> {
  const module = await loaders.listModules.load(moduleCode);
  if (module?.operations.has('EXPORT') !== true) throw new GatewayError('FORBIDDEN');
  return module;
}
