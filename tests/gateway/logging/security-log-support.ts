import { startGateway, type TestGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

export const SIGN_IN = `mutation ($input: SessionSignInInput!) {
  sessionSignIn(input: $input) { viewer { code } userErrors { code } }
}`;
export const PASSWORD = 'Right#Marker1';
export const WRONG = 'Wrong#Marker2';
export const NEXT = 'Next#Marker3';
export const SECRETS = [
  PASSWORD,
  WRONG,
  NEXT,
  'code-marker-4',
  'access-marker-5',
  'refresh-marker-6',
  'auto-marker-7',
];
export const MARKED = { accessToken: 'access-marker-5', refreshToken: 'refresh-marker-6' };
export const ADDRESS = '198.51.100.7';
export const ACCOUNT = '100001/ops_director';

interface Line {
  event: string;
  account: string | null;
  session: string | null;
  address: string;
  requestId: string;
}

export const linesOf = ({ logLines }: Pick<TestGateway, 'logLines'>): Line[] =>
  logLines
    .map((line) => JSON.parse(line) as Line & { log?: string })
    .filter(({ log }) => log === 'security');

export const input = (password: string) => ({
  enterpriseCode: '100001',
  account: 'ops_director',
  password,
  userType: 'STAFF',
});

/** Services with one right password; all other calls succeed. */
export function services() {
  const done = { body: { returncode: '0', message: '', data: null } };
  const judged = (right: object) => (body: unknown) => {
    const { password, oldpassword } = body as { password?: string; oldpassword?: string };
    return (password ?? oldpassword) === PASSWORD
      ? right
      : { body: { returncode: 'A0210', message: '', data: null } };
  };
  return mockRetail()
    .replies(
      'login',
      judged({
        body: { returncode: '0', message: '', data: { ...SIGNED_IN_STAFF, ...MARKED } },
      }) as never,
    )
    .replies('checkPassword', judged(done) as never)
    .replies('changePassword', judged(done) as never)
    .replies('passwordPolicy', () => ({
      body: { returncode: '0', message: '', data: { minlength: 8, kinds: 3 } },
    }))
    .answers('logout', null);
}

/** A browser that keeps its cookie. */
export async function browser() {
  const gateway = await startGateway({ logLevel: 'trace' });
  let cookie: string | null = null;
  const ask = async (query: string, variables = {}) => {
    const answer = await gateway.ask(query, { variables, cookie, address: ADDRESS });
    const [set] = String(answer.headers['set-cookie'] ?? '').split(';');
    if (set) cookie = set.endsWith('=') ? null : set;
    return answer;
  };
  return { ...gateway, ask, cookieValue: () => cookie?.split('=')[1] ?? '' };
}
