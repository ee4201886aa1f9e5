import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import {
  ACCOUNT,
  ADDRESS,
  browser,
  input,
  linesOf,
  PASSWORD,
  SECRETS,
  services,
  SIGN_IN,
  WRONG,
} from './security-log-support.ts';

test('logs a change that was refused for want of a recent proof, and confirmations that were declined', async () => {
  services();
  const gateway = await browser();
  await gateway.ask(SIGN_IN, { input: input(PASSWORD) });
  gateway.clock.now += 16 * 60_000;
  const endOthers = 'mutation { sessionsEndOthers { ended } }';
  await gateway.ask(endOthers);
  const confirm = (password: string) =>
    `mutation { sessionConfirm(input: { password: "${password}" }) { userErrors { code } } }`;
  await gateway.ask(confirm(WRONG));
  await gateway.ask(confirm(PASSWORD));
  await gateway.ask(endOthers);
  const lines = linesOf(gateway);
  const session = lines[0]?.session;
  const who = { account: ACCOUNT, session, address: ADDRESS, requestId: 'test-request' };
  expect(lines).toMatchObject([
    { event: 'signIn', ...who },
    { event: 'refused', code: 'CONFIRMATION_REQUIRED', where: 'sessionsEndOthers', ...who },
    { event: 'confirmFailed', reason: 'A0210', ...who },
    { event: 'confirm', ...who },
    { event: 'otherSessionsEnded', ...who },
  ]);
  for (const marker of [...SECRETS, gateway.cookieValue()])
    expect(gateway.logLines.join('')).not.toContain(marker);
});

test('logs a confirmation of a session without a password', async () => {
  mockRetail();
  const gateway = await startGateway();
  const cookie = await gateway.signIn(undefined, { origin: { method: 'SINGLE_SIGN_ON' } });
  await gateway.ask(
    'mutation { sessionConfirm(input: { password: "any" }) { userErrors { code } } }',
    { cookie },
  );
  expect(linesOf(gateway)).toMatchObject([
    { event: 'confirmFailed', reason: 'NO_PASSWORD', account: ACCOUNT },
  ]);
});
