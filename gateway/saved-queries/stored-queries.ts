import { randomUUID } from 'node:crypto';
import type { Refusal } from '../errors/user-error.ts';
import type { SavedQuery } from '../generated/resolvers.ts';
import type { Owner } from '../request/owner.ts';
import { personOf } from '../values/person.ts';
import type { DurableQueries } from '../store/durable.ts';
import { rfc3339 } from '../values/calendar.ts';
import type { QueryContent } from './checks.ts';

/** A row of the table `saved_query`. */
interface QueryRow {
  id: string;
  account: string;
  owner_name: string;
  name: string;
  note: string;
  query: string;
  variables: string;
  is_shared: number;
  version: number;
  changed_at: number;
}

export interface QueryChange {
  ownerName: string;
  now: number;
}

/** Maximum saved queries of an account. */
const MAX_QUERIES = 100;
/** Maximum shared queries of others that are listed; the newest ones. */
const MAX_SHARED = 200;

const GONE: Refusal = { code: 'NOT_FOUND', field: 'id', message: 'savedQueryGone' };
const CHANGED: Refusal = { code: 'CONFLICT', field: 'version', message: 'savedQueryChanged' };

const OWN = 'enterprise = ? AND audience = ? AND account = ?';
const keysOf = ({ enterprise, audience, account }: Owner) => [enterprise, audience, account];
const nameTaken = (name: string): Refusal => ({
  code: 'INVALID',
  field: 'name',
  message: 'savedQueryNameTaken',
  values: { name },
});

/**
 * The account's own queries and the newest that others share. The number of own queries is limited
 * when they are created.
 */
export async function findQueries(
  queries: DurableQueries,
  owner: Owner,
  timeZone: string,
): Promise<SavedQuery[]> {
  const { enterprise, audience, account } = owner;
  const own = await queries.all<QueryRow>(`SELECT * FROM saved_query WHERE ${OWN}`, keysOf(owner));
  const shared = await queries.all<QueryRow>(
    `SELECT * FROM saved_query WHERE enterprise = ? AND audience = ? AND is_shared = 1 AND account <> ?
     ORDER BY changed_at DESC, id LIMIT ${MAX_SHARED}`,
    [enterprise, audience, account],
  );
  return [...own, ...shared].map((row) => queryOf(row, owner, timeZone));
}

/** A query that the account may see; null for any other, whether it exists or not. */
export async function findQuery(
  queries: DurableQueries,
  owner: Owner,
  { id, timeZone }: { id: string; timeZone: string },
): Promise<SavedQuery | null> {
  const { enterprise, audience, account } = owner;
  const rows = await queries.all<QueryRow>(
    `SELECT * FROM saved_query WHERE id = ? AND enterprise = ? AND audience = ? AND (account = ? OR is_shared = 1)`,
    [id, enterprise, audience, account],
  );
  return rows[0] === undefined ? null : queryOf(rows[0], owner, timeZone);
}

/** Stores a new query. Returns its id or the refusal. */
export async function addQuery(
  queries: DurableQueries,
  owner: Owner,
  { name, note, query, variables, isShared }: QueryContent,
  { ownerName, now }: QueryChange,
): Promise<string | Refusal> {
  const own = await queries.all<{ name: string }>(
    `SELECT name FROM saved_query WHERE ${OWN}`,
    keysOf(owner),
  );
  if (own.some((one) => one.name === name)) return nameTaken(name);
  if (own.length >= MAX_QUERIES)
    return { code: 'TOO_MANY', message: 'tooManySavedQueries', values: { limit: MAX_QUERIES } };
  const id = randomUUID();
  await queries.run(
    `INSERT INTO saved_query
       (id, enterprise, audience, account, owner_name, name, note, query, variables, is_shared, version, changed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?)`,
    [id, ...keysOf(owner), ownerName, name, note, query, variables, isShared ? 1 : 0, now],
  );
  return id;
}

/** Changes a query if its version is the one the client has read. Returns its id or the refusal. */
export async function changeQuery(
  queries: DurableQueries,
  owner: Owner,
  { id, version }: { id: string; version: number | null },
  { name, note, query, variables, isShared }: QueryContent,
  { ownerName, now }: QueryChange,
): Promise<string | Refusal> {
  const own = await queries.all<{ id: string; name: string; version: number }>(
    `SELECT id, name, version FROM saved_query WHERE ${OWN}`,
    keysOf(owner),
  );
  const found = own.find((one) => one.id === id);
  if (found === undefined) return GONE;
  if (found.version !== version) return CHANGED;
  if (own.some((one) => one.id !== id && one.name === name)) return nameTaken(name);
  await queries.run(
    `UPDATE saved_query SET owner_name = ?, name = ?, note = ?, query = ?, variables = ?, is_shared = ?,
       version = version + 1, changed_at = ? WHERE id = ?`,
    [ownerName, name, note, query, variables, isShared ? 1 : 0, now, id],
  );
  return id;
}

/** Removes a query. Returns the refusal, or null. */
export async function removeQuery(
  queries: DurableQueries,
  owner: Owner,
  id: string,
): Promise<Refusal | null> {
  const { changes } = await queries.run(`DELETE FROM saved_query WHERE id = ? AND ${OWN}`, [
    id,
    ...keysOf(owner),
  ]);
  return changes === 0 ? GONE : null;
}

function queryOf(row: QueryRow, { account }: Owner, timeZone: string): SavedQuery {
  return {
    id: row.id,
    name: row.name,
    note: row.note,
    query: row.query,
    variables: row.variables,
    isShared: row.is_shared === 1,
    isOwn: row.account === account,
    owner: personOf(row.owner_name),
    ownerName: row.owner_name,
    changedAt: rfc3339(row.changed_at, timeZone),
    version: row.version,
  };
}
