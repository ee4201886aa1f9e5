import type { Account } from '../account.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { Channel, PurchaseGroup } from '../generated/resolvers.ts';
import { codeOf, field, rowsOf } from '../rows.ts';
import type { CallOptions, RetailCaller } from '../upstream/retail-caller.ts';

type Schemas = components['schemas'];

const ALL = { pageNo: 1, pageSize: 10_000 };

/** What cards can be narrowed to; the same for everybody of an enterprise. */
export async function listChannels(retail: RetailCaller, { enterprise }: Account, options?: CallOptions): Promise<Channel[]> {
  const body = { condition: [], orderBy: 'channelid', ...ALL, entid: enterprise.code };
  const rows = rowsOf<Schemas['Channel']>('channels', field(await retail.call('channels', body, options), 'pageData'));
  return named(rows.map((row) => [row.channelid, row.channelname]));
}

/** The first level of the categories. */
export async function listPurchaseGroups(retail: RetailCaller): Promise<PurchaseGroup[]> {
  const body = { condition: [{ field: 'deptlevelid', operation: 'eq', value: '1' }], ...ALL };
  const data = await retail.call('purchaseGroups', body);
  const rows = rowsOf<Schemas['PurchaseGroup']>('purchaseGroups', field(data, 'pageData'));
  return named(rows.map((row) => [row.categoryid, row.categoryname]));
}

/** What has no code cannot be asked for; of two with the same code the first counts. */
function named(rows: readonly [code: unknown, name: unknown][]): { code: string; name: string }[] {
  const found = new Map<string, { code: string; name: string }>();
  for (const row of rows) {
    const [code, name] = row.map(codeOf);
    if (code && !found.has(code)) found.set(code, { code, name: name || code });
  }
  return [...found.values()];
}
