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
  /** All that has come so far but the line that says when to come back, and signs of life. */
  text(): string;
  raw(): string;
  /** Waits until this has come. */
  until(text: string): Promise<void>;
  /** Waits until the gateway has closed it. */
  closed: Promise<unknown>;
  /** Reads no further. */
  pause(): void;
  leave(): void;
}

export interface EventGateway extends TestGateway {
  url: string;
  timers: ManualTimers;
  /** What the services were asked, but for what a mutation asks. */
  polls(): TransportCall[];
  listen(cookie: string | null, headers?: Record<string, string>): Promise<TestStream>;
  /** Waits until so many polls have been made. */
  polled(count: number): Promise<void>;
}

const POLL = OPERATIONS.events;

/** The gateway listening, services of a script, and time that stands still. */
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

/** Answers polls one after the other, and whatever else by its path. */
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
  // Going away in the middle is what some of the tests do.
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

export const told = (kind: string, key: string | null = null) =>
  `data: {"kind":"${kind}","key":${JSON.stringify(key)}}\n\n`;
