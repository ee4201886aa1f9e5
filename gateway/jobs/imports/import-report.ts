import { messageIn } from '../../language/messages.ts';
import { NOTHING_PACKED, type PackedChunk } from '../../workbook/packed-chunk.ts';
import { filterRange } from '../../workbook/sheet-xml.ts';
import type { NewChunk } from '../chunks.ts';
import { bareChunk, bookEnds, checkSize } from '../job-files.ts';
import type { JobRun } from '../job-run.ts';
import type { JobRecord } from '../job.ts';
import { readStoredRows } from '../exports/packed-rows.ts';
import { importColumns, importableModule } from './import-columns.ts';
import type { ImportColumn } from '../thread/import-column.ts';
import { kindOfCells } from '../thread/cell-kinds.ts';
import type { ReportColumn } from '../thread/report-rows.ts';
import { plainSheet } from '../thread/template.ts';
import { NOTES_SHEET, notesLines } from '../thread/template-notes.ts';

/**
 * Writes the workbook of invalid or refused rows, with the reason next to each bad cell. The user
 * can correct and import it as it is, because a hidden sheet describes which columns hold values
 * and which hold reasons. Null when there is nothing to report.
 */
export async function writeReport(
  run: JobRun,
  from: 'refused' | 'wrong' = 'refused',
): Promise<NewChunk[] | null> {
  const file = from === 'refused' ? 'report' : 'errors';
  const { id, moduleCode } = run.job();
  const wrong = await wrongColumns(run, from);
  if (wrong === null) return null;
  const columns = await reportColumns(run, wrong);
  const chunks: NewChunk[] = [];
  let before: Pick<PackedChunk, 'crc' | 'plainBytes'> = NOTHING_PACKED;
  let line = 2;
  const add = ({ bytes, crc, plainBytes }: PackedChunk, rows: number): void => {
    chunks.push({ file, chunk: chunks.length + 1, bytes, rows, crc, plainBytes });
    before = { crc, plainBytes };
    checkSize(marksOf(chunks));
  };
  for await (const { rows } of readStoredRows(run.files, id, from)) {
    add(
      await run.worker().ask('reportRows', { before, columns, rows, firstLine: line }),
      rows.length,
    );
    line += rows.length;
  }
  add(
    await run
      .worker()
      .ask('sheetTail', { before, columnCount: columns.length, lastLine: line - 1 }),
    0,
  );
  const sheets = [
    { name: 'Sheet1' },
    { name: NOTES_SHEET, hidden: true, xml: plainSheet(notesLines(notesOf(moduleCode, columns))) },
  ];
  const { front, back } = bookEnds(
    marksOf(chunks),
    sheets,
    filterRange(columns.length, line - 1, '$'),
  );
  return [bareChunk(file, 0, front), ...chunks, bareChunk(file, chunks.length + 1, back)];
}

const marksOf = (chunks: readonly NewChunk[]) =>
  chunks.map(({ bytes, ...chunk }) => ({ ...chunk, size: bytes.length }));

/**
 * Columns that have at least one problem; null in the set stands for problems of whole rows.
 * Returns null when there are no rows to report.
 */
async function wrongColumns(
  run: JobRun,
  from: 'refused' | 'wrong',
): Promise<ReadonlySet<string | null> | null> {
  const found = new Set<string | null>();
  let any = false;
  for await (const { rows } of readStoredRows(run.files, run.job().id, from)) {
    any = true;
    for (const { problems } of rows) for (const { column } of problems) found.add(column);
  }
  return any ? found : null;
}

async function reportColumns(
  run: JobRun,
  wrong: ReadonlySet<string | null>,
): Promise<ReportColumn[]> {
  const { request, findings, moduleCode } = run.job();
  const say = (key: 'reportLine' | 'reportProblem' | 'reportRow', values = {}) =>
    messageIn(request.locale, key, values);
  const signedIn = await run.signedIn();
  const known = await importColumns(
    signedIn,
    await importableModule(signedIn, moduleCode),
    request.columns,
  );
  const names = namesOf(findings, wrong);
  const text = { kind: 'text', decimals: null } as const;
  return [
    { ...text, name: null, holds: 'number', title: say('reportLine') },
    ...names.flatMap((name): ReportColumn[] => {
      const column = known.find((each) => each.name === name);
      const title = column?.header ?? name;
      const read = column === undefined ? text : { ...kindOfCells(column), ...codesOf(column) };
      const value: ReportColumn = { ...read, name, holds: 'value', title };
      return wrong.has(name)
        ? [value, { ...text, name, holds: 'problem', title: say('reportProblem', { title }) }]
        : [value];
    }),
    ...(wrong.has(null)
      ? [{ ...text, name: null, holds: 'problem' as const, title: say('reportRow') }]
      : []),
  ];
}

const codesOf = ({ choices, type }: ImportColumn) => ({
  choices,
  isSeveral: type === 'CHECKBOX_GROUP',
});

/**
 * The file's columns in their order, followed by columns with problems that the file does not have.
 */
function namesOf(findings: JobRecord['findings'], wrong: ReadonlySet<string | null>): string[] {
  const named = [...wrong].filter((name) => name !== null);
  return [...new Set([...(findings?.columns ?? []), ...named])];
}

function notesOf(moduleCode: string, columns: readonly ReportColumn[]) {
  const values = columns
    .filter(({ holds }) => holds === 'value')
    .map(({ name, title }) => ({ name: name ?? '', title }));
  return {
    moduleCode,
    columns: values,
    ignored: columns.filter(({ holds }) => holds !== 'value').map(({ title }) => title),
  };
}
