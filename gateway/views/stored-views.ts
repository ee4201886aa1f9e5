import { randomUUID } from 'node:crypto';
import type { DurableQueries } from '../store/durable.ts';
import type { Refusal } from '../errors/user-error.ts';
import type { Owner } from '../request/owner.ts';

/** A view to be stored; parameters and columns are JSON texts. */
export interface StoredView {
  list: string;
  name: string;
  isShared: boolean;
  parameters: string;
  columns: string | null;
}

export interface ViewChange {
  ownerName: string;
  now: number;
}

/** Maximum views of a list per account. */
const MAX_VIEWS = 50;

const GONE: Refusal = { code: 'NOT_FOUND', field: 'id', message: 'viewGone' };
const CHANGED: Refusal = { code: 'CONFLICT', field: 'version', message: 'viewChanged' };

const OWN = 'enterprise = ? AND audience = ? AND account = ?';
const keysOf = ({ enterprise, audience, account }: Owner) => [enterprise, audience, account];
const nameTaken = (name: string): Refusal => ({
  code: 'INVALID',
  field: 'name',
  message: 'viewNameTaken',
  values: { name },
});

/** Stores a new view. Returns its id or the refusal. */
export async function addView(
  queries: DurableQueries,
  owner: Owner,
  view: StoredView,
  { ownerName, now }: ViewChange,
): Promise<string | Refusal> {
  const own = await queries.all<{ name: string }>(
    `SELECT name FROM list_view WHERE ${OWN} AND list = ?`,
    [...keysOf(owner), view.list],
  );
  if (own.some(({ name }) => name === view.name)) return nameTaken(view.name);
  if (own.length >= MAX_VIEWS)
    return { code: 'TOO_MANY', message: 'tooManyViews', values: { limit: MAX_VIEWS } };
  const id = randomUUID();
  await queries.run(
    `INSERT INTO list_view
       (id, enterprise, audience, account, owner_name, list, name, is_shared, parameters, columns, version, changed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?)`,
    [
      id,
      ...keysOf(owner),
      ownerName,
      view.list,
      view.name,
      view.isShared ? 1 : 0,
      view.parameters,
      view.columns,
      now,
    ],
  );
  return id;
}

/** Changes a view if its version is the one the client has read. Returns its id or the refusal. */
export async function changeView(
  queries: DurableQueries,
  owner: Owner,
  { id, version }: { id: string; version: number | null },
  view: StoredView,
  { ownerName, now }: ViewChange,
): Promise<string | Refusal> {
  const own = await queries.all<{ id: string; name: string; version: number }>(
    `SELECT id, name, version FROM list_view WHERE ${OWN} AND list = ?`,
    [...keysOf(owner), view.list],
  );
  const found = own.find((one) => one.id === id);
  if (found === undefined) return GONE;
  if (found.version !== version) return CHANGED;
  if (own.some((one) => one.id !== id && one.name === view.name)) return nameTaken(view.name);
  await queries.run(
    `UPDATE list_view
     SET owner_name = ?, name = ?, is_shared = ?, parameters = ?, columns = ?, version = version + 1, changed_at = ? WHERE id = ?`,
    [ownerName, view.name, view.isShared ? 1 : 0, view.parameters, view.columns, now, id],
  );
  return id;
}

/** Removes a view. Returns its list or the refusal. */
export async function removeView(
  queries: DurableQueries,
  owner: Owner,
  id: string,
): Promise<{ list: string } | Refusal> {
  const rows = await queries.all<{ list: string }>(
    `DELETE FROM list_view WHERE id = ? AND ${OWN} RETURNING list`,
    [id, ...keysOf(owner)],
  );
  return rows[0] ?? GONE;
}

/** Stores column settings. The last write wins; nothing important can be lost. */
export async function storeSettings(
  queries: DurableQueries,
  owner: Owner,
  { list, columns, pageSize }: { list: string; columns: string; pageSize: number | null },
  now: number,
): Promise<void> {
  await queries.run(
    `INSERT INTO list_settings (enterprise, audience, account, list, columns, page_size, version, changed_at)
     VALUES (?, ?, ?, ?, ?, ?, 1, ?)
     ON CONFLICT (enterprise, audience, account, list) DO UPDATE
     SET columns = excluded.columns, page_size = excluded.page_size, version = list_settings.version + 1, changed_at = excluded.changed_at`,
    [...keysOf(owner), list, columns, pageSize, now],
  );
}

export async function removeSettings(
  queries: DurableQueries,
  owner: Owner,
  list: string,
): Promise<void> {
  await queries.run(`DELETE FROM list_settings WHERE ${OWN} AND list = ?`, [
    ...keysOf(owner),
    list,
  ]);
}
