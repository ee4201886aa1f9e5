import { globalId, publicId } from '../../../gateway/request/ids.ts';
import type { Config } from '../../../gateway/config/config.ts';
import type { TestParts } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';
import { startTokens, type TokenGateway } from './token-support.ts';

/** A row as services send it: codes may be numbers. */
interface AccountRow {
  userid: string;
  usercode: string;
  username: string;
  postname: string | null;
  shopname: string | null;
  status: string | number;
}

const row = (number: number, usercode: string, username: string): AccountRow => ({
  ...{ userid: `S000${number}`, usercode, username },
  ...{ postname: '数据分析师', shopname: null, status: '1' },
});

const OWNER = { enterprise: SIGNED_IN_STAFF.ent_id, scope: '' };
export const idOf = (usercode: string) =>
  publicId('ServiceAccount', globalId('ServiceAccount', usercode), OWNER);
/** Input of a token for the first service account. */
export const forBi = { serviceAccount: idOf('svc_bi') };

interface AccountServices {
  retail: RetailNock;
  /** The access tokens of administrators; `access-1` is that of `gateway.cookie`. */
  administrators: Set<string>;
  /** `svc_bi` and `svc_devices` work, `svc_old` is locked. */
  rows: AccountRow[];
  /** What is different about the account that a token stands for. */
  signedInOver: object;
  /** Returncodes by call; calls that are not named succeed. */
  refusing: { serviceAccounts?: string; addApiToken?: string; others?: string };
}

const POST = { ...SIGNED_IN_STAFF.mainPost!, postCode: 'P0050', postName: '数据分析师' };
const success = (data: unknown) => ({ body: { returncode: '0', message: '', data } });
const refusal = (returncode: string) => ({ body: { returncode, message: 'refused', data: null } });

/** Services that make API tokens for service accounts, and withdraw them. */
function accountServices(): AccountServices {
  const holders: string[] = [];
  const services: AccountServices = {
    retail: mockRetail(),
    administrators: new Set(['access-1']),
    rows: [
      row(1, 'svc_bi', 'BI 报表接口'),
      { ...row(2, 'svc_devices', '设备接口'), shopname: '静安店' },
      { ...row(3, 'svc_old', '旧接口'), postname: null, status: 0 },
    ],
    signedInOver: {},
    refusing: {},
  };
  const { retail, refusing } = services;
  const answer = (code: string | undefined, data: unknown) =>
    code === undefined ? success(data) : refusal(code);
  retail
    .replies('serviceAccounts', () => {
      const isAdministrator = services.administrators.has(retail.asked.at(-1)?.ssoToken ?? '');
      return answer(refusing.serviceAccounts, isAdministrator ? services.rows : []);
    })
    .replies('addApiToken', (body) => {
      const number = holders.push((body as { serviceaccount?: string }).serviceaccount ?? '');
      return answer(refusing.addApiToken, { id: `K${number}`, apitoken: `t-${number}` });
    })
    .replies('loginByApiToken', (body) => {
      const number = (body as { apitoken: string }).apitoken.replace('t-', '');
      const holder = services.rows.find(({ userid }) => userid === holders[Number(number) - 1]);
      const pair = { accessToken: `api-access-${number}`, refreshToken: `api-refresh-${number}` };
      return holder?.status === '0'
        ? refusal('A0210')
        : success({ ...signedIn(holder), ...pair, ...services.signedInOver });
    })
    .replies('posts', () => answer(refusing.others, []))
    .replies('refreshToken', () => refusal('A0244'))
    .answers('deleteApiToken', null)
    .answers('logout', null);
  return services;
}

/** The account as a sign-in returns it. */
function signedIn(holder: AccountRow | undefined): object {
  if (holder === undefined) return SIGNED_IN_STAFF;
  const { userid, usercode, username, shopname } = holder;
  return {
    ...{ ...SIGNED_IN_STAFF, userid, userCode: usercode, username, userType: '3' },
    ...{ mainPost: POST, shopid: shopname === null ? null : '1001', shopname },
  };
}

interface ListedAccount {
  code: string;
  apiTokens: { id: string; name: string; status: string; creator: object | null }[];
}

const LIST = `{ viewer { serviceAccounts {
  id code name postName shopName isLocked apiTokens { id name status postName creator { code name } }
} } }`;

interface AccountGateway extends TokenGateway, AccountServices {
  retail: RetailNock;
  serviceAccounts(by?: string): Promise<ListedAccount[] | null>;
  /** Another administrator, or another account, with an access token of its own. */
  colleague(isAdministrator: boolean, over?: object): Promise<string>;
}

export async function startAccounts(
  config: Partial<Config> = {},
  parts: TestParts = {},
): Promise<AccountGateway> {
  const services = accountServices();
  const gateway = await startTokens({ retail: services.retail, ...config }, parts);
  let colleagues = 1;
  return Object.assign(services, {
    ...gateway,
    async serviceAccounts(by: string = gateway.cookie) {
      const { data, errors } = await gateway.ask(LIST, { cookie: by });
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return (data?.viewer as { serviceAccounts: ListedAccount[] | null }).serviceAccounts;
    },
    colleague(isAdministrator: boolean, over: object = {}) {
      colleagues += 1;
      const [accessToken, refreshToken] = [`access-${colleagues}`, `refresh-${colleagues}`];
      if (isAdministrator) services.administrators.add(accessToken);
      const account = { ...SIGNED_IN_STAFF, userid: `U10${colleagues}`, userCode: 'colleague' };
      return gateway.signIn({ ...account, ...over }, { tokens: { accessToken, refreshToken } });
    },
  } satisfies Omit<AccountGateway, keyof AccountServices>);
}

const REVOKE = (id: string) => `mutation {
  apiTokenRevoke(input: { id: "${id}" }) { viewer { code } userErrors { field code message } }
}`;
export const revokeBy = async ({ ask }: AccountGateway, id: string, cookie: string) =>
  (await ask(REVOKE(id), { cookie })).data?.apiTokenRevoke;
