import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

// npm is started several times.
vi.setConfig({ testTimeout: 120_000 });

const DAY_MS = 86_400_000;

/** A registry with one package, of which 1.3.0 was published so many days ago. */
async function startRegistry(days: number, severity: string | null, offersAudits = true) {
  const version = (number: string) => ({
    name: 'a',
    version: number,
    dist: { tarball: 'http://127.0.0.1:9/a.tgz', shasum: '0'.repeat(40) },
  });
  const published = new Date(Date.now() - days * DAY_MS).toISOString();
  const packument = {
    name: 'a',
    'dist-tags': { latest: '1.3.0' },
    versions: { '1.2.0': version('1.2.0'), '1.3.0': version('1.3.0') },
    time: { '1.2.0': '2020-01-01T00:00:00.000Z', '1.3.0': published },
  };
  const advisory = {
    ...{ id: 1, url: 'https://example.org/1', title: 'Reads too much', severity },
    vulnerable_versions: '<1.3.0',
  };
  const server = createServer(({ url = '', method }, response) => {
    const isAudit = url.endsWith('/advisories/bulk') && method === 'POST' && offersAudits;
    const body = isAudit ? (severity === null ? {} : { a: [advisory] }) : packument;
    const isKnown = isAudit || url === '/a';
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? body : {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Runs the command in a project that has the package in version 1.2.0. */
async function audit(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'audited-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const root = {
    ...{ name: 'audited', version: '1.0.0', engines: { node: '>=20.19.0' } },
    dependencies: { a: '1.2.0' },
  };
  const lock = {
    ...root,
    lockfileVersion: 3,
    packages: { '': root, 'node_modules/a': { version: '1.2.0' } },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(
    join(folder, '.npmrc'),
    `registry=http://127.0.0.1:${port}\nfetch-retries=0\ncache=${join(folder, 'cache')}\n`,
  );
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/iu.test(name)),
  );
  return new Promise<{ code: number; output: string }>((ended) => {
    const command = [resolve('scripts/audit-packages.mjs')];
    execFile(process.execPath, command, { cwd: folder, env }, (error, stdout, stderr) =>
      ended({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

test('the command accepts packages that are new enough and have no known vulnerability', async () => {
  const answer = await audit(await startRegistry(10, null));
  expect(answer).toEqual({ code: 0, output: 'ok       No package is older than it may be.\n' });
});

test('it names what is overdue, and fails', async () => {
  const { code, output } = await audit(await startRegistry(100, 'high'));
  expect(output).toBe(
    'OVERDUE  a: known vulnerability (high): Reads too much\n' +
      'OVERDUE  a 1.2.0: 1.3.0 has been there for 100 days, allowed are 90\n',
  );
  expect(code).toBe(1);
});

test('a vulnerability of low severity waits for the next release', async () => {
  expect((await audit(await startRegistry(10, 'low'))).code).toBe(0);
});

test('without a registry nothing is known, and it says what to do', async () => {
  const { code, output } = await audit(9);
  expect(code).toBe(2);
  expect(output).toMatch(/^UNKNOWN .*did not tell known vulnerabilities.*npm ping/mu);
  expect(output).toMatch(/^UNKNOWN .*did not tell newer versions.*npm ping/mu);
});

test('a mirror that lists no vulnerabilities is no proof that there are none', async () => {
  const { code, output } = await audit(await startRegistry(10, null, false));
  expect(code).toBe(2);
  expect(output).toMatch(/^UNKNOWN .*mirror/mu);
  expect(output).not.toContain('ok ');
});
