import { type TestGateway } from '../../support/gateway/gateway.ts';

const SIGN_IN = `mutation ($input: SessionSignInInput!) {
  sessionSignIn(input: $input) { viewer { code userType mainPost { name } } userErrors { field code message } }
}`;

const INPUT = {
  enterpriseCode: '100001',
  account: 'ops_director',
  password: 'Retail@2026',
  userType: 'STAFF',
};

export const signInAs = (gateway: TestGateway, over: Partial<typeof INPUT> = {}, options = {}) =>
  gateway.ask(SIGN_IN, { variables: { input: { ...INPUT, ...over } }, ...options });
