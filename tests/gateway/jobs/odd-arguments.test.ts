import { describe, expect, test } from 'vitest';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { CODE, mockList } from '../lists/list-support.ts';
import { KEY, openJobs } from './job-support.ts';

const ODD = [
  '\u0000',
  'a\u0000b',
  '\t',
  '\ud800',
  '..',
  '%',
  "' OR ''='",
  '🛒'.repeat(100),
  'x'.repeat(10_000),
];
const COLUMNS = [{ name: 'storeid', title: 'Id' }];
const EXPORT = { key: KEY, moduleCode: CODE, columns: COLUMNS, fileName: 'stores.xlsx' };
const IMPORT = { key: KEY, moduleCode: CODE, columns: COLUMNS, file: 'none' };

describe.each(durableDialects)('With a store in %s', (dialect) => {
  async function open() {
    mockList();
    return openJobs({ durable: await (await durablePlace(dialect)).open() });
  }

  test.each(ODD.map((odd) => [JSON.stringify(odd).slice(0, 20), odd]))(
    '%s names no job and begins none',
    async (_shown, odd) => {
      const { steer, jobs, gateway, cookie } = await open();
      const outcomes = await Promise.all([
        steer('jobCancel', { id: odd }),
        steer('jobResume', { id: odd }),
        steer('importConfirm', { id: odd, onlyGood: true }),
        steer('importStart', { ...IMPORT, file: odd }),
        steer('importStart', { ...IMPORT, key: odd }),
        steer('exportStart', { ...EXPORT, key: odd }),
        steer('exportStart', { ...EXPORT, fileName: odd }),
        steer('exportStart', { ...EXPORT, columns: [{ name: odd, title: 'Id' }] }),
      ]);
      expect(outcomes.map(({ job, userErrors }) => [job, userErrors.length])).toEqual(
        outcomes.map(() => [null, 1]),
      );
      expect((await steer('jobRemove', { id: odd })).userErrors).toEqual([]);
      const query = 'query($id: ID!) { viewer { job(id: $id) { id } } }';
      expect((await gateway.ask(query, { cookie, variables: { id: odd } })).data).toEqual({
        viewer: { job: null },
      });
      expect(await jobs()).toEqual([]);
    },
  );

  test.each(
    ODD.filter((odd) => odd !== '\ud800' && odd.length < 1000).map((odd) => [
      JSON.stringify(odd).slice(0, 20),
      odd,
    ]),
  )('%s in the path of a file is not found', async (_shown, odd) => {
    const { get } = await open();
    const part = encodeURIComponent(odd);
    for (const url of [
      `/files/jobs/${part}/result/a.xlsx`,
      `/files/jobs/a/${part}/a.xlsx`,
      `/files/jobs/a/result/${part}`,
    ]) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
  });

  test.each([
    [null],
    ['text'],
    [[]],
    [{}],
    [{ moduleCode: 1, title: '', columns: [] }],
    [{ moduleCode: CODE, title: 'T', columns: [{}] }],
  ])('a template request with %j is refused', async (body) => {
    const { gateway, cookie } = await open();
    const headers = { cookie, 'x-portal-request': '1', 'content-type': 'application/json' };
    const payload = JSON.stringify(body);
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/files/import-template',
      headers,
      payload,
    });
    expect([response.statusCode, response.body]).toEqual([
      400,
      expect.stringContaining('BAD_USER_INPUT') as string,
    ]);
  });
});
