import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { OPERATIONS } from '../../gateway/upstream/operations.ts';
import { emptyDatabaseUrl } from '../support/postgres.ts';
import { emptyRedis } from '../support/redis.ts';
import { createLoopbackRetail } from '../support/retail/loopback-retail.ts';
import { SIGNED_IN_STAFF } from '../support/retail/retail-fixtures.ts';

const SIGN_IN = `mutation ($input: SessionSignInInput!) {
  sessionSignIn(input: $input) { viewer { code } userErrors { code message } }
}`;
const INPUT = {
  ...{ enterpriseCode: '100001', account: 'ops_director' },
  ...{ password: 'Retail@2026', userType: 'STAFF' },
};

/** A gateway in a process of its own, with a data folder that no other process sees. */
async function startGateway(env: Record<string, string>) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'gateway-cluster-'));
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], {
    env: { PATH, LOG_LEVEL: 'warn', PORT: '0', DATA_DIR, EVENT_POLL_MS: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'close').then(() => Promise.reject(new Error(said.join('')))),
  ])) as [{ url: string }];
  return {
    url: message.url,
    said,
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** Three gateways over one Redis, one PostgreSQL and scripted services. */
export async function startCluster() {
  const retail = await createLoopbackRetail();
  onTestFinished(() => retail.close());
  const data = { ...SIGNED_IN_STAFF, accessToken: 'access-1', refreshToken: 'refresh-1' };
  retail.answer(OPERATIONS.login, () => ({ returncode: '0', data }));
  const redis = await emptyRedis();
  const env = {
    ...{ RETAIL_URL: retail.url, REDIS_URL: redis.url, SESSION_SECRET: 's'.repeat(32) },
    DATABASE_URL: await emptyDatabaseUrl(),
  };
  const gateways = await Promise.all([startGateway(env), startGateway(env), startGateway(env)]);
  return { retail, redis, gateways };
}

/** Asks one gateway. Returns the answer and the cookie that it has set, if any. */
export async function ask(
  { url }: Pick<Gateway, 'url'>,
  query: string,
  { cookie = '', variables = {} }: { cookie?: string; variables?: object } = {},
) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal-request': '1', cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: object[] };
  const given = response.headers.get('set-cookie')?.split(';', 1)[0] ?? null;
  return { data, errors, cookie: given };
}

export async function signInAt(gateway: Gateway): Promise<string> {
  const { cookie, data, errors } = await ask(gateway, SIGN_IN, { variables: { input: INPUT } });
  if (cookie === null) throw new Error(`not signed in: ${JSON.stringify({ data, errors })}`);
  return cookie;
}

/** A browser that listens to the live events of one gateway. */
export async function listenAt({ url }: Gateway, cookie: string): Promise<() => string> {
  const stopped = new AbortController();
  onTestFinished(() => stopped.abort());
  const response = await fetch(`${url}/events`, { headers: { cookie }, signal: stopped.signal });
  let heard = '';
  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) heard += decoder.decode(bytes as Uint8Array);
  }
  read().catch(() => undefined);
  return () => heard;
}
