import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { silentLogger } from '../../../gateway/logging/logger.ts';
import { createDurable } from '../../../gateway/store/create-durable.ts';
import { durableDialects } from '../../support/gateway/durable-stores.ts';
import { emptyDatabaseUrl } from '../../support/postgres.ts';

// Generous limits, because the processes share the machine with other work.
vi.setConfig({ testTimeout: 120_000 });

function start(env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], {
    env: { PATH, RETAIL_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent', PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const outcome = Promise.race([
    once(child, 'message').then(([message]) => (message as { url: string }).url),
    once(child, 'close').then(() => `ended: ${said.join('').trim()}`),
  ]);
  return { child, said, outcome };
}

const SESSION_SECRET = 's'.repeat(32);

describe.each(durableDialects)('gateways over one durable store in %s', (dialect) => {
  async function place() {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'gateway-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    const databaseUrl = dialect === 'postgres' ? await emptyDatabaseUrl() : null;
    return {
      env: { DATA_DIR, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl, SESSION_SECRET }) },
      parts: { dataDir: DATA_DIR, databaseUrl },
    };
  }

  test('start at the same time, become ready, and leave it intact when they are killed', async () => {
    const { env, parts } = await place();
    const all = [start(env), start(env)];
    const urls = await Promise.all(all.map(({ outcome }) => outcome));
    for (const url of urls) expect(url).toMatch(/^http:/u);
    for (const url of urls) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    for (const { child } of all) {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    }
    const durable = await createDurable({ ...parts, logger: silentLogger, clock: Date.now });
    onTestFinished(() => durable.close());
    expect(await durable.all('SELECT * FROM list_view')).toEqual([]);
  });

  test('refuse to start on a newer one with a one-line message', async () => {
    const { env, parts } = await place();
    const durable = await createDurable({ ...parts, logger: silentLogger, clock: Date.now });
    await durable.run(
      dialect === 'sqlite' ? 'PRAGMA user_version = 99' : 'UPDATE durable_store SET version = 99',
    );
    await durable.close();
    expect(await start(env).outcome).toMatch(
      /^ended: [^\n]*is of version 99, newer than \d+, [^\n]*: start the newer program[^\n]*$/u,
    );
  });
});
