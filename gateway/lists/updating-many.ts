import { GatewayError } from '../errors/gateway-error.ts';
import { enter } from '../request/session-change.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { mapConcurrently } from '../async/map-concurrently.ts';
import type { ListRowReference, ListRowsUpdateInput, UserError } from '../generated/resolvers.ts';
import type { ListRowModel } from '../module-model/list-module.ts';
import { userError } from '../errors/user-error.ts';
import { readGiven } from './given-values.ts';
import { countRefusal, openList, type OpenList } from './open-list.ts';
import { refusedOfSeveral } from './refused-rows.ts';
import { callsOfKeys } from './rest.ts';
import { isMadeUp } from './row.ts';
import { notifyOutcomes } from './notify-list-change.ts';
import { changeRow } from './updating.ts';

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

/** One account leaves room for everybody else's calls. */
export const AT_ONCE = 4;

/**
 * Changes each for itself: one that is refused leaves the others alone. Once the services do not answer, the rest is not tried. What would take
 * more calls than a request may make is refused before the first row is changed.
 */
export async function updateRows(
  { moduleCode, rows, values }: ListRowsUpdateInput,
  context: Context,
): Promise<RowsOutcome> {
  const list = await openList(context, moduleCode, 'EDIT');
  if ('refusal' in list) return refusedRows([list.refusal]);
  const wrongCount = countRefusal('rows', rows.length);
  if (wrongCount !== null) return refusedRows([userError(context.locale, wrongCount)]);
  const given = readGiven(values, list.module, undefined, list.audience);
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
  const { viewer } = enter(context, list.signedIn.session);
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
  return mapConcurrently(AT_ONCE, rows, async ({ key, version = null }) => {
    const row = found.get(key);
    if (row?.hasKey !== true) return refused(key, goneError(key, audience.locale));
    if (progress.isSilent)
      return refused(key, userError(audience.locale, { code: 'INVALID', message: 'rowNotTried' }));
    const changed = await changeRow(row, { version, values }, list, refusedOfSeveral);
    if ('row' in changed) return { key, isDone: true, row: changed.row, userErrors: [] };
    progress.isSilent ||= changed.userErrors.some(({ code }) => code === 'OUTCOME_UNKNOWN');
    return refused(key, ...changed.userErrors);
  });
}

export function goneError(key: string, locale: Context['locale']): UserError {
  if (isMadeUp(key)) return userError(locale, { code: 'INVALID', message: 'rowWithoutKey' });
  return userError(locale, { code: 'NOT_FOUND', message: 'rowGone' });
}

export function refusedRows(userErrors: UserError[]): RowsOutcome {
  return { outcomes: [], viewer: null, userErrors };
}
