import type { SignedIn } from '../request/context.ts';
import type { ListFieldChange, ListRowChange, ListRowChangeKind } from '../generated/resolvers.ts';
import { globalId } from '../request/ids.ts';
import type { ListModuleModel } from '../module-model/list-module.ts';
import { timeOf } from '../values/newest-rows.ts';
import { codeOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import { rowChanges, type RowChange } from './rest.ts';

/** Kinds of changes by the services' name. */
const KINDS: ReadonlyMap<string, ListRowChangeKind> = new Map<string, ListRowChangeKind>([
  ['add', 'ADDED'],
  ['update', 'CHANGED'],
  ['audit', 'AUDITED'],
  ['reject', 'REJECTED'],
  ['import', 'IMPORTED'],
]);

/** The changes of a row, newest first; null if the services have no history. */
export async function changesOfRow(
  module: ListModuleModel,
  key: string,
  { retail, timeZone }: SignedIn,
): Promise<ListRowChange[] | null> {
  const changes = await rowChanges(retail, module, key);
  return (
    changes?.map((change, index) => changeOf(change, { module, key, index, timeZone })) ?? null
  );
}

interface ChangeContext {
  module: ListModuleModel;
  key: string;
  index: number;
  timeZone: string;
}

function changeOf(
  change: RowChange,
  { module, key, index, timeZone }: ChangeContext,
): ListRowChange {
  const indexes = new Map(module.columns.map(({ name }, columnIndex) => [name, columnIndex]));
  const indexOf = ({ column }: ListFieldChange) => indexes.get(column) ?? indexes.size;
  return {
    id: globalId('ListRowChange', module.code, key, codeOf(change.id) || `at${String(index)}`),
    kind: KINDS.get(codeOf(change.changetype)) ?? 'UNKNOWN',
    operatorName: codeOf(change.operatorname) || null,
    at: timeOf(change.changetime, timeZone),
    fields: rowsOf('list', change.fields)
      .map(fieldChangeOf)
      .filter(({ column }) => column !== '')
      .toSorted((one, other) => indexOf(one) - indexOf(other)),
  };
}

function fieldChangeOf(raw: unknown): ListFieldChange {
  const text = (name: string) => {
    const value = field(raw, name);
    return typeof value === 'boolean' ? String(value) : codeOf(value) || null;
  };
  return { column: codeOf(field(raw, 'field')), before: text('before'), after: text('after') };
}
