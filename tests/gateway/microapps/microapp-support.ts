import {
  startGateway,
  type GraphqlAnswer,
  type TestGateway,
} from '../../support/gateway/gateway.ts';
import { moduleOf } from '../../support/retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';

export const ISSUE = `mutation ($input: MicroappCodeIssueInput!) {
  microappCodeIssue(input: $input) { code origin expiresAt userErrors { field code message } }
}`;
const MODULE_URL = 'https://apps.example/stock?view=1';

export interface Embedding extends TestGateway {
  retail: RetailNock;
  /** Of the browser in which the module is open. */
  cookie: string;
  issue(moduleCode?: string): Promise<GraphqlAnswer>;
  code(): Promise<string>;
  exchange(body: unknown, headers?: Record<string, string>): ReturnType<typeof post>;
  token(): Promise<string>;
}

/** A gateway, a signed-in browser, and a module whose address is on the list. */
export async function startEmbedding(): Promise<Embedding> {
  const retail = mockRetail().answers('menuQuery', [moduleOf(MODULE_URL)]);
  const gateway = await startGateway();
  const cookie = await gateway.signIn();
  const issue = (moduleCode = '200101') =>
    gateway.ask(ISSUE, { cookie, variables: { input: { moduleCode } } });
  const code = async () => {
    const { data } = await issue();
    return (data?.microappCodeIssue as { code: string }).code;
  };
  const exchange = (body: unknown, headers = {}) => post(gateway, body, headers);
  const token = async () => (await exchange({ code: await code() })).body.token as string;
  return { ...gateway, retail, cookie, issue, code, exchange, token };
}

async function post({ app }: TestGateway, body: unknown, headers: Record<string, string>) {
  const isText = typeof body === 'string';
  const response = await app.inject({
    method: 'POST',
    url: '/microapp/token',
    headers: { 'content-type': 'application/json', ...headers },
    payload: isText ? body : JSON.stringify(body),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<Record<string, unknown>>(),
  };
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
