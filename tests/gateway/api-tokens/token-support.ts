import {
  startGateway,
  type GraphqlAnswer,
  type TestGateway,
  type TestParts,
} from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';
import type { Config } from '../../../gateway/config/config.ts';

export const TOKEN_FIELDS =
  'id name hint scopes postName shopName createdAt expiresAt lastUsedAt status';
const CREATE = `mutation ($input: ApiTokenCreateInput!) {
  apiTokenCreate(input: $input) {
    secret apiToken { ${TOKEN_FIELDS} } viewer { apiTokens { name } } userErrors { field code message }
  }
}`;
const REVOKE = `mutation ($id: ID!) {
  apiTokenRevoke(input: { id: $id }) { viewer { apiTokens { name } } userErrors { field code } }
}`;
const INPUT = { name: 'BI', scopes: ['READ_LISTS'], expiresOn: '2026-07-15' };

type UserErrors = { field: string[] | null; code: string; message: string }[];
interface Created {
  secret: string | null;
  apiToken: { id: string; [field: string]: unknown } | null;
  viewer: { apiTokens: { name: string }[] } | null;
  userErrors: UserErrors;
}

export interface TokenGateway extends TestGateway {
  retail: RetailNock;
  /** Of the browser in which tokens are created. */
  cookie: string;
  create(input?: object, cookie?: string): Promise<Created>;
  /** Creates a token and returns its secret. */
  secret(...scopes: string[]): Promise<string>;
  revoke(id: string): Promise<{ viewer: object | null; userErrors: UserErrors }>;
  tokens(by?: string): Promise<Record<string, unknown>[]>;
  /** Asks as a program: with the token, without a cookie and without the portal's header. */
  program(token: string, query: string, options?: ProgramOptions): Promise<GraphqlAnswer>;
}

interface ProgramOptions {
  variables?: Record<string, unknown>;
  cookie?: string;
  headers?: Record<string, string>;
  address?: string;
}

/** Services that issue API tokens: `t-1` with the pair `api-access-1`, and so on, while they accept them. */
export function tokenServices(isAccepting: () => boolean = () => true): RetailNock {
  let made = 0;
  return mockRetail()
    .replies('addApiToken', () => {
      made += 1;
      return success({ id: `K${made}`, apitoken: `t-${made}` });
    })
    .replies('loginByApiToken', (body) => {
      if (!isAccepting()) return REFUSED;
      const number = (body as { apitoken: string }).apitoken.replace('t-', '');
      return success({
        ...SIGNED_IN_STAFF,
        ...{ accessToken: `api-access-${number}`, refreshToken: `api-refresh-${number}` },
      });
    })
    .answers('serviceAccounts', [])
    .answers('deleteApiToken', null)
    .answers('logout', null);
}

const REFUSED = { body: { returncode: 'A0210', message: 'wrong credentials', data: null } };
const success = (data: unknown) => ({ body: { returncode: '0', message: '', data } });

/** A gateway over such services, and a signed-in browser. */
export async function startTokens(
  { retail = tokenServices(), ...config }: Partial<Config> & { retail?: RetailNock } = {},
  parts: TestParts = {},
): Promise<TokenGateway> {
  const gateway = await startGateway(config, parts);
  const cookie = await gateway.signIn();
  const asked = async (query: string, variables: object = {}, by = cookie) =>
    (await gateway.ask(query, { cookie: by, variables: { ...variables } })).data ?? {};
  const create = async (input: object = {}, by = cookie) =>
    (await asked(CREATE, { input: { ...INPUT, ...input } }, by)).apiTokenCreate as Created;
  return {
    ...{ ...gateway, retail, cookie, create },
    secret: async (...scopes) => (await create({ scopes })).secret ?? '',
    revoke: async (id) => (await asked(REVOKE, { id })).apiTokenRevoke as never,
    tokens: async (by) => {
      const { viewer } = await asked(`{ viewer { apiTokens { ${TOKEN_FIELDS} } } }`, {}, by);
      return (viewer as { apiTokens: Record<string, unknown>[] }).apiTokens;
    },
    program: (token, query, { headers, ...options } = {}) =>
      gateway.ask(query, {
        ...options,
        headers: { authorization: `Bearer ${token}`, 'x-portal-request': '', ...headers },
      }),
  };
}

/** The lines of the security log about tokens. */
export const tokenEvents = ({ logLines }: Pick<TestGateway, 'logLines'>) =>
  logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ log, event }) => log === 'security' && String(event).startsWith('apiToken'));
