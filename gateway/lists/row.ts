import type { ListModuleModel, ListRowModel, RowValues } from '../module-model/list-module.ts';
import { codeOf } from '../values/rows.ts';
import type { PageNames } from './names.ts';
import { createValueReader } from './row-forms.ts';

const VERSION = 'modifytime';

type Raw = Readonly<Record<string, unknown>>;

/** Rows of one page; what their codes are called is asked for all of them at once, when somebody wants to know. */
export function rowsOfPage(
  module: ListModuleModel,
  raws: readonly Raw[],
  {
    timeZone,
    namesOf,
  }: { timeZone: string; namesOf: (rows: readonly ListRowModel[]) => PageNames },
): ListRowModel[] {
  const valuesOf = createValueReader(module.config, timeZone);
  const rows: ListRowModel[] = raws.map((raw, at) => {
    const values = valuesOf(raw);
    const key = keyOf(module, raw);
    const row: ListRowModel = {
      module,
      raw,
      values,
      key: key || madeUpKey(at),
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

/** Tells rows of a page apart, and names none of them. */
function madeUpKey(at: number): string {
  return `~${String(at + 1)}`;
}

export function isMadeUp(key: string): boolean {
  return /^~\d+$/u.test(key);
}

const SET: ReadonlySet<unknown> = new Set([true, 1, '1', 'Y', 'y', 'true']);

function isProtected({ config }: ListModuleModel, values: RowValues): boolean {
  return (
    config.protectsAll ||
    (config.protectingField !== null && SET.has(values[config.protectingField]))
  );
}
