import type { SecureContextOptions } from 'node:tls';
import { buildConnector, Pool, type Dispatcher } from 'undici';
import { onAbort } from '../async/on-abort.ts';
import { gunzipped } from './gunzip.ts';
import {
  MAX_BODY_BYTES,
  TransportError,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from './transport.ts';

export interface UndiciTransportOptions {
  /** Connections per origin; about the number of calls that run at the same time. */
  connections: number;
  /**
   * The authorities and the own certificate of a new connection with TLS; those of Node and none by
   * default. The same object as long as nothing has changed.
   */
  credentials?: () => SecureContextOptions;
}

const NO_CREDENTIALS: SecureContextOptions = {};

/**
 * The production transport: a pool of keep-alive connections per origin. Origins come only from the
 * configuration, so the number of pools is limited.
 */
export function createUndiciTransport({
  connections,
  credentials = () => NO_CREDENTIALS,
}: UndiciTransportOptions): Transport & { close(): Promise<void> } {
  const pools = new Map<string, Pool>();
  const options = {
    ...{ connections, headersTimeout: 0, bodyTimeout: 0 },
    connect: createConnector(credentials),
  };

  function poolOf(origin: string): Pool {
    let pool = pools.get(origin);
    if (!pool) pools.set(origin, (pool = new Pool(origin, options)));
    return pool;
  }

  function transport(request: TransportRequest): Promise<TransportResponse> {
    return exchange(poolOf(request.url.origin), request);
  }

  /**
   * Destroys the pools without waiting for answers, because a hanging service would delay the
   * shutdown.
   */
  async function close(): Promise<void> {
    await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    pools.clear();
  }

  return Object.assign(transport, { close });
}

/**
 * Connects with the credentials of that moment. Other credentials get a connector of their own, so
 * that no TLS session is resumed in which the services know the former certificate.
 */
function createConnector(credentials: () => SecureContextOptions): buildConnector.connector {
  let used = credentials();
  let connect = buildConnector({ ...used });
  return (options, callback) => {
    const current = credentials();
    if (current !== used) connect = buildConnector({ ...current });
    used = current;
    connect(options, callback);
  };
}

/** An answer before its body is decompressed. */
interface ReceivedAnswer {
  status: number;
  headers: TransportResponse['headers'];
  parts: Buffer[];
  size: number;
}

type Controller = Pick<Dispatcher.DispatchController, 'abort'>;

/**
 * Makes one exchange and reads the whole body. It handles the events of undici directly, because
 * streams and signals of each call take long. One time limit covers connecting, headers and body. Never
 * holds more than the maximum size in memory, compressed or not.
 */
async function exchange(
  dispatcher: Pick<Dispatcher, 'dispatch'>,
  request: TransportRequest,
): Promise<TransportResponse> {
  const { maxBytes = MAX_BODY_BYTES } = request;
  const { status, headers, parts, size } = await receive(dispatcher, request, maxBytes);
  const [first] = parts;
  const whole = parts.length === 1 && first !== undefined ? first : Buffer.concat(parts, size);
  const isPacked = String(headers['content-encoding'] ?? '').toLowerCase() === 'gzip';
  return { status, headers, body: isPacked ? await gunzipped(whole, maxBytes) : whole };
}

function receive(
  dispatcher: Pick<Dispatcher, 'dispatch'>,
  { url, method, headers, body, timeoutMs, signal }: TransportRequest,
  maxBytes: number,
): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    let answer: ReceivedAnswer | null = null;
    let controller: Controller | null = null;
    let isEnded = false;

    function end(): void {
      isEnded = true;
      clearTimeout(timer);
      stopWaiting?.();
    }
    function fail(error: TransportError): void {
      if (isEnded) return;
      end();
      reject(error);
      controller?.abort(error);
    }
    const cancel = (): void => fail(new TransportError('unreachable', signal?.reason));
    let stopWaiting: (() => void) | undefined;
    const timer = setTimeout(() => fail(new TransportError('timeout')), timeoutMs);
    if (signal?.aborted) {
      cancel();
      return;
    }
    if (signal) stopWaiting = onAbort(signal, cancel);

    dispatcher.dispatch(
      {
        method,
        path: url.pathname + url.search,
        headers: { 'accept-encoding': 'gzip', ...headers },
        body: body ?? null,
      },
      {
        onRequestStart(started) {
          controller = started;
          if (isEnded) started.abort(new TransportError('unreachable'));
        },
        onResponseStart(_controller, status, received) {
          // Informational answers come before the actual one.
          if (status >= 200) answer = { status, headers: received, parts: [], size: 0 };
        },
        onResponseData(_controller, part) {
          if (answer === null || isEnded) return;
          answer.size += part.length;
          answer.parts.push(part);
          if (answer.size > maxBytes)
            fail(new TransportError('malformed', new Error(`body larger than ${maxBytes} bytes`)));
        },
        onResponseEnd() {
          if (isEnded || answer === null) return;
          end();
          resolve(answer);
        },
        onResponseError(_controller, error) {
          fail(new TransportError(answer === null ? 'unreachable' : 'malformed', error));
        },
      },
    );
  });
}
