import { expect, test, vi } from 'vitest';
import { startTokens } from './token-support.ts';

const START = `mutation { salesExportStart(input: { key: "12345678", measures: [SALES], dimensions: [MONTH],
  period: { recent: LAST_7_DAYS }, fileName: "sales.csv" }) { job { id } userErrors { code } } }`;
const JOBS = '{ viewer { jobs { status downloadUrl } } }';

test('the file of an export of sales needs the scope to read sales, as the query does', async () => {
  const { app, program, secret, retail } = await startTokens();
  const totals = { values: {} };
  retail.answers('salesQuery', { asof: '2026-06-14', total: 0, rows: [], totals });
  const reading = await secret('EXPORT_LISTS', 'READ_SALES');
  const exporting = await secret('EXPORT_LISTS');
  await program(reading, START);
  const url = await vi.waitFor(async () => {
    const { data } = await program(reading, JOBS);
    const [job] = (data?.viewer as { jobs: { downloadUrl: string | null }[] }).jobs;
    if (typeof job?.downloadUrl !== 'string') throw new Error('the file is not ready');
    return job.downloadUrl;
  });
  const statusFor = async (token: string) =>
    (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
  expect([await statusFor(exporting), await statusFor(reading)]).toEqual([403, 200]);
});
