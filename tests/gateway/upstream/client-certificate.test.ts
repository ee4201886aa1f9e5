import { copyFileSync } from 'node:fs';
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

/**
 * Services that take calls only from clients with one of these certificates, one for each connection,
 * and who called them.
 */
async function startServices(...clients: readonly Certificate[]) {
  const own = madeCertificate('IP:127.0.0.1');
  const callers: string[] = [];
  const server = createServer(
    {
      ...{ key: own.key, cert: own.certificate, ca: clients.map((client) => client.certificate) },
      ...{ requestCert: true, rejectUnauthorized: true },
    },
    ({ socket }, response) => {
      const { CN = '' } = (socket as TLSSocket).getPeerCertificate().subject;
      callers.push(String(CN));
      response.setHeader('connection', 'close');
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
    settings: { retailUrl: `https://127.0.0.1:${port}`, retailAuthorities: own.certificateFile },
  };
}

const filesOf = ({ certificateFile, keyFile }: Certificate) => ({
  certificate: certificateFile,
  key: keyFile,
});

/** A gateway with these settings and its real transport; `call` lets it call the services for a visitor. */
async function startGateway(settings: Partial<Config>) {
  const config = { ...CONFIG, ...settings };
  const { sessionSecret: secret, sessionIdleMs: idleMs, sessionAbsoluteMs: absoluteMs } = config;
  const time = { now: Date.now() };
  const clock = () => time.now;
  const app = await createGateway({
    ...{ config, clock },
    sessions: createSqliteSessionStore({ file: ':memory:', secret, idleMs, absoluteMs, clock }),
    durable: createSqliteDurable(':memory:'),
    logStream: { write: () => undefined },
  });
  onTestFinished(() => app.close());
  const call = () =>
    app.inject({
      ...{ method: 'POST', url: '/graphql', headers: { 'x-portal-request': '1' } },
      payload: {
        query:
          'mutation { sessionSignIn(input: { enterpriseCode: "1", account: "a", password: "b", userType: STAFF }) { viewer { code } } }',
      },
    });
  return { call, time };
}

async function callThrough(settings: Partial<Config>): Promise<void> {
  await (await startGateway(settings)).call();
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

test('a renewed certificate is shown by new connections a minute later, without a restart', async () => {
  const [first, second] = [madeCertificate('DNS:gw', 'first'), madeCertificate('DNS:gw', 'second')];
  const { callers, settings } = await startServices(first, second);
  const { call, time } = await startGateway({ ...settings, retailClient: filesOf(first) });
  await call();
  copyFileSync(second.keyFile, first.keyFile);
  copyFileSync(second.certificateFile, first.certificateFile);
  await call();
  expect(new Set(callers)).toEqual(new Set(['first']));
  callers.length = 0;
  time.now += 60_000;
  await call();
  expect(callers.length).toBeGreaterThan(0);
  expect(new Set(callers)).toEqual(new Set(['second']));
});
