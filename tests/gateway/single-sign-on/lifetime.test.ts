import { expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { LOGIN, startSignOn } from './sign-on-support.ts';

const HOUR = 3_600_000;
const READ = '{ viewer { code } }';
const POSTS = '{ viewer { posts { code } } }';

const codeOf = (answer: { errors?: { extensions: { code?: string } }[] | undefined }) =>
  answer.errors?.[0]?.extensions.code ?? null;

test('a session of single sign-on ends after the longest time, however much it is used, and needs a new sign-on', async () => {
  mockRetail().answers('loginByCode', LOGIN);
  const { ask, enter, clock } = await startSignOn({
    sessionIdleMs: 2 * HOUR,
    sessionAbsoluteMs: 8 * HOUR,
  });
  const { cookie } = await enter();
  for (let hour = 1; hour < 8; hour += 1) {
    clock.now += HOUR;
    expect(codeOf(await ask(READ, { cookie }))).toBeNull();
  }
  clock.now += HOUR;
  expect(codeOf(await ask(READ, { cookie }))).toBe('SESSION_EXPIRED');
  const again = await enter({ code: 'code-2' });
  expect(codeOf(await ask(READ, { cookie: again.cookie }))).toBeNull();
});

test('it ends earlier without use', async () => {
  mockRetail().answers('loginByCode', LOGIN);
  const { ask, enter, clock } = await startSignOn({ sessionIdleMs: 2 * HOUR });
  const { cookie } = await enter();
  clock.now += 2 * HOUR;
  expect(codeOf(await ask(READ, { cookie }))).toBe('SESSION_EXPIRED');
});

test('it ends with its session at the services, which the other system can end there', async () => {
  mockRetail().answers('loginByCode', LOGIN).refuses('posts', 'A0244');
  const { ask, enter } = await startSignOn();
  const { cookie } = await enter();
  expect(codeOf(await ask(POSTS, { cookie }))).toBe('SESSION_EXPIRED');
  expect(codeOf(await ask(READ, { cookie }))).toBe('SESSION_EXPIRED');
});
