import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { connect as connectPlain, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { findProgram } from '../support/find-program.ts';
import { madeCertificate, type Certificate } from '../support/gateway/certificates.ts';
import { startGateway } from '../support/gateway/gateway.ts';
import { freePort } from '../support/free-port.ts';

const nginx = findProgram('nginx');
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Starts nginx with the configuration for operators, on free ports and with a certificate of its own. */
async function start(change: (text: string) => string = (text) => text) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = ['-keyout', join(folder, 'portal.key'), '-out', join(folder, 'portal.crt')];
  const subject = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=portal.example'];
  execFileSync('openssl', [...subject, ...files], { stdio: 'ignore' });
  const [http, https] = [await freePort(), await freePort()];
  const portal = readFileSync('deploy/nginx/portal.conf', 'utf8')
    .replaceAll(/gateway-\d/gu, '127.0.0.1')
    .replaceAll('/etc/nginx/tls', folder)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `);
  const paths = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; error_log stderr; daemon off; events {} http { access_log off; ${paths} ${change(portal)} }`,
  );
  const child = spawn(nginx ?? 'nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  await vi.waitFor(() => opened(https), { timeout: 10_000 });
  return { http: `http://127.0.0.1:${http}`, https };
}

async function opened(port: number): Promise<void> {
  const socket = connectPlain(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}

/** What was agreed on with nginx; null when it refused. */
async function agreed(port: number, options: ConnectionOptions) {
  const trust = { rejectUnauthorized: false, host: '127.0.0.1', port };
  const socket = connect({ ...trust, ...options });
  try {
    await once(socket, 'secureConnect');
    return { version: socket.getProtocol(), cipher: socket.getCipher().name };
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}

/** OpenSSL itself allows old versions only at its lowest level. */
const OLD = 'DEFAULT@SECLEVEL=0';
const only = (version: 'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3'): ConnectionOptions => ({
  minVersion: version,
  maxVersion: version,
  ciphers: OLD,
});

describe.skipIf(nginx === null)('nginx in front of the gateway', () => {
  test('speaks TLS 1.3 where the browser does, and nothing older than 1.2', async () => {
    const { https } = await start();
    expect((await agreed(https, {}))?.version).toBe('TLSv1.3');
    expect((await agreed(https, only('TLSv1.2')))?.version).toBe('TLSv1.2');
    expect(await agreed(https, only('TLSv1.1'))).toBeNull();
    expect(await agreed(https, only('TLSv1'))).toBeNull();
  });

  test('would speak TLS 1.1 if the file said so, so the test above can fail', async () => {
    const { https } = await start((text) =>
      text
        .replace('ssl_protocols TLSv1.2', 'ssl_protocols TLSv1.1 TLSv1.2')
        .replace(/ssl_ciphers .+;/u, `ssl_ciphers ${OLD};`),
    );
    expect((await agreed(https, only('TLSv1.1')))?.version).toBe('TLSv1.1');
  });

  test('chooses the strongest cipher, and refuses those without forward secrecy or authentication', async () => {
    const { https } = await start();
    const with12 = (ciphers: string) => agreed(https, { maxVersion: 'TLSv1.2', ciphers });
    const weakFirst = 'ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384';
    expect((await with12(weakFirst))?.cipher).toBe('ECDHE-RSA-AES256-GCM-SHA384');
    for (const weak of ['AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA', 'AES256-SHA'])
      expect(await with12(`${weak}:@SECLEVEL=0`), weak).toBeNull();
  });

  test('calls gateways with TLS only if their certificate is for their name and of the named authority', async () => {
    const known = madeCertificate('DNS:gateway.internal');
    const unknown = madeCertificate('DNS:gateway.internal');
    const other = madeCertificate('DNS:other.internal');
    const authorities = join(mkdtempSync(join(tmpdir(), 'nginx-ca-')), 'ca.crt');
    onTestFinished(() => rmSync(dirname(authorities), { recursive: true, force: true }));
    writeFileSync(authorities, known.certificate + other.certificate);
    const statusThrough = async ({ certificateFile, keyFile }: Certificate) => {
      const { app } = await startGateway({ tls: { certificate: certificateFile, key: keyFile } });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const { https } = await start((text) =>
        text
          .replaceAll('127.0.0.1:4000', `127.0.0.1:${port}`)
          .replaceAll('http://portal_gateways', 'https://portal_gateways')
          .replaceAll('#proxy_ssl', 'proxy_ssl')
          .replace(
            /proxy_ssl_trusted_certificate .+;/u,
            `proxy_ssl_trusted_certificate ${authorities};`,
          ),
      );
      const asked = request({
        host: '127.0.0.1',
        port: https,
        path: '/healthz',
        rejectUnauthorized: false,
      }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    expect(await statusThrough(known)).toBe(200);
    expect(await statusThrough(unknown)).toBe(502);
    expect(await statusThrough(other)).toBe(502);
  });

  test('redirects pages to https, and refuses programs that speak http', async () => {
    const { http } = await start();
    const answer = async (path: string, method = 'GET') => {
      const { status, headers } = await fetch(http + path, { method, redirect: 'manual' });
      return [status, headers.get('location')];
    };
    // To the name of the portal, not to the host of the request, which anybody can choose.
    for (const page of ['/', '/login', '/page/list?x=1'])
      expect(await answer(page)).toEqual([301, `https://portal.example${page}`]);
    expect(await answer('/graphql', 'POST')).toEqual([403, null]);
    for (const path of [
      ...['/graphql', '/graphql/stream', '/schema.graphql', '/events', '/microapp/token'],
      ...['/files/jobs/x/result/x.csv', '/language/zh-CN/x.json', '/healthz', '/metrics'],
    ])
      expect(await answer(path), path).toEqual([403, null]);
  });
});
