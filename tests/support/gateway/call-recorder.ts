import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A proxy between gateway and services: delays each call, passes it on and records its content and
 * times.
 */
export interface RecordedCall {
  path: string;
  body: string;
  /** The id of the gateway request that caused the call. */
  requestId: string;
  startedAt: number;
  endedAt: number;
  /** The body of the answer. */
  answer: string;
}

type LostAnswer = 'never' | 'broken';

export interface CallRecorder {
  calls: RecordedCall[];
  listen: (retailUrl: string) => Promise<string>;
  /**
   * Loses the next answer to this path after the services have acted: the answer never arrives, or
   * the connection breaks.
   */
  lose: (path: string, how: LostAnswer) => void;
  close: () => void;
}

export function createCallRecorder(delayMs: number): CallRecorder {
  const calls: RecordedCall[] = [];
  const lost = new Map<string, LostAnswer>();
  async function passOn(
    target: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const startedAt = performance.now();
    const path = request.url?.split('?')[0] ?? '';
    const body = await text(request);
    const { ssotoken, 'content-type': type, 'x-request-id': requestId } = request.headers;
    const headers = {
      ...(type && { 'content-type': type }),
      ...(typeof ssotoken === 'string' && { ssotoken }),
    };
    const asked = request.method === 'GET' ? {} : { body };
    await delay(delayMs);
    const answer = await fetch(target + (request.url ?? ''), {
      method: request.method ?? 'POST',
      headers,
      ...asked,
    });
    const content = Buffer.from(await answer.arrayBuffer());
    calls.push({
      ...{ path, body, requestId: String(requestId) },
      ...{ startedAt, endedAt: performance.now(), answer: content.toString() },
    });
    const fate = lost.get(path);
    lost.delete(path);
    if (fate === 'broken') response.destroy();
    if (fate !== undefined) return;
    response
      .writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
      })
      .end(content);
  }
  const state = { target: '' };
  const server = createServer((request, response) => {
    passOn(state.target, request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  return {
    calls,
    listen: (retailUrl) =>
      new Promise((resolve) => {
        state.target = retailUrl;
        server.listen(0, '127.0.0.1', () =>
          resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
        );
      }),
    lose: (path, how) => void lost.set(path, how),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * The number of successive waves of calls, where each wave starts after an answer to the previous
 * one. It is 1 if all calls were sent together.
 */
export function wavesOf(calls: readonly RecordedCall[]): number {
  return Math.max(0, ...waveByCall(calls).values());
}

/** The wave of each call, beginning with 1. */
export function waveByCall(calls: readonly RecordedCall[]): ReadonlyMap<RecordedCall, number> {
  const waves = new Map<RecordedCall, number>();
  for (const call of calls.toSorted((one, other) => one.startedAt - other.startedAt)) {
    const before = [...waves]
      .filter(([earlier]) => earlier.endedAt <= call.startedAt)
      .map(([, wave]) => wave);
    waves.set(call, 1 + Math.max(0, ...before));
  }
  return waves;
}
