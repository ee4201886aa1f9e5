import { adoptSession } from '../request/session-change.ts';
import type { Context } from '../request/context.ts';
import type { ListRowUpdateInput, UserError } from '../generated/resolvers.ts';
import type { ListRowModel } from '../module-model/list-module.ts';
import { userError } from '../errors/user-error.ts';
import { isRow, refusedRowOutcome, type RowOutcome } from './add-row.ts';
import { isSameValue, validateGiven } from './given-values.ts';
import { openList, type OpenList } from './open-list.ts';
import { isConflict, refusedRow } from './refused-rows.ts';
import { changeRows } from './rest.ts';
import { keyOf } from './row.ts';
import { notifyListChange } from './notify-list-change.ts';

/**
 * Reads a row and writes it with the changed values if its version is still the one the client has
 * read. A retry after a lost answer finds its own change: a row that already has all sent values is
 * not a conflict.
 */
export async function updateRow(input: ListRowUpdateInput, context: Context): Promise<RowOutcome> {
  const list = await openList(context, input.moduleCode, 'EDIT');
  if ('refusal' in list) return refusedRowOutcome([list.refusal]);
  const { module, signedIn } = list;
  const { rowKey, version = null, values } = input;
  const [row] = await signedIn.loaders.listRowsOfKeys(module, [rowKey]);
  if (row === undefined)
    return refusedRowOutcome([
      userError(context.locale, { field: 'rowKey', code: 'NOT_FOUND', message: 'rowGone' }),
    ]);
  const changed = await changeRow(row, { version, values }, list);
  if ('row' in changed) {
    notifyListChange(context, input.moduleCode);
    const entered = adoptSession(context, signedIn.session);
    const [now] = entered.loaders.listRowsOf(module, [changed.row.raw]);
    return { row: now ?? null, theirs: null, viewer: entered.viewer, userErrors: [] };
  }
  if (!changed.isConflict) return refusedRowOutcome(changed.userErrors);
  const [theirs] = changed.theirs
    ? [changed.theirs]
    : await adoptSession(context, signedIn.session).loaders.listRowsOfKeys(module, [rowKey]);
  return conflictWith(row, theirs ?? null, changed.userErrors, context);
}

/**
 * If the row still has its version, it is not a conflict of this row: another row has a value that
 * must be unique.
 */
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
    ? refusedRowOutcome([userError(locale, { code: 'INVALID', message: 'rowExists' })])
    : refusedRowOutcome(userErrors, theirs);
}

/** A change of a row. */
export interface Change {
  version: string | null;
  values: unknown;
}

export type Changed =
  | { row: ListRowModel }
  /** `theirs` is the current row if known; otherwise it must be read again. */
  | { isConflict: boolean; theirs: ListRowModel | null; userErrors: UserError[] };

/** Changes one row that was just read. `refusedBy` converts a refusal into user errors. */
export async function changeRow(
  row: ListRowModel,
  { version, values: given }: Change,
  list: OpenList,
  refusedBy = refusedRow,
): Promise<Changed> {
  const { module, signedIn, path, audience } = list;
  const { values, userErrors } = validateGiven(given, module, row.values, audience);
  const others = Object.entries(values).filter(
    ([name, value]) => !isSameValue(row.values[name], value),
  );
  if (version !== row.version) {
    if (others.length === 0 && userErrors.length === 0) return { row };
    const error = userError(audience.locale, {
      code: 'CONFLICT',
      message: 'changedByAnotherUser',
    });
    return { isConflict: true, theirs: row, userErrors: [error] };
  }
  if (userErrors.length > 0) return { isConflict: false, theirs: null, userErrors };
  if (others.length === 0) return { row };
  const changedRow = { ...row.raw, ...Object.fromEntries(others) };
  try {
    const answer = await changeRows(signedIn.retail, path, changedRow);
    const raw = isRow(answer) && keyOf(module, answer) === row.key ? answer : changedRow;
    return { row: signedIn.loaders.listRowsOf(module, [raw])[0] ?? row };
  } catch (error) {
    return {
      isConflict: isConflict(error),
      theirs: null,
      userErrors: refusedBy(error, module, audience),
    };
  }
}
