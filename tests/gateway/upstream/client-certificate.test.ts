import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../../gateway/config/config.ts';
import { createServer as createGateway } from '../../../gateway/server.ts';
import { createSqliteDurable } from '../../../gateway/store/sqlite-durable.ts';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import { madeCertificate, type Certificate } from '../../support/gateway/certificates.ts';
import { CONFIG } from '../../support/gateway/gateway.ts';

/** Services that take calls only from clients with this certificate, and who called them. */
async function startServices(client: Certificate) {
  const own = madeCertificate('IP:127.0.0.1');
  const callers: string[] = [];
  const server = createServer(
    {
      ...{ key: own.key, cert: own.certificate, ca: client.certificate },
      ...{ requestCert: true, rejectUnauthorized: true },
    },
    ({ socket }, response) => {
      const { CN = '' } = (socket as TLSSocket).getPeerCertificate().subject;
      callers.push(String(CN));
      response.end('{"returncode":"0","message":"","data":[]}');
    },
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    callers,
    settings: { retailUrl: `https://127.0.0.1:${port}`, retailAuthorities: own.certificate },
  };
}

const filesOf = ({ certificateFile, keyFile }: Certificate) => ({
  certificate: certificateFile,
  key: keyFile,
});

/** Lets a gateway with these settings and its real transport call the services for a visitor. */
async function callThrough(settings: Partial<Config>): Promise<void> {
  const config = { ...CONFIG, ...settings };
  const { sessionSecret: secret, sessionIdleMs: idleMs, sessionAbsoluteMs: absoluteMs } = config;
  const app = await createGateway({
    config,
    sessions: createSqliteSessionStore({
      ...{ file: ':memory:', secret, idleMs, absoluteMs, clock: Date.now },
    }),
    durable: createSqliteDurable(':memory:'),
    logStream: { write: () => undefined },
  });
  onTestFinished(() => app.close());
  await app.inject({
    ...{ method: 'POST', url: '/graphql', headers: { 'x-portal-request': '1' } },
    payload: {
      query:
        'mutation { sessionSignIn(input: { enterpriseCode: "1", account: "a", password: "b", userType: STAFF }) { viewer { code } } }',
    },
  });
}

test('services that ask for a certificate get that of RETAIL_CLIENT_CERT_FILE', async () => {
  const client = madeCertificate('DNS:gateway.example', 'gateway');
  const { callers, settings } = await startServices(client);
  await callThrough({ ...settings, retailClient: filesOf(client) });
  expect(callers).not.toEqual([]);
  expect(new Set(callers)).toEqual(new Set(['gateway']));
});

test('without it, or with another one, they take no call', async () => {
  const { callers, settings } = await startServices(madeCertificate('DNS:gateway.example'));
  await callThrough(settings);
  const stranger = madeCertificate('DNS:stranger.example', 'stranger');
  await callThrough({ ...settings, retailClient: filesOf(stranger) });
  expect(callers).toEqual([]);
});
