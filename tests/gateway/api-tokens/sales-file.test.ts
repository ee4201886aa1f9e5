import { expect, test, vi } from 'vitest';
import { TOKEN_BUDGET } from '../../../gateway/graphql/token-budget.ts';
import { startTokens } from './token-support.ts';

const START = `mutation { salesExportStart(input: { key: "12345678", measures: [SALES], dimensions: [MONTH],
  period: { recent: LAST_7_DAYS }, fileName: "sales.csv" }) { job { id } userErrors { code } } }`;
const JOBS = '{ viewer { jobs { status downloadUrl } } }';
const WHO = '{ viewer { code } }';
/** Costs more than a tenth of the budget. */
const COSTLY = `{ viewer { ${Array.from(
  { length: 25 },
  (_, index) => `a${index}: shops { id number name }`,
).join(' ')} } }`;

/** A gateway with a finished export of sales. */
async function exported() {
  const gateway = await startTokens();
  const { app, program, secret, retail } = gateway;
  const totals = { values: {} };
  retail.answers('salesQuery', { asof: '2026-06-14', total: 0, rows: [], totals });
  retail.answers('shops', []);
  const token = await secret('EXPORT_LISTS', 'READ_SALES', 'READ_LISTS');
  await program(token, START);
  const url = await vi.waitFor(async () => {
    const { data } = await program(token, JOBS);
    const [job] = (data?.viewer as { jobs: { downloadUrl: string | null }[] }).jobs;
    if (typeof job?.downloadUrl !== 'string') throw new Error('the file is not ready');
    return job.downloadUrl;
  });
  const fetchFile = (by = token, { address = url, ...headers }: Record<string, string> = {}) =>
    app.inject({ url: address, headers: { authorization: `Bearer ${by}`, ...headers } });
  return { ...gateway, token, url, fetchFile };
}

const pointsLeft = ({ headers }: { headers: Record<string, unknown> }) =>
  Number(/^"token";r=(\d+);t=\d+$/u.exec(String(headers.ratelimit))?.[1]);

test('the file of an export of sales needs the scope to read sales, as the query does', async () => {
  const { secret, fetchFile } = await exported();
  const exporting = await secret('EXPORT_LISTS');
  const reading = await secret('EXPORT_LISTS', 'READ_SALES');
  const statuses = [await fetchFile(exporting), await fetchFile(reading)];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 200]);
});

test('each download costs the token 1,000 points, and says what is left', async () => {
  const { secret, fetchFile, app, cookie, url } = await exported();
  const reading = await secret('EXPORT_LISTS', 'READ_SALES');
  const whole = await fetchFile(reading);
  expect([whole.statusCode, pointsLeft(whole)]).toEqual([200, TOKEN_BUDGET - 1000]);
  expect(whole.headers['ratelimit-policy']).toBe(`"token";q=${TOKEN_BUDGET};w=60`);
  const part = await fetchFile(reading, { range: 'bytes=0-0' });
  expect([part.statusCode, pointsLeft(part)]).toEqual([206, TOKEN_BUDGET - 2000]);
  const unknown = await fetchFile(reading, { address: '/files/jobs/x/result/sales.csv' });
  expect([unknown.statusCode, pointsLeft(unknown)]).toEqual([404, TOKEN_BUDGET - 3000]);
  const picture = await fetchFile(reading, { address: '/files/x' });
  expect([picture.statusCode, pointsLeft(picture)]).toEqual([404, TOKEN_BUDGET - 4000]);
  const browser = await app.inject({ url, headers: { cookie } });
  expect([browser.statusCode, browser.headers.ratelimit]).toEqual([200, undefined]);
});

test('a token whose budget is spent gets no file before the minute is over', async () => {
  const { program, token, fetchFile, clock } = await exported();
  while ((await program(token, COSTLY)).status === 200);
  const refused = await fetchFile(token, { 'accept-language': 'en' });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(refused.headers.ratelimit).toBe('"token";r=0;t=60');
  expect(refused.json()).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringContaining('Try again in 60 seconds'),
    limit: { name: 'tokenCost', limit: TOKEN_BUDGET, retryAfterSeconds: 60 },
  });
  clock.now += 60_000;
  expect((await fetchFile(token)).statusCode).toBe(200);
});

test('downloads alone spend the budget, and queries are then refused as well', async () => {
  const { program, token, fetchFile } = await exported();
  // Most is spent by queries, because 1,000 downloads take too long.
  let left = TOKEN_BUDGET;
  while (left > 200_000) left = pointsLeft(await program(token, COSTLY));
  for (; left > 0; left -= 1000)
    expect((await fetchFile(token, { range: 'bytes=0-0' })).statusCode).toBe(206);
  expect((await fetchFile(token)).statusCode).toBe(429);
  expect((await program(token, WHO)).status).toBe(429);
});
