import { adoptSession } from '../request/session-change.ts';
import type { Context } from '../request/context.ts';
import type { ListRowsInput } from '../generated/resolvers.ts';
import { userError } from '../errors/user-error.ts';
import { changeTogether } from './change-together.ts';
import { rowCountRefusal, openList } from './open-list.ts';
import { goneError, refusedRows, type RowsOutcome } from './update-rows.ts';
import { notifyOutcomes } from './notify-list-change.ts';

/** Approves or rejects rows and returns each row as it is afterwards. */
export async function decideRows(
  { moduleCode, keys }: ListRowsInput,
  operation: 'AUDIT' | 'REJECT',
  context: Context,
): Promise<RowsOutcome> {
  const list = await openList(context, moduleCode, operation);
  if ('refusal' in list) return refusedRows([list.refusal]);
  const wrongCount = rowCountRefusal('keys', keys.length);
  if (wrongCount !== null) return refusedRows([userError(context.locale, wrongCount)]);
  const { module, signedIn } = list;
  const unique = [...new Set(keys)];
  const known = new Set(
    (await signedIn.loaders.listRowsOfKeys(module, unique))
      .filter(({ hasKey }) => hasKey)
      .map(({ key }) => key),
  );
  const refused = await changeTogether(
    unique.filter((key) => known.has(key)),
    list,
  );
  const entered = adoptSession(context, signedIn.session);
  const now = await entered.loaders.listRowsOfKeys(module, [...known]).catch(() => []);
  const rows = new Map(now.map((row) => [row.key, row]));
  const outcomes = keys.map((key) => {
    const userErrors = known.has(key) ? (refused.get(key) ?? []) : [goneError(key, context.locale)];
    const isDone = userErrors.length === 0;
    return { key, isDone, row: isDone ? (rows.get(key) ?? null) : null, userErrors };
  });
  notifyOutcomes(context, moduleCode, outcomes);
  return { outcomes, viewer: entered.viewer, userErrors: [] };
}
