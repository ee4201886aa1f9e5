import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type { ListSettings, ListSettingsSaveInput, UserError } from '../generated/resolvers.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { validateColumns, validatePageSize } from './checks.ts';
import { removeSettings, storeSettings } from './stored-views.ts';
import { listRefusal } from './lists.ts';
import { ownerOf } from '../request/owner.ts';

interface SettingsOutcome {
  settings: ListSettings | null;
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

/** Saves the column settings of an account for a list, or deletes them if they are empty. */
export async function saveSettings(
  input: ListSettingsSaveInput,
  context: Context,
): Promise<SettingsOutcome> {
  const { account, loaders, viewer } = requireSignedIn(context);
  const { list } = input;
  const columns = validateColumns(input.columns);
  if ('refusal' in columns) return refused(columns.refusal, context);
  const pageSize = validatePageSize(input.pageSize ?? null);
  if ('refusal' in pageSize) return refused(pageSize.refusal, context);
  const forbidden = await listRefusal(list, context);
  if (forbidden !== null) return refused(forbidden, context);
  const owner = ownerOf(account);
  if (columns.value.length === 0 && pageSize.value === null)
    await removeSettings(context.durable, owner, list);
  else {
    const settings = { list, columns: JSON.stringify(columns.value), pageSize: pageSize.value };
    await storeSettings(context.durable, owner, settings, context.clock());
  }
  return { settings: await loaders.listSettings.clear(list).load(list), viewer, userErrors: [] };
}

function refused(refusal: Refusal, { locale }: Context): SettingsOutcome {
  return { settings: null, viewer: null, userErrors: [userError(locale, refusal)] };
}
