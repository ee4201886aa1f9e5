import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBoundedLabel } from '../../../gateway/metrics/bounded-label.ts';
import { createSqliteDurable } from '../../../gateway/store/sqlite-durable.ts';
import type { Config } from '../../../gateway/config/config.ts';
import { fakeClamd } from '../../support/gateway/fake-clamd.ts';
import { startGateway, type TestParts } from '../../support/gateway/gateway.ts';
import { multipartForm } from '../../support/gateway/multipart-form.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const LOOPBACK = { metricsFrom: ['loopback'] };

async function startCounted(parts: TestParts = {}, config: Partial<Config> = {}) {
  const gateway = await startGateway({ ...LOOPBACK, ...config }, parts);
  const read = () => gateway.app.inject('/metrics');
  /** The value of a time series; null if it does not exist. */
  const valueOf = async (series: string) => {
    const line = (await read()).body.split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? null : Number(line.slice(series.length));
  };
  return { ...gateway, read, valueOf };
}

describe('The metrics', () => {
  it('do not exist unless the configuration names who may read them', async () => {
    const { app } = await startGateway();
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  });

  it.each([
    ['another network', { remoteAddress: '203.0.113.7' }],
    ['a proxy', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['a proxy that names itself', { headers: { forwarded: 'for=203.0.113.7' } }],
  ])('do not exist for a request from %s', async (_who, request) => {
    const { app } = await startCounted();
    const answer = await app.inject({ url: '/metrics', ...request });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('portal_');
  });

  it('are text that Prometheus reads, which no cache keeps', async () => {
    const { read } = await startCounted();
    const { headers, body } = await read();
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/u);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds /mu);
  });

  it('count requests by operation and status', async () => {
    const { ask, app, valueOf } = await startCounted();
    await ask('query ShellAvatar { viewer { code } }');
    await ask('query ShellAvatar { viewer { code } }');
    await app.inject('/healthz');
    const counted = (operation: string, status: number) =>
      valueOf(`portal_request_seconds_count{operation="${operation}",status="${status}"}`);
    expect(await counted('ShellAvatar', 200)).toBe(2);
    expect(await counted('-', 200)).toBeGreaterThan(0);
    expect(await valueOf('portal_open_requests{route="/graphql"}')).toBe(0);
  });

  it('count operations that the portal does not have together, because clients choose their names', async () => {
    const { ask, read, valueOf } = await startCounted();
    for (const name of ['One', 'Two', 'Three']) await ask(`query ${name} { viewer { code } }`);
    expect(await valueOf('portal_request_seconds_count{operation="other",status="200"}')).toBe(3);
    expect((await read()).body).not.toMatch(/One|Two|Three/u);
  });

  it('count refreshes of tokens by their outcome', async () => {
    const expired = { body: { returncode: 'A0242', message: 'expired', data: null } };
    const refused = { body: { returncode: 'A0244', message: 'ended', data: null } };
    let isBroken = true;
    mockRetail()
      .replies('posts', () => expired)
      .replies('refreshToken', () => (isBroken ? 'unreachable' : refused));
    const { ask, signIn, valueOf, clock } = await startCounted();
    const cookie = await signIn();
    const counted = (outcome: string) =>
      valueOf(`portal_token_refreshes_total{outcome="${outcome}"}`);
    await ask('{ viewer { posts { code } } }', { cookie });
    await ask('{ viewer { posts { code } } }', { cookie });
    isBroken = false;
    clock.now += 60_000;
    await ask('{ viewer { posts { code } } }', { cookie });
    expect([await counted('failed'), await counted('paused'), await counted('ended')]).toEqual([
      1, 1, 1,
    ]);
  });

  it('count where answers came from that may be cached', async () => {
    mockRetail().answers('sheetTypes', { total: 0, pageData: [] });
    const { ask, signIn, valueOf } = await startCounted();
    const cookie = await signIn();
    for (let index = 0; index < 3; index += 1)
      await ask('{ viewer { sheetTypes { code } } }', { cookie });
    const counted = (result: string) =>
      valueOf(`portal_cache_answers_total{cache="enterprise",result="${result}"}`);
    expect([await counted('miss'), await counted('hit')]).toEqual([1, 2]);
  });

  it('count scans of files by their verdict', async () => {
    const clamd = await fakeClamd();
    const { app, signIn, valueOf } = await startCounted({}, { virusScanner: clamd.address });
    const form = multipartForm([{ filename: 'stores.csv', content: 'a,b' }]);
    const headers = { ...form.headers, cookie: await signIn(), 'x-portal-request': '1' };
    await app.inject({ method: 'POST', url: '/files/import', payload: form.payload, headers });
    expect(await valueOf('portal_file_scans_total{verdict="clean"}')).toBe(1);
  });

  it('count the sessions that were active lately', async () => {
    const { ask, signIn, valueOf, clock } = await startCounted();
    const count = () => valueOf('portal_active_sessions');
    const [first, second] = [await signIn(), await signIn()];
    await signIn();
    expect(await count()).toBe(0);
    for (const cookie of [first, second, first]) await ask('{ viewer { code } }', { cookie });
    expect(await count()).toBe(2);
    clock.now += 6 * 60_000;
    await ask('{ viewer { code } }', { cookie: first });
    expect(await count()).toBe(2);
    clock.now += 6 * 60_000;
    expect(await count()).toBe(1);
    clock.now += 60 * 60_000;
    expect(await count()).toBe(0);
  });

  it('count calls to the services by service and outcome', async () => {
    let isDown = true;
    const refusal = { body: { returncode: 'A0242', message: 'refused', data: null } };
    mockRetail().replies('globalParameters', () => (isDown ? 'unreachable' : refusal));
    const { app, valueOf, clock } = await startCounted();
    await app.inject('/readyz');
    isDown = false;
    clock.now += 60_000;
    await app.inject('/readyz');
    const counted = (outcome: string) =>
      valueOf(`portal_retail_call_seconds_count{service="msc-gls",outcome="${outcome}"}`);
    expect([await counted('unreachable'), await counted('200')]).toEqual([1, 1]);
  });

  it('count the jobs of the store, and are still there if it fails', async () => {
    const durable = createSqliteDurable(':memory:');
    let isBroken = false;
    const { valueOf, read } = await startCounted({
      durable: {
        ...durable,
        all: (sql, values) =>
          isBroken
            ? Promise.reject(new Error('disk full'))
            : sql.startsWith('SELECT status, count(*)')
              ? Promise.resolve([{ status: 'RUNNING', count: 3 }] as never)
              : durable.all(sql, values),
      },
    });
    expect(await valueOf('portal_jobs{state="RUNNING"}')).toBe(3);
    isBroken = true;
    expect(await valueOf('portal_jobs{state="RUNNING"}')).toBeNull();
    expect((await read()).statusCode).toBe(200);
  });
});

describe('A bounded label', () => {
  it('counts only the first values by themselves', () => {
    const label = createBoundedLabel(2);
    expect(['a', 'b', 'c', 'a', 'd'].map(label)).toEqual(['a', 'b', 'other', 'a', 'other']);
  });
});

describe('The alerts and the dashboard', () => {
  it.each(['prometheus/alerts.yaml', 'grafana/portal.json', 'prometheus/adapter-rules.yaml'])(
    'of deploy/%s ask only for metrics that exist',
    async (file) => {
      const { read } = await startCounted();
      const known = new Set(
        [...(await read()).body.matchAll(/^# TYPE (\S+)/gmu)].map(([, name]) => name),
      );
      const text = readFileSync(join('deploy', file), 'utf8');
      const named = [...text.matchAll(/\b(?:portal|nodejs|process)_[a-z0-9_]+/gu)].map(([name]) =>
        name.replace(/_(?:bucket|count|sum)$/u, ''),
      );
      // The name that the adapter gives is not one of Prometheus.
      const own = /\bas: (\w+)/u.exec(text)?.[1];
      expect(named.filter((name) => name !== own).length).toBeGreaterThan(
        own === undefined ? 5 : 0,
      );
      expect(named.filter((name) => !known.has(name) && name !== own)).toEqual([]);
    },
  );

  it('scale on Kubernetes by the metric that the adapter offers', () => {
    const read = (file: string) => readFileSync(join('deploy', file), 'utf8');
    const [, offered] = /\bas: (\w+)/u.exec(read('prometheus/adapter-rules.yaml')) ?? [];
    const [, wanted] = /metric: \{ name: (\w+) \}/u.exec(read('kubernetes/portal.yaml')) ?? [];
    expect(offered).toMatch(/^portal_/u);
    expect(wanted).toBe(offered);
  });
});
