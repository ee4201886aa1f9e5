import type { SignedIn } from '../../request/context.ts';
import { mapConcurrently } from '../../async/map-concurrently.ts';
import { messageIn, type Locale } from '../../language/messages.ts';
import { kindOfType } from '../../module-model/column-types.ts';
import { codeOf } from '../../values/rows.ts';
import { UpstreamError, type UpstreamErrorKind } from '../../errors/upstream-error.ts';
import type { ReadRow } from '../job.ts';
import type { ImportColumn } from '../thread/import-column.ts';

/**
 * Replaces labels by codes in columns whose choices are too many, or depend on other fields, and
 * are therefore not loaded beforehand.
 */
export type NameReader = (rows: readonly ReadRow[]) => Promise<ReadRow[]>;

interface NamesParts {
  columns: readonly ImportColumn[];
  signedIn(): Promise<SignedIn>;
  locale: Locale;
}

/**
 * Maximum distinct names looked up per file. Further names are passed on unchanged and validated by
 * the services.
 */
const MAX_NAMES = 1000;
const MAX_CONCURRENT_LOOKUPS = 4;
const MAX_RESULTS = 200;
/** Placeholders for the values of other columns in a column's parameters. */
const PLACEHOLDER = /\{([\w.-]+)\}/gu;
/** Errors of a source that cannot be queried at all. They say nothing about the name. */
const UNUSABLE_SOURCE: ReadonlySet<UpstreamErrorKind> = new Set<UpstreamErrorKind>([
  'not-allowed',
  'not-configured',
  'not-implemented',
  'refused',
]);

/**
 * Creates a reader that looks up each name once per file. A name the source does not know is a
 * problem of the row. If the source fails, the job stops and can be resumed.
 */
export function createNameReader({ columns, signedIn, locale }: NamesParts): NameReader {
  const named = columns.filter(
    ({ type, offered }) => kindOfType(type).isSearched && offered === null,
  );
  const codes = new Map<string, string | null>();

  async function ask(
    column: ImportColumn,
    text: string,
    values: Readonly<Record<string, string>>,
  ): Promise<string | null> {
    const { loaders } = await signedIn();
    const query = { search: text, values, page: 1, pageSize: MAX_RESULTS };
    const options = await loaders.options.search(column.model, query).catch((error: unknown) => {
      if (error instanceof UpstreamError && UNUSABLE_SOURCE.has(error.kind)) return null;
      throw error;
    });
    if (options === null || options.some(({ value }) => value === text)) return text;
    const called = options.filter(({ label }) => label.trim() === text);
    return called.length === 1 ? (called[0]?.value ?? null) : null;
  }

  async function readColumn(column: ImportColumn, rows: readonly ReadRow[]): Promise<ReadRow[]> {
    const needed = dependenciesOf(column);
    const keyOf = ({ values }: ReadRow) =>
      JSON.stringify([
        column.name,
        values[column.name],
        ...needed.map((name) => values[name] ?? ''),
      ]);
    const open = new Map(
      rows.filter((row) => isOpen(row, column)).map((row) => [keyOf(row), row] as const),
    );
    const unknown = [...open]
      .filter(([key]) => !codes.has(key))
      .slice(0, Math.max(0, MAX_NAMES - codes.size));
    await mapConcurrently(MAX_CONCURRENT_LOOKUPS, unknown, async ([key, { values }]) => {
      const dependsOn = Object.fromEntries(needed.map((name) => [name, values[name] ?? '']));
      codes.set(key, await ask(column, values[column.name] ?? '', dependsOn));
    });
    return rows.map((row) => {
      const code = isOpen(row, column) ? codes.get(keyOf(row)) : undefined;
      if (code === undefined) return row;
      if (code !== null) return { ...row, values: { ...row.values, [column.name]: code } };
      const message = messageIn(locale, 'notOffered', { title: column.header });
      return { ...row, problems: [...row.problems, { column: column.name, message }] };
    });
  }

  return async function readNames(rows) {
    let read = [...rows];
    // In sequence, because a column may depend on the code of an earlier one.
    for (const column of named) read = await readColumn(column, read);
    return read;
  };
}

function isOpen({ values, problems }: ReadRow, { name }: ImportColumn): boolean {
  return (values[name] ?? null) !== null && problems.every(({ column }) => column !== name);
}

function dependenciesOf({ model }: ImportColumn): string[] {
  return [
    ...new Set(
      [...codeOf(model.row.columnrestparams).matchAll(PLACEHOLDER)].map(([, name]) => name ?? ''),
    ),
  ];
}
