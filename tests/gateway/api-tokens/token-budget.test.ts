import { expect, test } from 'vitest';
import { TOKEN_BUDGET } from '../../../gateway/graphql/token-budget.ts';
import { startTokens } from './token-support.ts';

const WHO = '{ viewer { code } }';
/** Costs more than a tenth of the budget. */
const COSTLY = `{ viewer { ${Array.from(
  { length: 25 },
  (_, index) => `a${index}: shops { id number name }`,
).join(' ')} } }`;

test('a program reads in each answer how much of the budget of its token is left', async () => {
  const { program, secret } = await startTokens();
  const token = await secret('READ_LISTS');
  const first = await program(token, WHO);
  expect(first.headers['ratelimit-policy']).toBe(`"token";q=${TOKEN_BUDGET};w=60`);
  expect(first.headers.ratelimit).toBe(`"token";r=${TOKEN_BUDGET - 52};t=60`);
  const second = await program(token, WHO);
  expect(second.headers.ratelimit).toBe(`"token";r=${TOKEN_BUDGET - 104};t=60`);
});

test('a browser has no such budget', async () => {
  const { ask, cookie } = await startTokens();
  const { headers } = await ask(WHO, { cookie });
  expect(headers.ratelimit).toBeUndefined();
});

test('a program that has spent its budget is told when to ask again, and others are not affected', async () => {
  const { program, secret, retail, clock } = await startTokens();
  const token = await secret('READ_LISTS');
  const other = await secret('READ_LISTS');
  retail.answers('shops', []);
  let asked = 0;
  let answer = await program(token, COSTLY);
  while (answer.errors === undefined && asked < 20) {
    answer = await program(token, COSTLY);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(3);
  const refused = await program(token, WHO, { headers: { 'accept-language': 'zh-CN' } });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(refused.errors).toMatchObject([
    {
      message:
        '此接口令牌在一分钟内已用完 1000000 点查询额度。请 60秒钟后重试，或减少每次查询的内容。',
      extensions: {
        code: 'RATE_LIMITED',
        limit: { name: 'tokenCost', limit: TOKEN_BUDGET, retryAfterSeconds: 60 },
      },
    },
  ]);
  expect((await program(other, WHO)).status).toBe(200);
  clock.now += 60_000;
  expect((await program(token, WHO)).status).toBe(200);
});
