import { keyRefusal } from '../request/client-key.ts';
import { adoptSession } from '../request/session-change.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type { ListRowAddInput, UserError } from '../generated/resolvers.ts';
import type { ListRowModel } from '../module-model/list-module.ts';
import { codeOf } from '../values/rows.ts';
import { userError } from '../errors/user-error.ts';
import { validateGiven } from './given-values.ts';
import { openList, type OpenList } from './open-list.ts';
import { isConflict, refusedRow } from './refused-rows.ts';
import { changeRows, type RawRow } from './rest.ts';
import { keyOf } from './row.ts';
import { notifyListChange } from './notify-list-change.ts';

export interface RowOutcome {
  row: ListRowModel | null;
  theirs: ListRowModel | null;
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

/**
 * Adds a row. The client key is sent along, so that a retry after a lost answer adds nothing twice.
 */
export async function addRow(
  { key, moduleCode, values: given }: ListRowAddInput,
  context: Context,
): Promise<RowOutcome> {
  const wrongKey = keyRefusal(key);
  if (wrongKey !== null) return refusedRowOutcome([userError(context.locale, wrongKey)]);
  const list = await openList(context, moduleCode, 'ADD');
  if ('refusal' in list) return refusedRowOutcome([list.refusal]);
  const { values, userErrors } = validateGiven(given, list.module, null, list.audience);
  if (userErrors.length > 0) return refusedRowOutcome(userErrors);
  try {
    const answer = await changeRows(list.signedIn.retail, list.path, {
      ...values,
      requestkey: key,
    });
    notifyListChange(context, moduleCode);
    const entered = adoptSession(context, list.signedIn.session);
    return {
      row: await addedRow(answer, values, list, entered),
      theirs: null,
      viewer: entered.viewer,
      userErrors: [],
    };
  } catch (error) {
    if (isConflict(error))
      return refusedRowOutcome([
        userError(context.locale, { code: 'CONFLICT', message: 'rowExists' }),
      ]);
    return refusedRowOutcome(refusedRow(error, list.module, list.audience));
  }
}

/**
 * The added row from the services' answer, or read again by the key that was sent; null when
 * neither works.
 */
async function addedRow(
  answer: unknown,
  values: RawRow,
  { module }: OpenList,
  { loaders }: SignedIn,
): Promise<ListRowModel | null> {
  if (isRow(answer) && keyOf(module, answer) !== '')
    return loaders.listRowsOf(module, [answer])[0] ?? null;
  const key = codeOf(values[module.config.keyField]);
  if (key === '') return null;
  const [found] = await loaders.listRowsOfKeys(module, [key]).catch(() => []);
  return found ?? null;
}

export function isRow(answer: unknown): answer is RawRow {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer);
}

export function refusedRowOutcome(
  userErrors: UserError[],
  theirs: ListRowModel | null = null,
): RowOutcome {
  return { row: null, theirs, viewer: null, userErrors };
}
