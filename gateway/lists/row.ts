import type { ListModuleModel, ListRowModel, RowValues } from '../module-model/list-module.ts';
import { codeOf } from '../values/rows.ts';
import type { PageNames } from './page-labels.ts';
import { createValueReader } from './value-reader.ts';

const VERSION = 'modifytime';

type Raw = Readonly<Record<string, unknown>>;

/** Builds the rows of a page. Labels are loaded for all rows together when first needed. */
export function rowsOfPage(
  module: ListModuleModel,
  raws: readonly Raw[],
  {
    timeZone,
    namesOf,
  }: { timeZone: string; namesOf: (rows: readonly ListRowModel[]) => PageNames },
): ListRowModel[] {
  const valuesOf = createValueReader(module, timeZone);
  const seen = new Set<string>();
  const rows: ListRowModel[] = raws.map((raw, index) => {
    const values = valuesOf(raw);
    const given = keyOf(module, raw);
    // A key that is listed twice does not identify the second row.
    const key = seen.has(given) ? '' : given;
    seen.add(given);
    const row: ListRowModel = {
      module,
      raw,
      values,
      key: key || placeholderKey(index),
      hasKey: key !== '',
      version: key === '' ? null : codeOf(raw[VERSION]) || null,
      isDeletable: key !== '' && !isProtected(module, values),
      labels: () => names.labelsOf(row),
      texts: () => names.textsOf(row),
    };
    return row;
  });
  const names = namesOf(rows);
  return rows;
}

export function keyOf({ config }: Pick<ListModuleModel, 'config'>, raw: Raw): string {
  return codeOf(raw[config.keyField]);
}

export function nameOf({ module, values, key }: ListRowModel): string {
  return codeOf(values[module.config.nameField]) || key;
}

/** A key for a row without one of its own: unique on its page, but does not identify the row. */
function placeholderKey(index: number): string {
  return `~${String(index + 1)}`;
}

export function isPlaceholderKey(key: string): boolean {
  return /^~\d+$/u.test(key);
}

const SET: ReadonlySet<unknown> = new Set([true, 1, '1', 'Y', 'y', 'true']);

function isProtected({ config }: ListModuleModel, values: RowValues): boolean {
  return (
    config.protectsAll ||
    (config.protectingField !== null && SET.has(values[config.protectingField]))
  );
}
