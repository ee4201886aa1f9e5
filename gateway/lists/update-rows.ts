import { GatewayError } from '../errors/gateway-error.ts';
import { adoptSession } from '../request/session-change.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { mapConcurrently } from '../async/map-concurrently.ts';
import type { ListRowReference, ListRowsUpdateInput, UserError } from '../generated/resolvers.ts';
import type { ListRowModel } from '../module-model/list-module.ts';
import { userError } from '../errors/user-error.ts';
import { validateGiven } from './given-values.ts';
import { rowCountRefusal, openList, type OpenList } from './open-list.ts';
import { refusedOneOfSeveral } from './refused-rows.ts';
import { callsOfKeys } from './rest.ts';
import { isPlaceholderKey } from './row.ts';
import { notifyOutcomes } from './notify-list-change.ts';
import { changeRow } from './update-row.ts';

interface OneOutcome {
  key: string;
  isDone: boolean;
  row: ListRowModel | null;
  userErrors: UserError[];
}

export interface RowsOutcome {
  outcomes: OneOutcome[];
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

/** Concurrent calls per request, so that one account leaves capacity for others. */
export const MAX_CONCURRENT_CHANGES = 4;

/**
 * Changes rows one by one, so that a refused row does not affect the others. When the services stop
 * answering, the remaining rows are not tried. A request that would exceed its call budget is
 * refused before the first change.
 */
export async function updateRows(
  { moduleCode, rows, values }: ListRowsUpdateInput,
  context: Context,
): Promise<RowsOutcome> {
  const list = await openList(context, moduleCode, 'EDIT');
  if ('refusal' in list) return refusedRows([list.refusal]);
  const wrongCount = rowCountRefusal('rows', rows.length);
  if (wrongCount !== null) return refusedRows([userError(context.locale, wrongCount)]);
  const given = validateGiven(values, list.module, undefined, list.audience);
  if (given.userErrors.length > 0) return refusedRows(given.userErrors);
  if (Object.keys(given.values).length === 0)
    return refusedRows([
      userError(context.locale, { field: 'values', code: 'REQUIRED', message: 'valueRequired' }),
    ]);
  const calls = callsOfKeys(list.module, rows.length) + rows.length;
  const exceeded = list.signedIn.retail.limitExceededBy(calls);
  if (exceeded !== null)
    throw new GatewayError('QUERY_TOO_COMPLEX', 'tooManyRowsToChange', exceeded);
  const outcomes = await changeEach(rows, given.values, list);
  notifyOutcomes(context, moduleCode, outcomes);
  const { viewer } = adoptSession(context, list.signedIn.session);
  return { outcomes, viewer, userErrors: [] };
}

async function changeEach(
  rows: readonly ListRowReference[],
  values: object,
  list: OpenList,
): Promise<OneOutcome[]> {
  const { module, signedIn, audience } = list;
  const keys = [...new Set(rows.map(({ key }) => key))];
  const found = new Map(
    (await signedIn.loaders.listRowsOfKeys(module, keys)).map((row) => [row.key, row]),
  );
  const progress = { isSilent: false };
  const refused = (key: string, ...userErrors: UserError[]): OneOutcome => ({
    key,
    isDone: false,
    row: null,
    userErrors,
  });
  return mapConcurrently(MAX_CONCURRENT_CHANGES, rows, async ({ key, version = null }) => {
    const row = found.get(key);
    if (row?.hasKey !== true) return refused(key, goneError(key, audience.locale));
    if (progress.isSilent)
      return refused(key, userError(audience.locale, { code: 'INVALID', message: 'rowNotTried' }));
    const changed = await changeRow(row, { version, values }, list, refusedOneOfSeveral);
    if ('row' in changed) return { key, isDone: true, row: changed.row, userErrors: [] };
    progress.isSilent ||= changed.userErrors.some(({ code }) => code === 'OUTCOME_UNKNOWN');
    return refused(key, ...changed.userErrors);
  });
}

export function goneError(key: string, locale: Context['locale']): UserError {
  if (isPlaceholderKey(key))
    return userError(locale, { code: 'INVALID', message: 'rowWithoutKey' });
  return userError(locale, { code: 'NOT_FOUND', message: 'rowGone' });
}

export function refusedRows(userErrors: UserError[]): RowsOutcome {
  return { outcomes: [], viewer: null, userErrors };
}
