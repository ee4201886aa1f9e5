import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const SIGN_IN = `mutation SignIn($input: SessionSignInInput!) {
  sessionSignIn(input: $input) { userErrors { code } }
}`;
const FORGED = '{"log":"security"}';

interface Line {
  time: number;
  log?: string;
  event?: string;
  account?: string | null;
}

/** A refused sign-in with this account and this enterprise, from a program with these headers. */
async function refused(account: string, headers: Record<string, string> = {}) {
  mockRetail().replies('login', () => ({
    body: { returncode: 'A0210', message: '', data: null },
  }));
  const gateway = await startGateway({ logLevel: 'trace' });
  const input = { enterpriseCode: '100001', account, password: 'x', userType: 'STAFF' };
  await gateway.ask(SIGN_IN, { variables: { input }, headers });
  return gateway;
}

test.each([
  ['a line feed', `ops\n${FORGED}`],
  ['a carriage return', `ops\r\n${FORGED}`],
  ['the separators of Unicode', `ops\u2028${FORGED}\u2029${FORGED}`],
  ['quotation marks', `ops","event":"signIn`],
  ['placeholders', 'ops %s %o %j %d'],
  ['escape sequences of terminals', 'ops\u001b[2K\u001b[1A'],
])('an account with %s stays one value of one line', async (_what, account) => {
  const { logLines } = await refused(account);
  // Each is written as a whole, and ends with its only line break.
  for (const line of logLines) {
    expect(line).toMatch(/^[^\n\r]*\n$/u);
    expect(line).not.toContain('\u001b');
  }
  const lines = logLines.map((line) => JSON.parse(line) as Line);
  const security = lines.filter(({ log }) => log === 'security');
  expect(security.map(({ event }) => event)).toEqual(['signInFailed']);
  expect(security[0]?.account).toBe(`100001/${account}`.normalize('NFKC').slice(0, 100));
});

test('nor do headers, paths and names of operations', async () => {
  const { app, logLines } = await refused('ops', { 'x-request-id': `a ${FORGED}` });
  await app.inject({ url: `/%0a${encodeURIComponent(FORGED)}`, headers: { 'user-agent': FORGED } });
  expect(logLines.length).toBeGreaterThan(2);
  for (const line of logLines) expect(line).toMatch(/^[^\n\r]*\n$/u);
  const events = logLines.map((line) => (JSON.parse(line) as Line).event);
  expect(events.filter((event) => event !== undefined)).toEqual(['signInFailed']);
});

test('each line has its time in milliseconds of UTC, whatever the time zone of the machine', async () => {
  const from = Date.now();
  const { logLines } = await refused('ops');
  expect(logLines.length).toBeGreaterThan(1);
  for (const line of logLines) {
    const { time } = JSON.parse(line) as Line;
    expect(time).toBeGreaterThanOrEqual(from);
    expect(time).toBeLessThanOrEqual(Date.now());
  }
});
