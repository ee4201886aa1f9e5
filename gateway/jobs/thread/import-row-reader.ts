import { messageIn, type Locale } from '../../language/messages.ts';
import { brokenRules } from '../../module-model/field-rules.ts';
import { checkRow } from '../../module-model/row-rules.ts';
import type { ReadCell, ReadLine } from '../../workbook/reading/read-cell.ts';
import type { CellProblem, ReadRow } from '../job.ts';
import { valueOfCell } from './cell-value.ts';
import type { ImportColumn } from './import-column.ts';
import type { ImportQuestion } from './import-question.ts';
import type { RecognizedColumns } from './recognize-columns.ts';

type RowValues = ReadRow['values'];

interface FilledCell {
  column: ImportColumn;
  cell: ReadCell | undefined;
}

/** Creates a function that converts lines of a file into checked rows. Pass the lines in order. */
export function createImportRowReader(
  { columns, keyField, rules, today, locale }: ImportQuestion,
  recognized: RecognizedColumns,
): (line: ReadLine) => ReadRow {
  const defaults = defaultsOfMissing(columns, recognized);
  const titled = columns.map((column) => ({ ...column, title: column.header }));
  const checkRepetition = createRepetitionCheck(keyField, locale);

  function problemsOf(cells: readonly FilledCell[], values: RowValues): CellProblem[] {
    const failed = cells.filter(({ cell }) => cell?.kind === 'error');
    const failedNames = new Set(failed.map(({ column }) => column.name));
    return [
      ...failed.map((filled) => formulaProblem(filled, locale)),
      ...checkRow(titled, values, locale).filter(({ column }) => !failedNames.has(column)),
    ];
  }

  /** Broken rules between fields, except for columns that already have a problem. */
  function brokenRulesOf(values: RowValues, problems: readonly CellProblem[]): CellProblem[] {
    return brokenRules(rules, values, { section: 'header', today, changed: null })
      .filter(({ column }) => problems.every((problem) => problem.column !== column))
      .map(({ column, code }) => ({
        column,
        message: rules.find((rule) => rule.code === code)?.message ?? '',
      }));
  }

  return ({ number, cells }) => {
    const filled = recognized.columns.flatMap((column, index) =>
      column === null ? [] : [{ column, cell: cells[index] }],
    );
    const entries = filled.map(({ column, cell }) => [column.name, valueOfCell(cell, column)]);
    const values = { ...defaults, ...(Object.fromEntries(entries) as RowValues) };
    const problems = [...problemsOf(filled, values), ...checkRepetition(values, number)];
    return {
      number,
      values,
      problems: [...problems, ...brokenRulesOf(values, problems)].map(({ column, message }) => ({
        column,
        message,
      })),
    };
  };
}

/** Default values of the form for columns that the file does not have. */
function defaultsOfMissing(
  columns: readonly ImportColumn[],
  recognized: RecognizedColumns,
): Record<string, string | null> {
  const found = new Set(recognized.columns.flatMap((column) => column?.name ?? []));
  const preset = columns.filter(
    ({ name, defaultValue }) => !found.has(name) && defaultValue !== null,
  );
  return Object.fromEntries(preset.map(({ name, defaultValue }) => [name, defaultValue]));
}

function formulaProblem(
  { column: { name, header }, cell }: FilledCell,
  locale: Locale,
): CellProblem {
  const message = cell?.text === '' ? 'formulaNotCalculated' : 'fieldInvalid';
  return { column: name, message: messageIn(locale, message, { title: header }) };
}

/**
 * Creates a check that reports rows repeated in the file: rows with the key of an earlier row, and
 * rows without a key that equal an earlier one in every column.
 */
function createRepetitionCheck(
  keyField: string,
  locale: Locale,
): (values: RowValues, number: number) => CellProblem[] {
  const lineOfKey = new Map<string, number>();
  const lineOfRow = new Map<string, number>();
  return (values, number) => {
    const key = values[keyField] ?? null;
    const [lines, content] = key === null ? [lineOfRow, JSON.stringify(values)] : [lineOfKey, key];
    const line = lines.get(content);
    if (line === undefined) {
      lines.set(content, number);
      return [];
    }
    return key === null
      ? [{ column: null, message: messageIn(locale, 'repeatedRow', { line }) }]
      : [{ column: keyField, message: messageIn(locale, 'repeatedKey', { key, line }) }];
  };
}
