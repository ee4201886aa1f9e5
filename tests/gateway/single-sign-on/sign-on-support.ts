import type { components } from '../../../schema/generated/retail.ts';
import {
  startGateway,
  TOKENS,
  type GraphqlAnswer,
  type TestGateway,
} from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import type { Config } from '../../../gateway/config/config.ts';

export const SSO = 'https://sso.example';
export const LOGIN: components['schemas']['Login'] = {
  ...TOKENS,
  ...SIGNED_IN_STAFF,
  autoCode: 'auto-1',
};

const SIGN_IN = `mutation ($input: SessionSignInByCodeInput!) {
  sessionSignInByCode(input: $input) { viewer { code session { signedInBy } } userErrors { field code message } }
}`;
export const SIGN_OUT =
  'mutation { sessionSignOut { userType singleSignOnExit { url } userErrors { code } } }';

export interface SignOnGateway extends TestGateway {
  /**
   * Begins in a browser. Returns the address it opens, and the cookie that binds the answer to it.
   */
  begin(): Promise<{ url: string; cookie: string; state: string; setCookie: string }>;
  /** The answer and the cookie, if there is one. */
  enter(input?: object, cookie?: string): Promise<GraphqlAnswer & { cookie: string }>;
}

export async function startSignOn(config: Partial<Config> = {}): Promise<SignOnGateway> {
  const begin = async () => {
    const answer = await gateway.ask('mutation { singleSignOnBegin { url } }');
    const { url } = answer.data?.singleSignOnBegin as { url: string };
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    return {
      url,
      cookie,
      state: new URL(url).searchParams.get('state') ?? '',
      setCookie: String(answer.headers['set-cookie']),
    };
  };
  const gateway = await startGateway({ ssoOrigins: [SSO], ssoUrl: `${SSO}/begin`, ...config });
  /** Signs in from the browser that has begun it, unless a state is given. */
  const enter = async (input: object = { code: 'code-1' }, cookie?: string) => {
    const begun = await begin();
    const cookies = [begun.cookie, cookie].filter(Boolean).join('; ');
    const answer = await gateway.ask(SIGN_IN, {
      variables: { input: { state: begun.state, ...input } },
      cookie: cookies,
    });
    const set = String(answer.headers['set-cookie'] ?? '');
    return { ...answer, cookie: /portal_session=[^;]*/u.exec(set)?.[0] ?? '' };
  };
  return { ...gateway, enter, begin };
}
