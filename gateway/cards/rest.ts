import type { Account } from '../account.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { CardPosition } from '../generated/resolvers.ts';
import { globalId } from '../ids.ts';
import { codeOf, field, rowsOf } from '../rows.ts';
import type { RetailCaller } from '../upstream/retail-caller.ts';

type Schemas = components['schemas'];

/** A card as its dashboard lays it out, without its data: what every kind of card starts from. */
export interface CardDefinition {
  id: string;
  code: string;
  name: string;
  i18nCode: string | null;
  position: CardPosition;
  moduleCode: string | null;
  /** What the services call its kind. */
  kind: string;
  /** Where its data is asked for; checked against the allow-list when it is called. */
  source: { service: string; uri: string; parameters: object };
  /** The limit of its own call, so that a late card does not hold the others up; null waits for the full time. */
  timeoutMs: number | null;
}

export interface Dashboard {
  code: string;
  name: string;
  i18nCode: string | null;
  asOf: string;
  version: number;
  cards: CardDefinition[];
}

export async function findDashboard(
  retail: RetailCaller,
  account: Account,
  code: string,
  asOf: string,
): Promise<Dashboard | null> {
  const { mainPost } = account;
  const layout = await retail.call<Schemas['DashboardLayout'] | null>('dashboardLayout', {
    dtmplcode: code,
    usercode: account.code,
    deptcode: mainPost?.departmentCode ?? '',
    posttmplcode: mainPost?.templateCode ?? '',
    postcode: mainPost?.code ?? '',
  });
  if (!field(layout, 'dtmplcode') || layout === null) return null;
  const rows = rowsOf<Schemas['DashboardCard']>('dashboardLayout', layout.cards);
  return {
    code: layout.dtmplcode,
    name: layout.dtmplname,
    i18nCode: layout.entrycode || null,
    asOf,
    version: layout.version,
    cards: rows.map((row) => definitionOf(row, layout.dtmplcode)),
  };
}

function definitionOf(row: Schemas['DashboardCard'], dashboardCode: string): CardDefinition {
  return {
    id: globalId('Card', dashboardCode, row.cardcode),
    code: row.cardcode,
    name: row.cardname,
    i18nCode: row.entrycode || null,
    position: { row: row.rownum, column: row.colnum, width: row.width, height: row.height },
    moduleCode: row.modulecode || null,
    kind: row.uitmpl,
    source: { service: codeOf(row.service), uri: codeOf(row.uri), parameters: objectIn(row.params) },
    timeoutMs: null,
  };
}

/** Anything but an object of parameters is none. */
function objectIn(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/**
 * The data of a card from its configured address, with what this request asks of it. Where the request asks for all, the card's own
 * parameters may narrow it. Who asks is put in last: no configuration can ask for somebody else.
 */
export function cardData<Data>(
  retail: RetailCaller,
  account: Account,
  card: CardDefinition,
  request: Readonly<Record<string, string | number | string[]>> = {},
): Promise<Data> {
  const { service, uri, parameters } = card.source;
  const chosen = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== '' && !isEmptyList(value)));
  const body = {
    ...request,
    ...parameters,
    ...chosen,
    cardcode: card.code,
    usercode: account.code,
    entid: account.enterprise.code,
  };
  return retail.callConfigured<Data>({ use: 'card', service, uri }, body, limitOf(card));
}

export function todoTotals(retail: RetailCaller, card: CardDefinition): Promise<Schemas['TodoTotals']> {
  return retail.call<Schemas['TodoTotals']>('todoTotals', {}, limitOf(card));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

export function limitOf({ timeoutMs }: CardDefinition): { timeoutMs?: number } {
  return timeoutMs === null ? {} : { timeoutMs };
}
