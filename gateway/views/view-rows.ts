import type { ListColumnSetting, ListSettings, ListView } from '../generated/resolvers.ts';
import type { DurableQueries } from '../store/durable.ts';
import type { Owner } from '../request/owner.ts';
import { personOf } from '../values/person.ts';

/** A row of the table `list_view`. */
interface ViewRow {
  id: string;
  account: string;
  owner_name: string;
  list: string;
  name: string;
  is_shared: number;
  parameters: string;
  columns: string | null;
  version: number;
}

interface SettingsRow {
  list: string;
  columns: string;
  page_size: number | null;
  version: number;
}

/** Maximum shared views of others that are shown; the newest ones. */
const MAX_SHARED = 200;

const placeholders = (values: readonly unknown[]) => values.map(() => '?').join(', ');

/**
 * The own and shared views of some lists. The number of own views is limited when they are created.
 */
export async function findViews(
  queries: DurableQueries,
  owner: Owner,
  lists: readonly string[],
): Promise<ListView[]> {
  const { enterprise, audience, account } = owner;
  const rows = await queries.all<ViewRow>(
    `SELECT * FROM (
       SELECT v.*, ROW_NUMBER() OVER (PARTITION BY list, CASE WHEN account = ? THEN 1 ELSE 0 END ORDER BY changed_at DESC, id) AS place
       FROM list_view v
       WHERE enterprise = ? AND audience = ? AND list IN (${placeholders(lists)}) AND (account = ? OR is_shared = 1)
     ) AS found WHERE place <= ${MAX_SHARED}`,
    [account, enterprise, audience, ...lists, account],
  );
  return rows.map((row) => viewOf(row, owner));
}

/** The list of a view that the account may know, by the view's id. */
export async function findListOfView(
  queries: DurableQueries,
  { enterprise, audience, account }: Owner,
  id: string,
): Promise<string | null> {
  const rows = await queries.all<{ list: string }>(
    `SELECT list FROM list_view
     WHERE id = ? AND enterprise = ? AND audience = ? AND (account = ? OR is_shared = 1)`,
    [id, enterprise, audience, account],
  );
  return rows[0]?.list ?? null;
}

export async function findSettings(
  queries: DurableQueries,
  owner: Owner,
  lists: readonly string[],
): Promise<Map<string, ListSettings>> {
  const { enterprise, audience, account } = owner;
  const rows = await queries.all<SettingsRow>(
    `SELECT list, columns, page_size, version FROM list_settings
     WHERE enterprise = ? AND audience = ? AND account = ? AND list IN (${placeholders(lists)})`,
    [enterprise, audience, account, ...lists],
  );
  return new Map(rows.map((row) => [row.list, settingsOf(row)]));
}

function viewOf(row: ViewRow, { account }: Owner): ListView {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    isShared: row.is_shared === 1,
    isOwn: row.account === account,
    owner: personOf(row.owner_name),
    ownerName: row.owner_name,
    parameters: JSON.parse(row.parameters) as Record<string, string>,
    columns: row.columns === null ? null : (JSON.parse(row.columns) as ListColumnSetting[]),
    version: row.version,
  };
}

function settingsOf({ columns, page_size: pageSize, version }: SettingsRow): ListSettings {
  return { columns: JSON.parse(columns) as ListColumnSetting[], pageSize, version };
}
