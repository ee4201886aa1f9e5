import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OPERATIONS } from '../../gateway/upstream/operations.ts';
import { madeCertificate } from '../support/gateway/certificates.ts';
import { TOKENS } from '../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../support/retail/retail-fixtures.ts';
import { CODE, COLUMNS, CONFIG, PATHS, ROW } from './lists/list-support.ts';

// Each test starts a process, on machines that are busy with other work.
vi.setConfig({ testTimeout: 60_000 });

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function start(env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], {
    env: {
      PATH,
      RETAIL_URL: 'http://127.0.0.1:9',
      DATA_DIR: dataDir(),
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const logged: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => logged.push(text));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    lines: said.join('').trim().split('\n'),
  }));
  return { child, ended, log: () => logged.join('') };
}

async function ready(child: ReturnType<typeof start>['child']): Promise<string> {
  const [message] = (await once(child, 'message')) as [{ ready: boolean; url: string }];
  return message.url;
}

test('reports every invalid variable in a separate line, and does not start', async () => {
  const { ended } = start({ PORT: 'many', TIME_ZONE: 'Mars', CARD_TIMEOUT_MS: '-1' });
  const { code, lines } = await ended;
  expect(code).toBe(1);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'CARD_TIMEOUT_MS', 'TIME_ZONE']);
});

test('refuses a host that others can reach with demo accounts', async () => {
  const { code, lines } = await start({ HOST: '0.0.0.0', DEMO_ACCOUNTS: '1' }).ended;
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^HOST is 0\.0\.0\.0/);
});

test('reports a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { code, lines } = await start({ PORT: String(port) }).ended;
  expect([code, lines]).toEqual([
    1,
    [`127.0.0.1:${port} is in use by another program: stop it, or set PORT to another port`],
  ]);
});

test('reports a damaged data file', async () => {
  const folder = dataDir();
  writeFileSync(join(folder, 'gateway.sqlite'), 'not a database at all');
  const { code, lines } = await start({ DATA_DIR: folder, PORT: '0' }).ended;
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('gateway.sqlite');
});

test('sends its address to its parent, answers, and exits cleanly on a signal', async () => {
  const { child, ended } = start({ PORT: '0' });
  const url = await ready(child);
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'alive' });
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, lines: [''] });
});

test('serves its own certificate, and a renewed one from SIGHUP on', async () => {
  const [made, renewed] = [
    madeCertificate('IP:127.0.0.1', 'first'),
    madeCertificate('IP:127.0.0.1', 'second'),
  ];
  const { child, ended, log } = start({
    ...{ PORT: '0', LOG_LEVEL: 'info', PUBLIC_ORIGIN: 'https://portal.example' },
    ...{ TLS_CERT_FILE: made.certificateFile, TLS_KEY_FILE: made.keyFile },
  });
  const url = await ready(child);
  expect(url).toMatch(/^https:/u);
  const subject = async () => {
    const socket = connect({
      host: '127.0.0.1',
      port: Number(new URL(url).port),
      rejectUnauthorized: false,
    });
    await once(socket, 'secureConnect');
    const { CN } = socket.getPeerCertificate().subject;
    socket.destroy();
    return CN;
  };
  expect(await subject()).toBe('first');
  copyFileSync(renewed.certificateFile, made.certificateFile);
  copyFileSync(renewed.keyFile, made.keyFile);
  child.kill('SIGHUP');
  await vi.waitFor(() => expect(log()).toContain('the certificate was read again'), 10_000);
  expect(await subject()).toBe('second');
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test('warns once of services on other machines that are called without TLS', async () => {
  const { child, ended, log } = start({
    ...{ PORT: '0', LOG_LEVEL: 'warn', RETAIL_URL: 'http://retail.invalid' },
  });
  await ready(child);
  child.kill('SIGTERM');
  await ended;
  const warnings = log()
    .split('\n')
    .filter((line) => line.includes('without TLS to other machines'));
  expect(warnings).toEqual([expect.stringContaining(': RETAIL_URL. ')]);
  expect(warnings.join('')).not.toContain('retail.invalid');
});

test('logs to standard output alone: to no file, and not to standard error', async () => {
  const folder = dataDir();
  const { child, ended, log } = start({ PORT: '0', LOG_LEVEL: 'trace', DATA_DIR: folder });
  await fetch(`${await ready(child)}/path-of-this-test`);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, lines: [''] });
  expect(log()).toContain('"path":"/path-of-this-test"');
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(0);
  const contents = files.map(({ name }) => readFileSync(join(folder, name), 'latin1'));
  expect(contents.filter((content) => content.includes('path-of-this-test'))).toEqual([]);
});

test('exits within ten seconds even if a request, a stream and a job wait for hanging services', async () => {
  const services = createHttpServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const data = answerOf(path, body);
      // All other calls hang.
      if (data === undefined) return;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ returncode: '0', message: 'success', data }));
    });
  }).listen(0, '127.0.0.1');
  await once(services, 'listening');
  onTestFinished(() => {
    services.closeAllConnections();
    services.close();
  });
  const { port } = services.address() as AddressInfo;
  const { child, ended } = start({
    PORT: '0',
    RETAIL_URL: `http://127.0.0.1:${port}`,
    DEMO_ACCOUNTS: '0',
  });
  const url = await ready(child);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-portal-request': '1',
  };
  const ask = (query: string) =>
    fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const signedIn = await ask(SIGN_IN);
  headers.cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  expect(await (await ask('{ viewer { code } }')).json()).toMatchObject({
    data: { viewer: { code: 'ops_director' } },
  });
  const begun = (await (await ask(EXPORT)).json()) as {
    data: { exportStart: { job: { id: string } | null } };
  };
  expect(begun.data.exportStart.job).not.toBeNull();
  await vi.waitFor(async () =>
    expect(await (await ask('{ viewer { jobs { status } } }')).json()).toMatchObject({
      data: { viewer: { jobs: [{ status: 'RUNNING' }] } },
    }),
  );
  const stream = await fetch(`${url}/events`, { headers: { cookie: headers.cookie } });
  expect(stream.status).toBe(200);
  const hanging = ask('{ viewer { shops { code } } }').then(
    () => 'answered',
    () => 'broken off',
  );
  const stoppedAt = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, lines: [''] });
  expect(performance.now() - stoppedAt).toBeLessThan(10_000);
  expect(await hanging).toBe('broken off');
});

const SIGN_IN = `mutation { sessionSignIn(input: { enterpriseCode: "100001", account: "ops_director", password: "x", userType: STAFF }) {
  userErrors { code } } }`;
const EXPORT = `mutation { exportStart(input: { key: "a-key-of-it", moduleCode: "${CODE}", fileName: "stores.xlsx",
  columns: [{ name: "storeid", title: "Id" }] }) { job { id } userErrors { code message } } }`;

function answerOf(path: string, body: string): unknown {
  const known: Readonly<Record<string, unknown>> = {
    [OPERATIONS.login]: { ...SIGNED_IN_STAFF, ...TOKENS },
    [OPERATIONS.moduleConfig]: CONFIG,
    [OPERATIONS.moduleColumns]: COLUMNS,
    [OPERATIONS.operations]: [{ methodcode: `${CODE}006` }],
  };
  // The first row is counted; the pages of the job hang.
  if (path === PATHS.search && /"pageSize":1\b/.test(body)) return { total: 5000, pageData: [ROW] };
  return known[path];
}

test('exits when its parent exits', async () => {
  const { child } = start({ PORT: '0' });
  await ready(child);
  const exited = once(child, 'exit');
  child.disconnect();
  expect(await exited).toEqual([0, null]);
});
