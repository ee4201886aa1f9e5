import { expect, test } from 'vitest';
import { startGateway, TOKENS, type TestGateway } from '../../support/gateway/gateway.ts';
import { createGate } from '../../support/retail/loopback-retail.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const SIGN_IN = `mutation ($input: SessionSignInInput!) {
  sessionSignIn(input: $input) { viewer { code } userErrors { code message } }
}`;
const INPUT = {
  enterpriseCode: '100001',
  account: 'ops_director',
  password: 'Retail@2026',
  userType: 'STAFF',
};
const ATTACKER = '203.0.113.9';
const HOME = '198.51.100.7';
const MINUTE = 60_000;

/** Services with one right password for all accounts. */
const services = () =>
  mockRetail()
    .replies('login', (body) =>
      (body as { password: string }).password === INPUT.password
        ? { body: { returncode: '0', message: '', data: { ...SIGNED_IN_STAFF, ...TOKENS } } }
        : { body: { returncode: 'A0210', message: '', data: null } },
    )
    .answers('logout', null);

const signIn = (gateway: TestGateway, over: Partial<typeof INPUT> = {}, address = HOME) =>
  gateway.ask(SIGN_IN, { variables: { input: { ...INPUT, ...over } }, address });

/** `OPEN`, or the code of the refusal. */
async function outcome(answer: ReturnType<typeof signIn>): Promise<unknown> {
  const { data, errors } = await answer;
  const { viewer, userErrors } = (data?.sessionSignIn ?? {}) as {
    viewer?: unknown;
    userErrors?: { code: string }[];
  };
  return errors?.[0]?.extensions.code ?? userErrors?.[0]?.code ?? (viewer ? 'OPEN' : null);
}

async function fail(
  gateway: TestGateway,
  times: number,
  over: Partial<typeof INPUT> = {},
  address = HOME,
): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await signIn(gateway, { password: 'wrong', ...over }, address);
}

test('after five failures an account must wait at that address for a stated time, and the services are not called meanwhile', async () => {
  const retail = services();
  const gateway = await startGateway();
  await fail(gateway, 5);
  gateway.clock.now += 5 * MINUTE;
  const { errors, headers } = await signIn(gateway);
  expect(errors).toMatchObject([
    {
      message:
        'Too many wrong passwords. Try again in 10 minutes, or ask your administrator if you have forgotten yours.',
      extensions: {
        code: 'RATE_LIMITED',
        limit: { name: 'signInFailures', limit: 5, retryAfterSeconds: 600 },
      },
    },
  ]);
  expect(headers['retry-after']).toBe('600');
  expect(retail.asked).toHaveLength(5);
  gateway.clock.now += 10 * MINUTE;
  expect(await outcome(signIn(gateway))).toBe('OPEN');
});

test('guesses from a different address lock nobody out', async () => {
  services();
  const gateway = await startGateway();
  await fail(gateway, 20, {}, ATTACKER);
  expect(await outcome(signIn(gateway, {}, ATTACKER))).toBe('RATE_LIMITED');
  expect(await outcome(signIn(gateway))).toBe('OPEN');
});

test('different spellings of an account count as one, and a different account counts separately', async () => {
  services();
  const gateway = await startGateway();
  await fail(gateway, 2, { account: 'Ops_Director' });
  await fail(gateway, 2, { account: ' ｏｐｓ＿ｄｉｒｅｃｔｏｒ ', enterpriseCode: '１００００１' });
  await fail(gateway, 1);
  expect(await outcome(signIn(gateway))).toBe('RATE_LIMITED');
  expect(await outcome(signIn(gateway, { account: 'analyst' }))).toBe('OPEN');
  expect(await outcome(signIn(gateway, { userType: 'SUPPLIER' }))).toBe('OPEN');
});

test('only failures count: a success clears them, and signing in often is no failure', async () => {
  services();
  const gateway = await startGateway();
  for (let round = 0; round < 4; round += 1) {
    await fail(gateway, 4);
    for (let count = 0; count < 10; count += 1) expect(await outcome(signIn(gateway))).toBe('OPEN');
  }
});

test.each([
  ['an outage', 'unreachable' as const],
  ['a fault that the services report', { body: { returncode: 'B0001', message: '', data: null } }],
])('%s does not count as a failure', async (_what, reply) => {
  mockRetail().replies('login', () => reply);
  const gateway = await startGateway();
  await fail(gateway, 6);
  expect(await outcome(signIn(gateway))).not.toBe('RATE_LIMITED');
});

test('parallel attempts cannot bypass the limit', async () => {
  const gate = createGate();
  const retail = mockRetail().replies('login', async () => {
    await gate.opened;
    return { body: { returncode: 'A0210', message: '', data: null } };
  });
  const gateway = await startGateway();
  const all = Array.from({ length: 20 }, () => outcome(signIn(gateway, { password: 'wrong' })));
  const refused = Promise.all(all.slice(5));
  expect(new Set(await refused)).toEqual(new Set(['RATE_LIMITED']));
  gate.open();
  expect(new Set(await Promise.all(all.slice(0, 5)))).toEqual(new Set(['WRONG_CREDENTIALS']));
  expect(retail.asked).toHaveLength(5);
});

test('each aliased field counts, and one request may sign in at most five times', async () => {
  const retail = services();
  const gateway = await startGateway();
  let tries = 0;
  const fieldsFor = (account: (index: number) => string, count: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        `f${index}: sessionSignIn(input: { enterpriseCode: "100001", account: "${account(index)}", password: "x${(tries += 1)}", userType: STAFF }) { userErrors { code } }`,
    ).join(' ');
  await gateway.ask(`mutation { ${fieldsFor(() => 'ops_director', 3)} }`, { address: HOME });
  await gateway.ask(`mutation { ${fieldsFor(() => 'ops_director', 3)} }`, { address: HOME });
  expect(retail.asked).toHaveLength(5);
  const { errors } = await gateway.ask(
    `mutation { ${fieldsFor((index) => `other${index}`, 20)} }`,
    { address: HOME },
  );
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'QUERY_TOO_COMPLEX',
    limit: { name: 'signInsPerRequest', limit: 5, value: 6 },
  });
  expect(retail.asked).toHaveLength(10);
});

test('an address may have three hundred failures over all accounts, and an IPv6 address counts by its first 64 bits', async () => {
  services();
  const gateway = await startGateway();
  for (let index = 0; index < 300; index += 1)
    await fail(gateway, 1, { account: `a${index}` }, `2001:db8:1:2::${index.toString(16)}`);
  const { errors } = await signIn(gateway, {}, '2001:db8:1:2:ffff::1');
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'RATE_LIMITED',
    limit: { name: 'addressFailures', limit: 300 },
  });
  expect(await outcome(signIn(gateway, {}, '2001:db8:1:3::1'))).toBe('OPEN');
});

test('a clock that is set back locks nobody out', async () => {
  services();
  const gateway = await startGateway();
  await fail(gateway, 5);
  gateway.clock.now -= 60 * MINUTE;
  expect(await outcome(signIn(gateway))).toBe('OPEN');
});
