import type { Account } from '../request/account.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { CardPosition } from '../generated/resolvers.ts';
import { globalId } from '../request/ids.ts';
import { codeOf, countOf, field } from '../values/rows.ts';
import { createDerivedData } from '../values/derived-data.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { explicitPosition, positionOf } from './card-position.ts';
import { closeGaps } from './close-gaps.ts';
import { isServed } from './needed-operations.ts';
import { cardRowsOf, findTemplate, isDashboardCode, MAX_CARDS } from './template-rest.ts';

type Schemas = components['schemas'];
type CardRow = Partial<Schemas['DashboardCard']>;

/**
 * A card in the layout of its dashboard, without data. The resolvers of every kind start from it.
 */
export interface CardDefinition {
  id: string;
  code: string;
  name: string;
  i18nCode: string | null;
  position: CardPosition;
  moduleCode: string | null;
  /** The services' name of its kind. */
  kind: string;
  /** Where its data comes from. Checked against the allow-list when called. */
  source: {
    service: string;
    uri: string;
    parameters: object;
    /** A list of parameters for a call each, or the parameters alone. */
    parameterSets: readonly object[];
  };
  /**
   * Time limit of the card's own call, so that a slow card does not delay the others; null for the
   * full limit.
   */
  timeoutMs: number | null;
}

export interface Dashboard {
  code: string;
  name: string;
  i18nCode: string | null;
  asOf: string;
  version: number;
  cards: readonly CardDefinition[];
}

/**
 * A dashboard with the layout of the account's post; null when the account has none with that code.
 */
export async function findDashboard(
  retail: RetailClient,
  account: Account,
  code: string,
  asOf: string,
  options?: CallOptions,
): Promise<Dashboard | null> {
  if (!isDashboardCode(code)) return null;
  const { mainPost } = account;
  const body = {
    dtmplcode: code,
    usercode: account.code,
    deptcode: mainPost?.departmentCode ?? '',
    posttmplcode: mainPost?.templateCode ?? '',
    postcode: mainPost?.code ?? '',
  };
  const layout = await retail.call<Schemas['DashboardLayout'] | null>(
    'dashboardLayout',
    body,
    options,
  );
  if (layout === null || codeOf(field(layout, 'dtmplcode')) === '') return null;
  const isShown = ({ kind }: CardDefinition) => isServed(kind, account, retail);
  const read = () => readDashboard(layout, isShown);
  return { ...dashboardIn[account.userType](layout, read), asOf };
}

/** By user type, on which the cards that are shown depend: staff and suppliers can have equal layouts. */
const dashboardIn = {
  STAFF: createDerivedData<Omit<Dashboard, 'asOf'>>(),
  SUPPLIER: createDerivedData<Omit<Dashboard, 'asOf'>>(),
};

/** Cards that are not shown leave no gap. */
function readDashboard(
  layout: Schemas['DashboardLayout'],
  isShown: (card: CardDefinition) => boolean,
): Omit<Dashboard, 'asOf'> {
  const dashboardCode = codeOf(layout.dtmplcode);
  const rows = rowsOf<CardRow>('dashboardLayout', layout.cards)
    .filter((row) => codeOf(row.cardcode) !== '')
    .slice(0, MAX_CARDS);
  const cards = rows.map((row, index) => definitionOf(row, index, dashboardCode));
  const hidden = cards.filter((card) => !isShown(card)).map(({ position }) => position);
  return {
    code: dashboardCode,
    name: codeOf(layout.dtmplname) || dashboardCode,
    i18nCode: codeOf(layout.entrycode) || null,
    version: countOf(layout.version) ?? 0,
    cards: closeGaps(cards.filter(isShown), [...gapsOf(layout), ...hidden]),
  };
}

/**
 * The cards that a dashboard offers to the account, whether or not they stand on it, at their
 * positions in the template.
 */
export async function offeredCards(
  retail: RetailClient,
  account: Account,
  dashboardCode: string,
): Promise<CardDefinition[]> {
  const template = await findTemplate(retail, dashboardCode);
  const rows = template === null ? [] : cardRowsOf(template).slice(0, MAX_CARDS);
  return rows
    .map((row, index) => definitionOf(row, index, dashboardCode))
    .filter(({ kind }) => isServed(kind, account, retail));
}

/** Positions of saved cards that are no longer available to the account. */
function gapsOf({ gone }: Schemas['DashboardLayout']): CardPosition[] {
  const rows: readonly (CardRow | null)[] = Array.isArray(gone) ? gone.slice(0, MAX_CARDS) : [];
  return rows.map((row) => explicitPosition(row ?? {})).filter((position) => position !== null);
}

/** Tolerates missing values, so that one bad row does not lose the other cards. */
function definitionOf(row: CardRow, index: number, dashboardCode: string): CardDefinition {
  const code = codeOf(row.cardcode);
  return {
    id: globalId('Card', dashboardCode, code),
    code,
    name: codeOf(row.cardname) || code,
    i18nCode: codeOf(row.entrycode) || null,
    position: positionOf(row, index),
    moduleCode: codeOf(row.modulecode) || null,
    kind: codeOf(row.uitmpl),
    source: {
      service: codeOf(row.service),
      uri: codeOf(row.uri),
      parameters: objectIn(row.params),
      parameterSets: setsIn(row.params),
    },
    timeoutMs: null,
  };
}

/** Returns no parameters for anything but an object. */
function objectIn(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** At most this many calls for one card. */
const MAX_SETS = 5;

function setsIn(value: unknown): object[] {
  const sets = (Array.isArray(value) ? value.slice(0, MAX_SETS) : [value]).map(objectIn);
  return sets.length === 0 ? [{}] : sets;
}

/** Loads the data of a card with each of its sets of parameters, in their order. */
export function cardDataOfSets<Data>(
  retail: RetailClient,
  account: Account,
  card: CardDefinition,
  request: Readonly<Record<string, string>>,
): Promise<Data[]> {
  const { source } = card;
  return Promise.all(
    source.parameterSets.map((parameters) =>
      cardData<Data>(retail, account, { ...card, source: { ...source, parameters } }, request),
    ),
  );
}

/**
 * Loads a card's data from its configured address. Chosen filters override the card's own
 * parameters, which override empty filters. The account comes last, so that no configuration can
 * read another account's data.
 */
export function cardData<Data>(
  retail: RetailClient,
  account: Account,
  card: CardDefinition,
  request: Readonly<Record<string, string | number | string[]>> = {},
): Promise<Data> {
  const { service, uri, parameters } = card.source;
  const chosen = Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== '' && !isEmptyList(value)),
  );
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

/** The counters of approvals and tasks. */
export function todoTotals(
  retail: RetailClient,
  card: CardDefinition,
): Promise<Schemas['TodoTotals'] | null> {
  return retail.call<Schemas['TodoTotals'] | null>('todoTotals', {}, limitOf(card));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The card's time limit as a call option. */
export function limitOf({ timeoutMs }: CardDefinition): { timeoutMs?: number } {
  return timeoutMs === null ? {} : { timeoutMs };
}
