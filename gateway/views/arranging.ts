import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type { ListSettings, ListSettingsSaveInput, UserError } from '../generated/resolvers.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { checkColumns, checkPageSize } from './checks.ts';
import { dropSettings, keepSettings } from './keeping.ts';
import { refusedList } from './lists.ts';
import { ownerOf } from './owner.ts';

interface SettingsOutcome {
  settings: ListSettings | null;
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

/** How an account arranges a list from now on; nothing arranged is nothing kept. */
export async function saveSettings(
  input: ListSettingsSaveInput,
  context: Context,
): Promise<SettingsOutcome> {
  const { account, loaders, viewer } = requireSignedIn(context);
  const { list } = input;
  const columns = checkColumns(input.columns);
  if ('refusal' in columns) return refused(columns.refusal, context);
  const pageSize = checkPageSize(input.pageSize ?? null);
  if ('refusal' in pageSize) return refused(pageSize.refusal, context);
  const forbidden = await refusedList(list, context);
  if (forbidden !== null) return refused(forbidden, context);
  const owner = ownerOf(account);
  if (columns.value.length === 0 && pageSize.value === null)
    await dropSettings(context.durable, owner, list);
  else {
    const kept = { list, columns: JSON.stringify(columns.value), pageSize: pageSize.value };
    await keepSettings(context.durable, owner, kept, context.clock());
  }
  return { settings: await loaders.listSettings.clear(list).load(list), viewer, userErrors: [] };
}

function refused(refusal: Refusal, { locale }: Context): SettingsOutcome {
  return { settings: null, viewer: null, userErrors: [userError(locale, refusal)] };
}
