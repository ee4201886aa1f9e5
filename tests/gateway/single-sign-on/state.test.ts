import { expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { LOGIN, SSO, startSignOn } from './sign-on-support.ts';

const SIGN_IN = `mutation ($input: SessionSignInByCodeInput!) {
  sessionSignInByCode(input: $input) { viewer { code } userErrors { field code } }
}`;
const NOT_ASKED_FOR = {
  sessionSignInByCode: {
    viewer: null,
    userErrors: [{ field: ['input', 'state'], code: 'STATE_MISMATCH' }],
  },
};
const SIGNED_IN = { sessionSignInByCode: { viewer: { code: 'ops_director' }, userErrors: [] } };

test('begins at the operator’s address with a state, and binds it to the browser by a short-lived cookie', async () => {
  const { begin } = await startSignOn({
    publicOrigin: 'https://portal.example',
    ssoUrl: `${SSO}/begin?tenant=1`,
  });
  const { url, state, cookie, setCookie } = await begin();
  expect(url).toBe(`${SSO}/begin?tenant=1&state=${state}`);
  expect(state).toMatch(/^[\w-]{43}$/u);
  expect(setCookie).toMatch(
    /^__Host-portal_sign_on=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
  );
  expect(cookie).not.toContain(state);
  expect((await begin()).state).not.toBe(state);
});

test('does not begin if it is not configured', async () => {
  const { ask } = await startGateway();
  const { data, headers } = await ask('mutation { singleSignOnBegin { url userErrors { code } } }');
  expect([data, headers['set-cookie']]).toEqual([
    { singleSignOnBegin: { url: null, userErrors: [] } },
    undefined,
  ]);
});

test.each([
  ['without a state', {}, true],
  ['with an empty one', { state: '' }, true],
  ['with one of another browser', { state: 'A'.repeat(43) }, true],
  ['with a state in a browser that has begun nothing', {}, false],
])(
  'a code that comes %s does not sign in, and is never sent to the services',
  async (_what, input, hasBegun) => {
    const retail = mockRetail();
    const { ask, begin } = await startSignOn();
    const begun = await begin();
    const state = hasBegun ? {} : { state: begun.state };
    const answer = await ask(SIGN_IN, {
      variables: { input: { code: 'foreign', ...state, ...input } },
      cookie: hasBegun ? begun.cookie : null,
    });
    expect([answer.data, answer.headers['set-cookie']]).toEqual([NOT_ASKED_FOR, undefined]);
    expect(retail.asked).toEqual([]);
  },
);

test('a state is accepted once', async () => {
  mockRetail().answers('loginByCode', LOGIN).answers('logout', null);
  const { ask, begin } = await startSignOn();
  const { cookie, state } = await begin();
  const first = await ask(SIGN_IN, { variables: { input: { code: 'c1', state } }, cookie });
  expect(first.data).toEqual(SIGNED_IN);
  expect(String(first.headers['set-cookie'])).toMatch(/portal_sign_on=; /u);
  const later = await ask(SIGN_IN, { variables: { input: { code: 'c2', state } }, cookie: null });
  expect(later.data).toEqual(NOT_ASKED_FOR);
});

test('a code that this browser did not ask for signs in after the user has confirmed it', async () => {
  mockRetail().answers('loginByCode', LOGIN);
  const { ask } = await startSignOn();
  const { data } = await ask(SIGN_IN, { variables: { input: { code: 'c1', confirmed: true } } });
  expect(data).toEqual(SIGNED_IN);
});
