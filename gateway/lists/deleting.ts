import { enter } from '../request/session-change.ts';
import type { Context } from '../request/context.ts';
import type { ListRowsInput, UserError } from '../generated/resolvers.ts';
import type { ListRowModel } from '../module-model/list-module.ts';
import { userError } from '../errors/user-error.ts';
import { actTogether } from './acting-together.ts';
import { countRefusal, openList } from './open-list.ts';
import { isMadeUp, nameOf } from './row.ts';
import { goneError, refusedRows, type RowsOutcome } from './updating-many.ts';
import { notifyOutcomes } from './notify-list-change.ts';

/** Deletes those that are not protected; what is gone already, or by now, counts as done. */
export async function deleteRows(
  { moduleCode, keys }: ListRowsInput,
  context: Context,
): Promise<RowsOutcome> {
  const list = await openList(context, moduleCode, 'DELETE');
  if ('refusal' in list) return refusedRows([list.refusal]);
  const wrongCount = countRefusal('keys', keys.length);
  if (wrongCount !== null) return refusedRows([userError(context.locale, wrongCount)]);
  const { module, signedIn } = list;
  const unique = [...new Set(keys)];
  const found = new Map(
    (await signedIn.loaders.listRowsOfKeys(module, unique)).map((row) => [row.key, row]),
  );
  const refused = new Map<string, UserError[]>(
    await actTogether(
      unique.filter((key) => found.get(key)?.isDeletable === true),
      list,
    ),
  );
  const entered = enter(context, signedIn.session);
  const left =
    refused.size === 0
      ? []
      : await entered.loaders
          .listRowsOfKeys(module, [...refused.keys()])
          .catch(() => [...found.values()]);
  const isLeft = new Set(left.map(({ key }) => key));
  for (const key of refused.keys()) if (!isLeft.has(key)) refused.delete(key);
  for (const row of found.values())
    if (!row.isDeletable) refused.set(row.key, [protectedError(row, context)]);
  for (const key of unique.filter(isMadeUp))
    if (!found.has(key)) refused.set(key, [goneError(key, context.locale)]);
  const outcomes = keys.map((key) => ({
    key,
    isDone: !refused.has(key),
    row: null,
    userErrors: refused.get(key) ?? [],
  }));
  notifyOutcomes(context, moduleCode, outcomes);
  return { outcomes, viewer: entered.viewer, userErrors: [] };
}

function protectedError(row: ListRowModel, { locale }: Context): UserError {
  return userError(locale, {
    code: 'NOT_PERMITTED',
    message: 'rowProtected',
    values: { name: nameOf(row) },
  });
}
