import { enter } from '../request/session-change.ts';
import type { Context } from '../request/context.ts';
import type { ListRowUpdateInput, UserError } from '../generated/resolvers.ts';
import type { ListRowModel } from '../module-model/list-module.ts';
import { userError } from '../errors/user-error.ts';
import { isRow, refusedOutcome, type RowOutcome } from './adding.ts';
import { isSameValue, readGiven } from './given-values.ts';
import { openList, type OpenList } from './open-list.ts';
import { isConflict, refusedRow } from './refused-rows.ts';
import { changeRows } from './rest.ts';
import { keyOf } from './row.ts';
import { notifyListChange } from './notify-list-change.ts';

/**
 * Reads the row, and writes it whole with what is another, if it is still the version that the client has read. Whoever tries again after a lost
 * answer meets his own change: a row that holds all that he sends is no conflict.
 */
export async function updateRow(input: ListRowUpdateInput, context: Context): Promise<RowOutcome> {
  const list = await openList(context, input.moduleCode, 'EDIT');
  if ('refusal' in list) return refusedOutcome([list.refusal]);
  const { module, signedIn } = list;
  const { rowKey, version = null, values } = input;
  const [row] = await signedIn.loaders.listRowsOfKeys(module, [rowKey]);
  if (row === undefined)
    return refusedOutcome([
      userError(context.locale, { field: 'rowKey', code: 'NOT_FOUND', message: 'rowGone' }),
    ]);
  const changed = await changeRow(row, { version, values }, list);
  if ('row' in changed) {
    notifyListChange(context, input.moduleCode);
    const entered = enter(context, signedIn.session);
    const [now] = entered.loaders.listRowsOf(module, [changed.row.raw]);
    return { row: now ?? null, theirs: null, viewer: entered.viewer, userErrors: [] };
  }
  if (!changed.isConflict) return refusedOutcome(changed.userErrors);
  const [theirs] = changed.theirs
    ? [changed.theirs]
    : await enter(context, signedIn.session).loaders.listRowsOfKeys(module, [rowKey]);
  return conflictWith(row, theirs ?? null, changed.userErrors, context);
}

/** The same version as before: not the row was changed, but another one holds what may be held once. */
function conflictWith(
  before: ListRowModel,
  theirs: ListRowModel | null,
  userErrors: UserError[],
  { locale }: Context,
): RowOutcome {
  const isTaken =
    theirs !== null &&
    theirs.version !== null &&
    theirs.version === before.version &&
    theirs !== before;
  return isTaken
    ? refusedOutcome([userError(locale, { code: 'INVALID', message: 'rowExists' })])
    : refusedOutcome(userErrors, theirs);
}

/** What is to become of a row. */
export interface Change {
  version: string | null;
  values: unknown;
}

export type Changed =
  | { row: ListRowModel }
  /** Theirs where it is known already; else it has to be read again. */
  | { isConflict: boolean; theirs: ListRowModel | null; userErrors: UserError[] };

/** Changes one row that was just read. `refusedBy` tells what the services refused. */
export async function changeRow(
  row: ListRowModel,
  { version, values: given }: Change,
  list: OpenList,
  refusedBy = refusedRow,
): Promise<Changed> {
  const { module, signedIn, path, audience } = list;
  const { values, userErrors } = readGiven(given, module, row.values, audience);
  const others = Object.entries(values).filter(
    ([name, value]) => !isSameValue(row.values[name], value),
  );
  if (version !== row.version) {
    if (others.length === 0 && userErrors.length === 0) return { row };
    const error = userError(audience.locale, {
      code: 'CONFLICT',
      message: 'changedBySomebodyElse',
    });
    return { isConflict: true, theirs: row, userErrors: [error] };
  }
  if (userErrors.length > 0) return { isConflict: false, theirs: null, userErrors };
  if (others.length === 0) return { row };
  const whole = { ...row.raw, ...Object.fromEntries(others) };
  try {
    const told = await changeRows(signedIn.retail, path, whole);
    const raw = isRow(told) && keyOf(module, told) === row.key ? told : whole;
    return { row: signedIn.loaders.listRowsOf(module, [raw])[0] ?? row };
  } catch (error) {
    return {
      isConflict: isConflict(error),
      theirs: null,
      userErrors: refusedBy(error, module, audience),
    };
  }
}
