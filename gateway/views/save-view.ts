import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type {
  ListView,
  ListViewDeleteInput,
  ListViewSaveInput,
  UserError,
} from '../generated/resolvers.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { validateColumns, validateName, validateParameters } from './checks.ts';
import { addView, changeView, removeView, type StoredView } from './stored-views.ts';
import { listRefusal } from './lists.ts';
import { ownerOf } from '../request/owner.ts';

interface ViewOutcome {
  view: ListView | null;
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

/**
 * Saves a new view, or changes one of the account's own views if it was not changed since it was
 * read.
 */
export async function saveView(input: ListViewSaveInput, context: Context): Promise<ViewOutcome> {
  const { account } = requireSignedIn(context);
  const view = checkView(input);
  if ('refusal' in view) return refused(view.refusal, context);
  const forbidden = await listRefusal(input.list, context);
  if (forbidden !== null) return refused(forbidden, context);
  const change = { ownerName: account.name, now: context.clock() };
  const owner = ownerOf(account);
  const { id, version = null } = input;
  const saved = await context.durable.transaction((queries) =>
    id == null
      ? addView(queries, owner, view.value, change)
      : changeView(queries, owner, { id, version }, view.value, change),
  );
  return typeof saved === 'string' ? changed(input.list, saved, context) : refused(saved, context);
}

export async function deleteView(
  { id }: ListViewDeleteInput,
  context: Context,
): Promise<ViewOutcome> {
  const { account } = requireSignedIn(context);
  const removed = await removeView(context.durable, ownerOf(account), id);
  return 'list' in removed ? changed(removed.list, id, context) : refused(removed, context);
}

function checkView({
  list,
  name,
  isShared = false,
  parameters,
  columns,
}: ListViewSaveInput): { value: StoredView } | { refusal: Refusal } {
  const checked = {
    name: validateName(name),
    parameters: validateParameters(parameters),
    columns: validateColumns(columns ?? []),
  };
  if ('refusal' in checked.name) return checked.name;
  if ('refusal' in checked.parameters) return checked.parameters;
  if ('refusal' in checked.columns) return checked.columns;
  const columnsText = columns == null ? null : JSON.stringify(checked.columns.value);
  return {
    value: {
      list,
      name: checked.name.value,
      isShared,
      parameters: checked.parameters.value,
      columns: columnsText,
    },
  };
}

/** Clears the loader, so that this request reads the new state. */
async function changed(list: string, id: string, context: Context): Promise<ViewOutcome> {
  const { loaders, viewer } = requireSignedIn(context);
  const views = await loaders.listViews.clear(list).load(list);
  return { view: views.find((view) => view.id === id) ?? null, viewer, userErrors: [] };
}

function refused(refusal: Refusal, { locale }: Context): ViewOutcome {
  return { view: null, viewer: null, userErrors: [userError(locale, refusal)] };
}
