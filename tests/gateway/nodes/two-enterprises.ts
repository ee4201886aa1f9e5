import { isAbstractType } from 'graphql';
import { portalSchema } from '../../../gateway/schema.ts';
import type { Transport, TransportResponse } from '../../../gateway/upstream/transport.ts';
import { startGateway, type GraphqlAnswer } from '../../support/gateway/gateway.ts';
import { schemaWalk, type WalkStep } from '../../support/gateway/schema-walk.ts';
import { createContractStub } from '../../support/retail/contract-stub.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';

/** What the examples of the services' document contain. */
const VALUES = {
  key: '"walked-through-1"',
  'module.code': '"200101"',
  moduleCode: '"200209"',
  'listModule.code': '"200209"',
  'dashboard.code': '"panel"',
  'card.code': '"operating01"',
  'card.dashboardCode': '"home"',
  'elf.code': '"E1"',
  'task.code': '"PT100001"',
  'approval.taskCode': '"WT1000210"',
  'approval.instanceCode': '"WI100021"',
  'sales.period': '{ recent: LAST_7_DAYS }',
  'sales.dimensions': '[PRODUCT, MONTH]',
  'sales.first': '2',
  'approvals.pageSize': '2',
  'approvalConnection.first': '1',
  'jobConnection.first': '2',
  'sheets.pageSize': '2',
  'sheetConnection.first': '1',
};
/** What the examples of the other calls contain. */
const NAMED = `"category":{"code":"10","name":"生鲜"},"region":{"code":"R1","name":"华东区域"},"product":{"code":"P100001",
  "name":"有机鲜牛奶 950ml","supplier":{"code":"T10001","name":"杭州禾源农业有限公司"}}`;
const HOME = '{ viewer { __typename id dashboard(code: "home") { cards { __typename id } } } }';

/** A query of each field of Viewer with everything below it, and one of the cards of the home page. */
export const QUERIES: readonly WalkStep[] = [
  ...schemaWalk(portalSchema, VALUES).queries,
  { name: 'home', query: HOME },
];

const EXPORT = `mutation { salesExportStart(input: { key: "export-of-own-1", measures: [SALES], dimensions: [MONTH],
  period: { recent: LAST_7_DAYS }, fileName: "a.csv" }) { job { __typename id } userErrors { message } } }`;
const VIEW = `mutation { listViewSave(input: { list: "module:200209", name: "Mine", parameters: {} }) {
  view { __typename id } userErrors { message } } }`;

const SAVED_QUERY = `mutation { savedQuerySave(input: { name: "Mine", query: "{ viewer { code } }" }) {
  savedQuery { __typename id } userErrors { message } } }`;
const TOKEN = `mutation { apiTokenCreate(input: { name: "BI", scopes: [READ_MESSAGES], expiresOn: "2026-07-15" }) {
  apiToken { __typename id } userErrors { message } } }`;
const webhookOf = (
  token: string,
) => `mutation { webhookCreate(input: { name: "Mine", url: "https://hooks.example/in",
  kinds: [MESSAGE], apiTokenId: "${token}" }) { webhook { __typename id } userErrors { message } } }`;

/** Changes that store objects at the gateway. */
const STORED: readonly WalkStep[] = [
  { name: 'salesExportStart', query: EXPORT },
  { name: 'listViewSave', query: VIEW },
  { name: 'savedQuerySave', query: SAVED_QUERY },
];

/** Stores an object of each kind at the gateway, and runs all queries. */
export async function storeAndWalk(ask: Ask) {
  const stored = await walk([...STORED, { name: 'apiTokenCreate', query: TOKEN }], ask);
  const created = stored.at(-1)?.data?.apiTokenCreate as { apiToken: { id: string } | null };
  const webhook = { name: 'webhookCreate', query: webhookOf(created.apiToken?.id ?? '') };
  return [...stored, ...(await walk([webhook, ...QUERIES], ask))];
}

interface Call {
  operation: string;
  token: string;
}

interface Asked extends Pick<GraphqlAnswer, 'data' | 'errors'> {
  /**
   * The calls that the services received with the tokens of the caller meanwhile, by their names. Those
   * of exports, which run in the background, are not among them.
   */
  calls: Call[];
}
export type Ask = (query: string, variables?: Record<string, unknown>) => Promise<Asked>;

/**
 * A gateway over services generated from their document, which answer everybody alike. The callers
 * of both enterprises have the same account, post and store: nothing but the enterprise differs.
 */
export async function twoEnterprises() {
  const stub = createContractStub('examples');
  const calls: Call[] = [];
  const transport: Transport = async (request) => {
    const answer = withNamed(await stub.transport(request));
    const token = new Headers(request.headers).get('ssotoken') ?? '';
    calls.push({ operation: stub.asked.at(-1) ?? '', token });
    return answer;
  };
  transport.close = () => Promise.resolve();
  const resolveHost = () => Promise.resolve([{ address: '93.184.216.34', family: 4 }]);
  const gateway = await startGateway({}, { transport, resolveHost });
  const signIn = async (token: string, enterprise: string): Promise<Ask> => {
    const tokens = { accessToken: token, refreshToken: `refresh-${token}` };
    const cookie = await gateway.signIn({ ...SIGNED_IN_STAFF, ent_id: enterprise }, { tokens });
    return async (query, variables = {}) => {
      calls.length = 0;
      const { data, errors } = await gateway.ask(query, { cookie, variables });
      const own = calls.filter((call) => call.token === token || call.token === '');
      return { data, errors, calls: own.toSorted(byName) };
    };
  };
  return {
    own: (token = 'token-own') => signIn(token, SIGNED_IN_STAFF.ent_id),
    other: () => signIn('token-other', '200002'),
  };
}

/** The row of sales in the examples, also about what the other examples contain. */
function withNamed(answer: TransportResponse): TransportResponse {
  const body = answer.body
    .toString('utf8')
    .replace('"rows":[{"store":', `"rows":[{${NAMED},"store":`);
  return { ...answer, body: Buffer.from(body, 'utf8') };
}

const byName = (a: Call, b: Call): number => a.operation.localeCompare(b.operation);

export async function walk(steps: readonly WalkStep[], ask: Ask) {
  const answers: ({ name: string } & Asked)[] = [];
  for (const { name, query } of steps) answers.push({ name, ...(await ask(query)) });
  return answers;
}

/** The names of the types that an abstract type can be. */
export function possibleTypes(name: string): string[] {
  const type = portalSchema.getType(name);
  return isAbstractType(type) ? portalSchema.getPossibleTypes(type).map((each) => each.name) : [];
}
