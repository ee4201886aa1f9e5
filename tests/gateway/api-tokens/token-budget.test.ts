import { expect, test } from 'vitest';
import { REQUEST_COST } from '../../../gateway/graphql/address-budget.ts';
import { TOKEN_BUDGET } from '../../../gateway/graphql/token-budget.ts';
import { startTokens } from './token-support.ts';

const WHO = '{ viewer { code } }';
/** Costs more than a tenth of the budget. */
const COSTLY = `{ viewer { ${Array.from(
  { length: 25 },
  (_, index) => `a${index}: shops { id number name }`,
).join(' ')} } }`;

const TOO_COSTLY = `{ viewer { ${Array.from(
  { length: 40 },
  (_, index) => `a${index}: applications { menus { id name code icon isLeaf } }`,
).join(' ')} } }`;
const TOO_DEEP = `{ viewer ${'{ enterprise '.repeat(14)} { name } ${'}'.repeat(14)} }`;

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

test.each([
  ['is no GraphQL', '{ viewer {', undefined],
  ['asks for a field that does not exist', '{ viewer { nothing } }', undefined],
  ['has a variable of the wrong type', 'query ($id: ID!) { node(id: $id) { id } }', { id: {} }],
  ['costs too much', TOO_COSTLY, undefined],
  ['is nested too deeply', TOO_DEEP, undefined],
])('a request that %s is charged', async (_title, query, variables) => {
  const { program, secret } = await startTokens();
  const token = await secret('READ_LISTS', 'READ_MENUS');
  const failed = await program(token, query, { ...(variables && { variables }) });
  expect(failed.errors).not.toBeUndefined();
  expect(failed.headers.ratelimit).toBe(`"token";r=${TOKEN_BUDGET - REQUEST_COST};t=60`);
});

test('a request that is refused for its scope is charged like one that is answered', async () => {
  const { program, secret } = await startTokens();
  const token = await secret('READ_LISTS');
  const refused = await program(token, '{ viewer { taskCounts { todo } } }');
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const { headers } = await program(token, WHO);
  expect(Number(/r=(\d+)/u.exec(String(headers.ratelimit))?.[1])).toBeLessThan(
    TOKEN_BUDGET - 2 * REQUEST_COST,
  );
});

test('a program that has spent its budget cannot go on sending invalid requests', async () => {
  const { program, secret, retail, clock } = await startTokens();
  const token = await secret('READ_LISTS');
  retail.answers('shops', []);
  while ((await program(token, COSTLY)).status === 200);
  const refused = await program(token, '{ viewer {');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(refused.errors?.map(({ extensions }) => extensions.code)).toEqual(['RATE_LIMITED']);
  clock.now += 60_000;
  const invalid = await program(token, '{ viewer {');
  expect(invalid.errors?.map(({ extensions }) => extensions.code)).toEqual([
    'GRAPHQL_PARSE_FAILED',
  ]);
});
