import type { Config } from '../../../gateway/config/config.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

export const CHANGE = `mutation ($input: PasswordChangeInput!) {
  passwordChange(input: $input) { endedSessions userErrors { field code message } }
}`;

export const POLICY = '{ viewer { passwordPolicy { minimumLength minimumKinds } } }';
export const OLD = 'Retail@2026';

export const services = (policy: unknown = { minlength: 8, kinds: 3 }) =>
  mockRetail()
    .replies('passwordPolicy', () => ({ body: { returncode: '0', message: '', data: policy } }))
    .answers('logout', null);

export async function changing({
  origin = {},
  ...config
}: Partial<Config> & { origin?: object } = {}) {
  const gateway = await startGateway(config);
  const cookie = await gateway.signIn(undefined, { origin });
  let current = cookie;
  /** Like a browser, it goes on with the cookie of the last answer. */
  const change = async (oldPassword: string, newPassword: string, headers = {}) => {
    const variables = { input: { oldPassword, newPassword } };
    const answer = await gateway.ask(CHANGE, { cookie: current, headers, variables });
    current = answer.headers['set-cookie']?.toString().split(';')[0] ?? current;
    return answer;
  };
  return { ...gateway, cookie, change };
}

export const errorsOf = ({ data }: { data: Record<string, unknown> | null | undefined }) =>
  (
    data?.passwordChange as { userErrors: { field: string[] | null; code: string }[] }
  ).userErrors.map(({ field, code }) => `${field?.join('.') ?? '-'} ${code}`);
