import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import type { Fault } from './faults.ts';
import { startFaultyServices, type FaultyServices } from './faulty-services.ts';
import type { Browser, Reach } from './reach.ts';

export interface FaultyPortal {
  services: FaultyServices;
  logLines: string[];
  /** What a user gets while the services are well. */
  healthy(reach: Reach): Promise<unknown>;
  /** What a user gets while an operation has a fault. */
  faulty(reach: Reach, operation: string, fault: Fault): Promise<unknown>;
  close(): Promise<void>;
}

const POLL_MS = 5;

/** A gateway with the transport of production, over services of which one operation may be faulty. */
export async function openFaultyPortal(): Promise<FaultyPortal> {
  const services = await startFaultyServices();
  const { app, ask, signIn, logLines } = await startGateway(
    {
      retailUrl: services.url,
      sharedCacheMs: 0,
      metadataCacheMs: 0,
      cardTimeoutMs: 20_000,
      eventPollMs: POLL_MS,
      ssoUrl: 'https://sso.example/begin',
    },
    { transport: services.transport },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  async function cookieOf(as: Reach['as']): Promise<string | null> {
    if (as === 'visitor') return null;
    if (as === 'supplier') return signIn(SIGNED_IN_SUPPLIER);
    if (as === 'expired')
      return signIn(SIGNED_IN_STAFF, {
        tokens: { accessToken: 'expired-1', refreshToken: 'refresh-1' },
      });
    if (as === 'single sign-on')
      return signIn(SIGNED_IN_STAFF, {
        origin: { method: 'SINGLE_SIGN_ON', autoCode: 'auto-1' },
      });
    return signIn();
  }

  async function browserOf(reach: Reach): Promise<Browser> {
    const cookie = await cookieOf(reach.as);
    const headers = { 'accept-language': 'en-US', ...(cookie !== null && { cookie }) };
    return {
      ask: (query, variables = {}) => ask(query, { cookie, variables }),
      async fetch(url, upload) {
        const answer = await app.inject({
          url,
          method: upload ? 'POST' : 'GET',
          headers: { ...headers, 'x-portal-request': '1', ...upload?.headers },
          ...(upload && { payload: upload.payload }),
        });
        return { status: answer.statusCode, text: answer.body };
      },
      async openEvents() {
        const stream = request({ port, path: '/events', headers }).end();
        const [answer] = (await once(stream, 'response')) as [{ statusCode: number }];
        while (services.asked().filter((one) => one === 'events').length < 2)
          await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        stream.destroy();
        return String(answer.statusCode);
      },
    };
  }

  async function act(reach: Reach, start: () => void): Promise<unknown> {
    services.repair(reach.services ?? {});
    const browser = await browserOf(reach);
    const found = (await reach.before?.(browser)) ?? {};
    start();
    return reach.act(browser, found);
  }

  return {
    services,
    logLines,
    healthy: (reach) => act(reach, () => services.repair()),
    faulty: (reach, operation, fault) => act(reach, () => services.break(operation, fault)),
    async close() {
      await app.close();
      await services.close();
    },
  };
}
