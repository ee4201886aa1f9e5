import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { Browser } from './support/browser.ts';
import { canRunCluster, startCluster } from './support/cluster.ts';

const SEARCH = '/api/msc-mdm/product/search';
const START = `mutation ($input: ExportStartInput!) {
  exportStart(input: $input) { job { id } userErrors { code message } }
}`;
const JOBS = '{ viewer { jobs { id status totalCount doneCount downloadUrl problem { code } } } }';
const input = {
  key: 'export-key-1',
  moduleCode: '200207',
  columns: [
    { name: 'productid', title: 'Id' },
    { name: 'productname', title: 'Name' },
  ],
  fileName: 'products.xlsx',
};

interface Job {
  id: string;
  status: string;
  totalCount: number;
  doneCount: number;
  downloadUrl: string | null;
}

async function jobsOf(user: Browser): Promise<Job[]> {
  const { data } = await user.ask(JOBS);
  return (data as { viewer: { jobs: Job[] } }).viewer.jobs;
}

describe.skipIf(!canRunCluster())('an export whose process is killed', () => {
  test('is finished by another one, with each row once, and is started once', async () => {
    const { services, gateways, browser, browserAt } = await startCluster();
    const { total } = services.db
      .prepare<{ total: number }>("SELECT count(*) AS total FROM md_row WHERE entity = 'product'")
      .get([]) ?? { total: 0 };
    const second = services.hold(SEARCH, 2);
    const user = browserAt(gateways[0]);
    await user.signIn('buyer_fresh');
    const started = await user.ask(START, { input });
    expect(started.data).toMatchObject({ exportStart: { userErrors: [] } });
    const door = await second.arrived;
    await gateways[door]?.kill();
    // The answer was lost: the browser sends the same key again.
    const portal = browser();
    portal.cookie = user.cookie;
    expect((await portal.ask(START, { input })).data).toEqual(started.data);
    await expect
      .poll(async () => (await jobsOf(portal))[0]?.status, { timeout: 90_000, interval: 500 })
      .toBe('READY');
    const [job, ...more] = await jobsOf(portal);
    expect(more).toEqual([]);
    expect(job).toMatchObject({ totalCount: total, doneCount: total });
    const { content } = await portal.get(job?.downloadUrl ?? '');
    const ids = (await readSheet(content)).slice(1).map(([id]) => id);
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
    const others = gateways.filter((_gateway, index) => index !== door);
    const lines = others.flatMap((one) =>
      one.log().filter(({ msg }) => msg.includes('a job is continued')),
    );
    expect(lines).toHaveLength(1);
  });
});
