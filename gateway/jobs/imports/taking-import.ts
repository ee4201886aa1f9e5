import type { ListModuleModel } from '../../module-model/list-module.ts';
import { presentable } from '../../errors/presentable.ts';
import { fieldRuleMessage } from '../../module-model/field-rule-words.ts';
import { messageIn } from '../../language/messages.ts';
import { problemWords } from '../../module-model/row-problem-words.ts';
import { isNothing, storedValue } from '../../module-model/row-rules.ts';
import { importableModule } from './import-columns.ts';
import type { JobRun, PhaseEnd } from '../job-run.ts';
import type { CellProblem, JobRequest, Outcome, ReadRow } from '../job.ts';
import { keptRows, rowsChunk } from '../exports/packed-rows.ts';
import { writeReport } from './import-report.ts';
import { importRows, type ImportAnswer } from '../rest.ts';

/** Maximum rows that can be imported all or nothing, because they are sent in one call. */
export const MOST_AT_ONCE = 10_000;

const NOTHING: Outcome = { importedCount: 0, refusedCount: 0, hasReport: false };

/**
 * Imports the valid rows chunk by chunk. After an interruption it continues with the next chunk;
 * rows already imported stay.
 */
export async function takeGoodRows(run: JobRun): Promise<PhaseEnd> {
  const module = await importableModule(await run.signedIn(), run.job().moduleCode);
  let seen = 0;
  for await (const { chunk, rows } of keptRows(run.files, run.job().id, 'rows')) {
    seen += rows.length;
    if (seen > run.job().doneCount) await take(run, module, chunk, rows);
  }
  return finish(run);
}

async function take(
  run: JobRun,
  module: ListModuleModel,
  chunk: number,
  rows: readonly ReadRow[],
): Promise<void> {
  run.atPage(chunk);
  const good = rows.filter(({ problems }) => problems.length === 0);
  const answer =
    good.length === 0 ? NO_ANSWER : await send(run, module, good, { isPartial: true, part: chunk });
  const refused = [
    ...rows.filter(({ problems }) => problems.length > 0),
    ...refusedRows(good, answer, run, module),
  ];
  await keepOutcome(run, {
    taken: Math.min(answer.imported, good.length),
    passed: rows.length,
    chunk,
    refused,
  });
}

/** Imports all rows in one call, which the services accept or refuse as a whole. */
export async function takeAllRows(run: JobRun): Promise<PhaseEnd> {
  const { id, moduleCode, outcome } = run.job();
  if (outcome === null) {
    const module = await importableModule(await run.signedIn(), moduleCode);
    const rows: ReadRow[] = [];
    for await (const kept of keptRows(run.files, id, 'rows')) rows.push(...kept.rows);
    run.atPage(1);
    const answer = await send(run, module, rows, { isPartial: false, part: 1 });
    const isIn = answer.errors.length === 0;
    const refused = refusedRows(rows, answer, run, module);
    await keepOutcome(run, {
      taken: isIn ? rows.length : 0,
      passed: rows.length,
      chunk: 1,
      refused,
    });
  }
  return finish(run);
}

const NO_ANSWER: ImportAnswer = { imported: 0, errors: [] };

async function send(
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
  const filled = columns.filter(({ name }) => !isNothing(values[name]));
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
  return rows.flatMap((row, at) => {
    const problems = reasons.get(at + 1);
    return problems === undefined
      ? []
      : [{ ...row, problems: problems.map((problem) => placed(problem, row)) }];
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
  const words = problemWords(code);
  const title = columns.find(({ name }) => name === field)?.title ?? field ?? '';
  if (words !== null) return messageIn(locale, words.message, { title });
  return presentable(message) ?? messageIn(locale, 'rowRefused');
}

/** Makes a problem of a column that the file does not have a problem of the whole row. */
function placed({ column, message }: CellProblem, { values }: ReadRow): CellProblem {
  return { column: column !== null && Object.hasOwn(values, column) ? column : null, message };
}

async function keepOutcome(
  run: JobRun,
  {
    taken,
    passed,
    chunk,
    refused,
  }: { taken: number; passed: number; chunk: number; refused: readonly ReadRow[] },
): Promise<void> {
  const { outcome, doneCount } = run.job();
  const before = outcome ?? NOTHING;
  const after = {
    ...before,
    importedCount: before.importedCount + taken,
    refusedCount: before.refusedCount + passed - taken,
  };
  const sorted = refused.toSorted((one, other) => one.number - other.number);
  const chunks = sorted.length === 0 ? [] : [await rowsChunk('refused', chunk, sorted)];
  await run.keep({ doneCount: doneCount + passed, outcome: after }, { chunks });
}

async function finish(run: JobRun): Promise<PhaseEnd> {
  const report = await writeReport(run);
  const outcome = { ...(run.job().outcome ?? NOTHING), hasReport: report !== null };
  return {
    status: 'READY',
    change: { outcome },
    written: { chunks: report ?? [], without: ['rows', 'refused', 'wrong', 'errors'] },
  };
}
