import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import nock from 'nock';
import { expect, onTestFinished, vi } from 'vitest';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import type { Config } from '../../../gateway/config/config.ts';
import { startGateway, type TestGateway } from '../../support/gateway/gateway.ts';
import { createManualTimers, type ManualTimers } from '../../support/manual-timers.ts';
import {
  createScriptedTransport,
  type Script,
  type TransportCall,
} from '../../support/gateway/scripted-transport.ts';

/** A browser that listens to /events over a real connection. */
interface TestStream {
  status: number;
  headers: IncomingHttpHeaders;
  /** Everything received so far, without the retry line and heartbeats. */
  text(): string;
  raw(): string;
  /** Waits until this text has been received. */
  until(text: string): Promise<void>;
  /** Resolves when the gateway has closed the stream. */
  closed: Promise<unknown>;
  /** Stops reading. */
  pause(): void;
  leave(): void;
}

export interface EventGateway extends TestGateway {
  url: string;
  timers: ManualTimers;
  /** Calls of the events operation. */
  polls(): TransportCall[];
  listen(cookie: string | null, headers?: Record<string, string>): Promise<TestStream>;
  /** Waits until this many polls have been made. */
  polled(count: number): Promise<void>;
}

const POLL = OPERATIONS.events;

/** A listening gateway with scripted services and manual timers. */
export async function startEvents(
  script: Script,
  config: Partial<Config> = {},
): Promise<EventGateway> {
  nock.cleanAll();
  nock.enableNetConnect('127.0.0.1');
  const timers = createManualTimers();
  const { transport, calls } = createScriptedTransport(script);
  const gateway = await startGateway(config, { transport, after: timers.after });
  const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const pollsOf = () => calls.filter(({ path }) => path === POLL);
  return {
    ...gateway,
    url,
    timers,
    polls: pollsOf,
    listen: (cookie, headers) => openStream(url, cookie, headers),
    polled: (count) => vi.waitFor(() => expect(pollsOf()).toHaveLength(count)),
  };
}

/** Answers polls one after the other; other calls get the default answer of their path. */
export function happening(...answers: unknown[]): Script {
  const left = [...answers];
  return ({ path, body }) => {
    if (path !== POLL) return null;
    const { since } = body as { since: string | null };
    const next = left.shift() ?? { cursor: since ?? '0', events: [] };
    if (next instanceof Error) throw next;
    return next;
  };
}

async function openStream(
  url: string,
  cookie: string | null,
  headers: Record<string, string> = {},
): Promise<TestStream> {
  const request = get(`${url}/events`, {
    agent: false,
    headers: { accept: 'text/event-stream', ...(cookie && { cookie }), ...headers },
  });
  // Some tests disconnect in the middle of the answer.
  request.on('error', () => undefined);
  onTestFinished(() => void request.destroy());
  const response = await new Promise<IncomingMessage>((resolve) =>
    request.once('response', resolve),
  );
  let raw = '';
  response.setEncoding('utf8').on('data', (chunk: string) => (raw += chunk));
  response.on('error', () => undefined);
  const text = () => raw.replace(/^retry: \d+\n\n/u, '').replaceAll(': \n\n', '');
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text,
    raw: () => raw,
    until: (wanted) => vi.waitFor(() => expect(text()).toContain(wanted)),
    closed: new Promise((resolve) => response.once('close', resolve)),
    pause: () => void response.pause(),
    leave: () => void request.destroy(),
  };
}

export const eventLine = (kind: string, key: string | null = null) =>
  `data: {"kind":"${kind}","key":${JSON.stringify(key)}}\n\n`;
