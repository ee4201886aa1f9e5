import type { ListModuleModel } from '../../module-model/list-module.ts';
import { presentableText } from '../../errors/presentable-text.ts';
import { fieldRuleMessage } from '../../module-model/field-rule-message.ts';
import { messageIn } from '../../language/messages.ts';
import { problemMessage } from '../../module-model/row-problem-message.ts';
import { isEmptyValue, storedValue } from '../../module-model/row-rules.ts';
import { importableModule } from './import-columns.ts';
import type { JobRun, PhaseResult } from '../job-run.ts';
import type { CellProblem, JobRequest, Outcome, ReadRow } from '../job.ts';
import { readStoredRows, packRows } from '../exports/packed-rows.ts';
import { writeReport } from './import-report.ts';
import { importRows, type ImportAnswer } from '../rest.ts';

/** Maximum rows that can be imported all or nothing, because they are sent in one call. */
export const MAX_ALL_OR_NOTHING_ROWS = 10_000;

const NOTHING: Outcome = { importedCount: 0, refusedCount: 0, hasReport: false };

/**
 * Imports the valid rows chunk by chunk. After an interruption it continues with the next chunk;
 * rows already imported stay.
 */
export async function importValidRows(run: JobRun): Promise<PhaseResult> {
  const module = await importableModule(await run.signedIn(), run.job().moduleCode);
  let seen = 0;
  for await (const { chunk, rows } of readStoredRows(run.files, run.job().id, 'rows')) {
    seen += rows.length;
    if (seen > run.job().doneCount) await importChunk(run, module, chunk, rows);
  }
  return finish(run);
}

async function importChunk(
  run: JobRun,
  module: ListModuleModel,
  chunk: number,
  rows: readonly ReadRow[],
): Promise<void> {
  run.setPage(chunk);
  const good = rows.filter(({ problems }) => problems.length === 0);
  const answer =
    good.length === 0
      ? NO_ANSWER
      : await sendRows(run, module, good, { isPartial: true, part: chunk });
  const refused = [
    ...rows.filter(({ problems }) => problems.length > 0),
    ...refusedRows(good, answer, run, module),
  ];
  await saveOutcome(run, {
    imported: Math.min(answer.imported, good.length),
    processed: rows.length,
    chunk,
    refused,
  });
}

/** Imports all rows in one call, which the services accept or refuse as a whole. */
export async function importAllRows(run: JobRun): Promise<PhaseResult> {
  const { id, moduleCode, outcome } = run.job();
  if (outcome === null) {
    const module = await importableModule(await run.signedIn(), moduleCode);
    const rows: ReadRow[] = [];
    for await (const kept of readStoredRows(run.files, id, 'rows')) rows.push(...kept.rows);
    run.setPage(1);
    const answer = await sendRows(run, module, rows, { isPartial: false, part: 1 });
    const isIn = answer.errors.length === 0;
    const refused = refusedRows(rows, answer, run, module);
    await saveOutcome(run, {
      imported: isIn ? rows.length : 0,
      processed: rows.length,
      chunk: 1,
      refused,
    });
  }
  return finish(run);
}

const NO_ANSWER: ImportAnswer = { imported: 0, errors: [] };

async function sendRows(
  run: JobRun,
  module: ListModuleModel,
  rows: readonly ReadRow[],
  { isPartial, part }: { isPartial: boolean; part: number },
): Promise<ImportAnswer> {
  const { retail } = await run.signedIn();
  const stored = rows.map(({ values }) => storedRow(module, values));
  // The key is the same whenever these rows are sent, so that a retry after a lost answer imports
  // nothing twice.
  const requestkey = `${run.job().id}-${String(part)}`;
  return importRows(retail, module.config.paths.import ?? '', {
    rows: stored,
    partial: isPartial,
    requestkey,
  });
}

function storedRow(
  { columns }: ListModuleModel,
  values: ReadRow['values'],
): Readonly<Record<string, unknown>> {
  const filled = columns.filter(({ name }) => !isEmptyValue(values[name]));
  return Object.fromEntries(
    filled.map((column) => [column.name, storedValue(column, values[column.name])]),
  );
}

/** The rows the services refused, each with its problems. */
function refusedRows(
  rows: readonly ReadRow[],
  { errors }: ImportAnswer,
  run: JobRun,
  module: ListModuleModel,
): ReadRow[] {
  const { request } = run.job();
  const reasons = new Map<number, CellProblem[]>();
  for (const error of errors) {
    const problem = { column: error.field, message: reasonOf(error, request, module) };
    reasons.set(error.row, [...(reasons.get(error.row) ?? []), problem]);
  }
  return rows.flatMap((row, index) => {
    const problems = reasons.get(index + 1);
    return problems === undefined
      ? []
      : [{ ...row, problems: problems.map((problem) => ofRowIfUnknown(problem, row)) }];
  });
}

/** The text of a refusal: our own for a known rule or error code, else the services' message. */
function reasonOf(
  { field, code, message, rulecode }: ImportAnswer['errors'][number],
  { locale, columns }: JobRequest,
  module: ListModuleModel,
): string {
  const rule = module.rules.find((each) => each.code === rulecode);
  if (rule !== undefined) return fieldRuleMessage(rule, module, locale);
  const known = problemMessage(code);
  const title = columns.find(({ name }) => name === field)?.title ?? field ?? '';
  if (known !== null) return messageIn(locale, known.message, { title });
  return presentableText(message) ?? messageIn(locale, 'rowRefused');
}

/** Makes a problem of a column that the file does not have a problem of the whole row. */
function ofRowIfUnknown({ column, message }: CellProblem, { values }: ReadRow): CellProblem {
  return { column: column !== null && Object.hasOwn(values, column) ? column : null, message };
}

async function saveOutcome(
  run: JobRun,
  {
    imported,
    processed,
    chunk,
    refused,
  }: { imported: number; processed: number; chunk: number; refused: readonly ReadRow[] },
): Promise<void> {
  const { outcome, doneCount } = run.job();
  const before = outcome ?? NOTHING;
  const after = {
    ...before,
    importedCount: before.importedCount + imported,
    refusedCount: before.refusedCount + processed - imported,
  };
  const sorted = refused.toSorted((one, other) => one.number - other.number);
  const chunks = sorted.length === 0 ? [] : [await packRows('refused', chunk, sorted)];
  await run.save({ doneCount: doneCount + processed, outcome: after }, { chunks });
}

async function finish(run: JobRun): Promise<PhaseResult> {
  const report = await writeReport(run);
  const outcome = { ...(run.job().outcome ?? NOTHING), hasReport: report !== null };
  return {
    status: 'READY',
    change: { outcome },
    files: { chunks: report ?? [], removed: ['rows', 'refused', 'wrong', 'errors'] },
  };
}
