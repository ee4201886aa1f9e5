import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { expect, onTestFinished, vi } from 'vitest';
import type { Transport } from '../../../gateway/upstream/transport.ts';
import { startGateway, type TestGateway } from '../../support/gateway/gateway.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';

const EVENTS = 'subscription ($kinds: [LiveEventKind!]) { liveEvents(kinds: $kinds) { kind key } }';

/** A program that has subscribed. */
export interface Subscriber {
  status: number;
  headers: IncomingMessage['headers'];
  /** Everything received so far, without heartbeats. */
  text(): string;
  /** Waits until this text has been received. */
  until(text: string): Promise<void>;
  /** Resolves when the gateway has closed the connection. */
  closed: Promise<unknown>;
  leave(): void;
}

/** What a program sends. */
interface Sent {
  headers?: Record<string, string>;
  query?: string;
  variables?: object;
  /** Instead of query and variables. */
  body?: string;
  method?: string;
}

/** Lets a gateway listen, and returns how programs subscribe to it over real connections. */
export async function listenForSubscribers({ app }: Pick<TestGateway, 'app'>) {
  nock.enableNetConnect('127.0.0.1');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return async function subscribe({
    headers = {},
    query = EVENTS,
    variables,
    body = JSON.stringify({ query, variables }),
    method = 'POST',
  }: Sent = {}): Promise<Subscriber> {
    const call = request(`http://127.0.0.1:${String(port)}/graphql/stream`, {
      ...{ agent: false, method },
      headers: {
        accept: 'text/event-stream',
        'accept-language': 'en-US',
        'content-type': 'application/json',
        ...headers,
      },
    });
    // Some tests disconnect in the middle of the answer.
    call.on('error', () => undefined);
    onTestFinished(() => void call.destroy());
    const answered = new Promise<IncomingMessage>((resolve) => call.once('response', resolve));
    call.end(method === 'GET' ? undefined : body);
    const response = await answered;
    let raw = '';
    response.setEncoding('utf8').on('data', (chunk: string) => (raw += chunk));
    response.on('error', () => undefined);
    const text = () => raw.replaceAll(/^:\n\n/gmu, '');
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      text,
      until: (wanted) => vi.waitFor(() => expect(text()).toContain(wanted)),
      closed: new Promise((resolve) => response.once('close', resolve)),
      leave: () => void call.destroy(),
    };
  };
}

/** How an event arrives. */
export const nextEvent = (kind: string, key: string | null): string =>
  `event: next\ndata: ${JSON.stringify({ data: { liveEvents: { kind, key } } })}\n\n`;

/** How the end of a subscription arrives. */
export const COMPLETE = 'event: complete\ndata:\n\n';

/** Services in which each session has events of its own. */
function eventsByToken(events: Readonly<Record<string, object[]>>): Transport {
  let polls = 0;
  return async ({ url, headers }) => {
    const asked = JSON.stringify([headers, url]);
    const [, own = []] = Object.entries(events).find(([token]) => asked.includes(token)) ?? [];
    polls += 1;
    const data = { cursor: String(polls), events: own };
    const envelope = { returncode: '0', message: '', data };
    return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(envelope)) };
  };
}

/** Browsers of a gateway whose services have events by access token. */
export async function startBrowsers(events: Parameters<typeof eventsByToken>[0] = {}) {
  const timers = createManualTimers();
  const transport = eventsByToken(events);
  const gateway = await startGateway({}, { transport, after: timers.after });
  const subscribe = await listenForSubscribers(gateway);
  const signIn = async (token: string, account = SIGNED_IN_STAFF) => ({
    cookie: await gateway.signIn(account, {
      tokens: { accessToken: token, refreshToken: `${token}-refresh` },
    }),
    'x-portal-request': '1',
  });
  return { ...gateway, timers, subscribe, signIn };
}
