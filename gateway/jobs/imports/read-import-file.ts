import { fieldRuleMessage } from '../../module-model/field-rule-message.ts';
import { writeReport } from './import-report.ts';
import { JobStoppedError } from '../job-stop.ts';
import { createKnownRowCheck } from './known-row-check.ts';
import type { JobRun, PhaseResult } from '../job-run.ts';
import type { ImportFindings, ReadRow } from '../job.ts';
import { importableModule, importColumns } from './import-columns.ts';
import { createNameReader } from './name-reader.ts';
import { packRows } from '../exports/packed-rows.ts';

/** Maximum rows per imported file. */
const MAX_IMPORT_ROWS = 100_000;
const PREVIEW_ROWS = 50;

/**
 * Reads the uploaded file in the worker thread, checks its rows and stores them. The services are
 * not changed. An interrupted read starts from the beginning.
 */
export async function readImportFile(run: JobRun): Promise<PhaseResult> {
  const { request, moduleCode } = run.job();
  const signedIn = await run.signedIn();
  const module = await importableModule(signedIn, moduleCode);
  const columns = await importColumns(signedIn, module, request.columns);
  const content = await sourceOf(run);
  const { keyField } = module.config;
  const { locale } = request;
  const rules = module.rules.map((rule) => ({
    ...rule,
    message: fieldRuleMessage(rule, module, locale),
  }));
  const question = {
    content,
    moduleCode,
    columns,
    keyField,
    rules,
    today: signedIn.today,
    maxRows: MAX_IMPORT_ROWS,
    locale,
  };
  const opened = await run.worker().ask('openImport', question);
  await run.save({ doneCount: 0, totalCount: null }, { removed: ['rows', 'wrong', 'errors'] });

  const readNames = createNameReader({ columns, signedIn: run.signedIn, locale: request.locale });
  const keyTitle = columns.find(({ name }) => name === keyField)?.header ?? keyField;
  const markKnown = createKnownRowCheck({ module, keyTitle, signedIn: run.signedIn, locale });
  let findings: ImportFindings = {
    ...{ totalCount: 0, goodCount: 0, badCount: 0, rows: [], columns: opened.columns },
    ...{ unknownHeads: opened.unknownHeads, missingColumns: opened.missing },
  };
  for (let chunk = 1; ; chunk += 1) {
    const read = await run.worker().ask('nextRows', null);
    if (read.length === 0) break;
    const rows = await markKnown(await readNames(read));
    const wrong = rows.filter(({ problems }) => problems.length > 0);
    findings = withRows(findings, rows);
    await run.save(
      { doneCount: findings.totalCount },
      {
        chunks: [
          await packRows('rows', chunk, rows),
          ...(wrong.length > 0 ? [await packRows('wrong', chunk, wrong)] : []),
        ],
      },
    );
  }
  await run.save({ findings });
  const report = await writeReport(run, 'wrong');
  const change = {
    findings: { ...findings, hasReport: report !== null },
    totalCount: findings.totalCount,
  };
  return { status: 'PREVIEWED', change, files: { chunks: report ?? [], removed: ['source'] } };
}

function withRows(findings: ImportFindings, rows: readonly ReadRow[]): ImportFindings {
  const bad = rows.filter(({ problems }) => problems.length > 0).length;
  return {
    ...findings,
    totalCount: findings.totalCount + rows.length,
    goodCount: findings.goodCount + rows.length - bad,
    badCount: findings.badCount + bad,
    rows: [...findings.rows, ...rows].slice(0, PREVIEW_ROWS),
  };
}

async function sourceOf(run: JobRun): Promise<Buffer> {
  const { id } = run.job();
  const marks = await run.files.marks(id, 'source');
  const pieces = await Promise.all(marks.map(({ chunk }) => run.files.read(id, 'source', chunk)));
  const present = pieces.filter((piece) => piece !== null);
  if (present.length === 0 || present.length < pieces.length) throw new JobStoppedError('BAD_FILE');
  return Buffer.concat(present);
}
