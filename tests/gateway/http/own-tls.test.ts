import { copyFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { connect as connectPlain, type AddressInfo } from 'node:net';
import { connect, type ConnectionOptions } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { CONNECTION_LIMITS } from '../../../gateway/http/connection-limits.ts';
import { renewCertificate } from '../../../gateway/http/tls-server.ts';
import { madeCertificate } from '../../support/gateway/certificates.ts';
import { startGateway } from '../../support/gateway/gateway.ts';

async function listen(limits = {}) {
  const made = madeCertificate('IP:127.0.0.1', 'first');
  const tls = { certificate: made.certificateFile, key: made.keyFile };
  const gateway = await startGateway(
    { publicOrigin: 'https://portal.example', tls },
    { connectionLimits: { ...CONNECTION_LIMITS, ...limits } },
  );
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.app.server.address() as AddressInfo;
  return { ...gateway, tls, port, ca: made.certificate };
}

/** OpenSSL itself allows old versions only at its lowest level. */
const TLS_1_1: ConnectionOptions = {
  ciphers: 'DEFAULT@SECLEVEL=0',
  minVersion: 'TLSv1.1',
  maxVersion: 'TLSv1.1',
};

/** The version of TLS and the subject of the certificate that were agreed on; null if refused. */
async function agreed(port: number, options: ConnectionOptions = {}) {
  const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...options });
  try {
    await once(socket, 'secureConnect');
    return { version: socket.getProtocol(), name: socket.getPeerCertificate().subject.CN };
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}

async function answerOf(port: number, ca: string, path: string) {
  const asked = request({ host: '127.0.0.1', port, ca, path }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

test('with a certificate of its own the gateway answers over TLS only', async () => {
  const { port, ca } = await listen();
  const { statusCode, headers } = await answerOf(port, ca, '/healthz');
  expect(statusCode).toBe(200);
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/u);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
});

test('it speaks TLS 1.2 and newer', async () => {
  const { port } = await listen();
  expect((await agreed(port))?.version).toBe('TLSv1.3');
  expect((await agreed(port, { maxVersion: 'TLSv1.2' }))?.version).toBe('TLSv1.2');
  expect(await agreed(port, TLS_1_1)).toBeNull();
});

test('a renewed certificate is used without a restart, and a broken one is not', async () => {
  const { app, port, tls, logLines } = await listen();
  const renewed = madeCertificate('IP:127.0.0.1', 'second');
  expect((await agreed(port))?.name).toBe('first');
  copyFileSync(renewed.certificateFile, tls.certificate);
  renewCertificate(app.server, tls, app.log);
  expect((await agreed(port))?.name).toBe('first');
  expect(logLines.at(-1)).toContain('the key does not belong to the certificate');
  copyFileSync(renewed.keyFile, tls.key);
  renewCertificate(app.server, tls, app.log);
  expect((await agreed(port))?.name).toBe('second');
  expect(await agreed(port, TLS_1_1)).toBeNull();
  writeFileSync(tls.key, 'hush');
  renewCertificate(app.server, tls, app.log);
  expect((await agreed(port))?.name).toBe('second');
  expect(logLines.at(-1)).toContain('the key is not in PEM format');
  expect(logLines.join('')).not.toContain('hush');
});

test('a client that connects and does not begin with TLS is cut off', async () => {
  const { port } = await listen({ headersMs: 100 });
  const socket = connectPlain(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'close');
});
