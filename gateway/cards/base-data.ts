import type { Account } from '../request/account.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { Channel, PurchaseGroup } from '../generated/resolvers.ts';
import { globalId } from '../request/ids.ts';
import { codeOf, field } from '../values/rows.ts';
import { createDerivedData } from '../values/derived-data.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';

type Schemas = components['schemas'];

/** A channel; its rank is looked up when a query asks for it and the answer that names it has none. */
export type ChannelModel = Pick<Channel, 'code' | 'name' | 'i18nCode'> &
  Partial<Pick<Channel, 'rank'>>;

const ALL = { pageNo: 1, pageSize: 10_000 };

/** A purchasing group is a category of the first level. */
const GROUP_LEVEL = '1';

/** The channels to filter cards by; the same for all accounts of an enterprise. */
export async function listChannels(
  retail: RetailClient,
  { enterprise }: Account,
  options?: CallOptions,
): Promise<Channel[]> {
  const body = { condition: [], orderBy: 'channelid', ...ALL, entid: enterprise.code };
  const answer = await retail.call('channels', body, options);
  return channelsIn(answer, () => readChannels(answer));
}

const channelsIn = createDerivedData<Channel[]>();

function readChannels(answer: unknown): Channel[] {
  const rows = rowsOf<Schemas['Channel']>('channels', field(answer, 'pageData'));
  const channels = namedRows(rows.map((row) => [row.channelid, row.channelname, row.entrycode]));
  // The list keeps the services' order. The rank, which decides the color, depends on the codes
  // only.
  const byCode = channels
    .map(({ code }) => code)
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return channels.map((channel) => ({
    ...channel,
    id: globalId('Channel', channel.code),
    ...rankFields(byCode.indexOf(channel.code) + 1),
  }));
}

/**
 * The purchasing groups: categories of the first level. Other levels are left out, because some
 * services ignore the condition.
 */
export async function listPurchaseGroups(retail: RetailClient): Promise<PurchaseGroup[]> {
  const body = {
    condition: [{ field: 'deptlevelid', operation: 'eq', value: GROUP_LEVEL }],
    ...ALL,
  };
  const data = await retail.call('purchaseGroups', body);
  const rows = rowsOf<Partial<Schemas['PurchaseGroup']>>('purchaseGroups', field(data, 'pageData'));
  const levels = new Map(rows.map((row) => [codeOf(row.categoryid), codeOf(row.deptlevelid)]));
  const groups = namedRows(rows.map((row) => [row.categoryid, row.categoryname, row.entrycode]));
  return groups
    .filter(({ code }) => [GROUP_LEVEL, ''].includes(levels.get(code) ?? ''))
    .map((group) => ({ ...group, level: levels.get(group.code) === GROUP_LEVEL ? 1 : null }));
}

interface Named {
  code: string;
  name: string;
  i18nCode: string | null;
}

/** Leaves out rows without a code. If two rows have the same code, the first counts. */
function namedRows(
  rows: readonly (readonly [code: unknown, name: unknown, entryCode: unknown])[],
): Named[] {
  const found = new Map<string, Named>();
  for (const row of rows) {
    const [code, name, entryCode] = row.map(codeOf);
    if (code && !found.has(code))
      found.set(code, { code, name: name || code, i18nCode: entryCode || null });
  }
  return [...found.values()];
}

/** The rank under its name and under its deprecated one. */
export const rankFields = (rank: number | null) => ({ rank, place: rank });

/**
 * A channel's rank in the list by code, for its color; null for a channel that is not in the list.
 */
export function channelRank(channels: readonly Channel[], code: string | null): number | null {
  return channels.find((channel) => channel.code === code)?.rank ?? null;
}
