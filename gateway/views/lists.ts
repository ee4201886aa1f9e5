import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { ListSettings, ListView } from '../generated/resolvers.ts';
import type { Refusal } from '../errors/user-error.ts';
import { listOf } from './list-id.ts';
import { ownerOf } from '../request/owner.ts';
import { findListOfView } from './view-rows.ts';

const UNKNOWN: Refusal = { code: 'INVALID', field: 'list', message: 'unknownList' };
const FORBIDDEN: Refusal = { code: 'NOT_PERMITTED', field: 'list', message: 'moduleNotPermitted' };

/**
 * The account's own views of a list, and shared views of others if the account may open the list.
 * The permission is only checked when there are shared views.
 */
export async function viewsOf(id: string, context: Context): Promise<ListView[]> {
  const { loaders } = requireSignedIn(context);
  const views = await loaders.listViews.load(knownList(id));
  const own = views.filter(({ isOwn }) => isOwn);
  const seen = own.length === views.length || (await isPermitted(id, context)) ? views : own;
  const { compare } = new Intl.Collator(context.locale, { numeric: true });
  return [...seen].sort(
    (one, other) => compare(one.name, other.name) || compare(one.ownerName, other.ownerName),
  );
}

/** A view that the account may use, by its id. */
export async function viewOfId(id: string, context: Context): Promise<ListView | null> {
  const { account } = requireSignedIn(context);
  const list = await findListOfView(context.durable, ownerOf(account), id);
  if (list === null || listOf(list) === null) return null;
  return (await viewsOf(list, context)).find((view) => view.id === id) ?? null;
}

export async function settingsOf(id: string, context: Context): Promise<ListSettings | null> {
  return requireSignedIn(context).loaders.listSettings.load(knownList(id));
}

/** The refusal to store anything for a list, or null. */
export async function listRefusal(id: string, context: Context): Promise<Refusal | null> {
  if (listOf(id) === null) return UNKNOWN;
  return (await isPermitted(id, context)) ? null : FORBIDDEN;
}

function knownList(id: string): string {
  const list = listOf(id);
  if (list === null) throw new GatewayError('BAD_USER_INPUT');
  return list.id;
}

async function isPermitted(id: string, context: Context): Promise<boolean> {
  const code = listOf(id)?.moduleCode ?? null;
  if (code === null) return true;
  return (
    (await requireSignedIn(context).loaders.permittedModule({ code, applicationCode: null })) !==
    null
  );
}
