import { adoptSession } from '../request/session-change.ts';
import type { Context } from '../request/context.ts';
import type { ListRowsInput, UserError } from '../generated/resolvers.ts';
import type { ListRowModel } from '../module-model/list-module.ts';
import { userError } from '../errors/user-error.ts';
import { changeTogether } from './change-together.ts';
import { rowCountRefusal, openList } from './open-list.ts';
import { isPlaceholderKey, nameOf } from './row.ts';
import { goneError, refusedRows, type RowsOutcome } from './update-rows.ts';
import { notifyOutcomes } from './notify-list-change.ts';

/** Deletes rows that are not protected. Rows that no longer exist count as deleted. */
export async function deleteRows(
  { moduleCode, keys }: ListRowsInput,
  context: Context,
): Promise<RowsOutcome> {
  const list = await openList(context, moduleCode, 'DELETE');
  if ('refusal' in list) return refusedRows([list.refusal]);
  const wrongCount = rowCountRefusal('keys', keys.length);
  if (wrongCount !== null) return refusedRows([userError(context.locale, wrongCount)]);
  const { module, signedIn } = list;
  const unique = [...new Set(keys)];
  const found = new Map(
    (await signedIn.loaders.listRowsOfKeys(module, unique)).map((row) => [row.key, row]),
  );
  const refused = new Map<string, UserError[]>(
    await changeTogether(
      unique.filter((key) => found.get(key)?.isDeletable === true),
      list,
    ),
  );
  const entered = adoptSession(context, signedIn.session);
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
  for (const key of unique.filter(isPlaceholderKey))
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
