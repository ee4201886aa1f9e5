import { createSecureContext, type SecureContextOptions } from 'node:tls';
import { createClient } from '@redis/client';
import type { Logger } from '../../logging/logger.ts';
import { StoreUnavailable } from '../../errors/store-unavailable.ts';
import { createProblemLog } from '../problem-log.ts';
import { StoreError } from '../store-error.ts';
import { redisProblem } from './redis-error.ts';
import { requireVersion } from './require-version.ts';
import type { RedisScript } from './redis-script.ts';

/** A connection to Redis that never ends the process and that is restored by itself. */
export interface RedisConnection {
  send<Reply>(...command: readonly string[]): Promise<Reply>;
  /** Runs a script as one atomic step. */
  run<Reply>(
    script: RedisScript,
    keys: readonly string[],
    values: readonly (string | number)[],
  ): Promise<Reply>;
  /** Runs commands as one atomic step. */
  together(commands: readonly (readonly string[])[]): Promise<void>;
  publish(channel: string, message: string): Promise<void>;
  /** Listens on a channel through a connection of its own. */
  subscribe(channel: string, listener: (message: string) => void): Promise<void>;
  /** Rejects if Redis cannot be read and written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface RedisOptions {
  url: string;
  /** The authorities and the own certificate of a new connection with TLS; those of Node by default. */
  credentials?: () => SecureContextOptions;
  logger: Logger;
  clock: () => number;
  connectMs?: number;
  answerMs?: number;
}

const CONNECT_MS = 5_000;
/** A command without answer after this time fails, so that requests do not hang. */
const ANSWER_MS = 3_000;
const MAX_PAUSE_MS = 2_000;
const PROBE_KEY = 'portal:probe';

/**
 * Connects to Redis 7 or Valkey. Throws StoreError if it cannot be used. While it is away, commands
 * fail at once with StoreUnavailable.
 */
export async function connectRedis(options: RedisOptions): Promise<RedisConnection> {
  const { url, answerMs = ANSWER_MS } = options;
  const problems = createProblemLog('Redis', (error) => redisProblem(url, error), options);
  let isReady = false;
  const client = createClient({
    url,
    RESP: 2,
    name: 'retail-portal',
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    commandOptions: { timeout: answerMs },
    socket: socketOptions(options, () => isReady),
  });
  const listening = client.duplicate({ disableOfflineQueue: false });
  // A start that fails reports the reason itself.
  const report = (error: unknown): void => {
    if (isReady) problems.report(error);
  };
  for (const each of [client, listening]) each.on('error', report);
  client.on('ready', () => problems.solved());
  try {
    await client.connect();
    requireVersion(await client.sendCommand<string>(['INFO', 'server']));
    await client.sendCommand(['SET', PROBE_KEY, '1', 'PX', '1000']);
    isReady = true;
    await listening.connect();
  } catch (error) {
    client.destroy();
    if (listening.isOpen) listening.destroy();
    throw new StoreError(redisProblem(url, error).text);
  }

  async function reported<Reply>(answer: Promise<Reply>): Promise<Reply> {
    try {
      return await answer;
    } catch (error) {
      problems.report(error);
      throw new StoreUnavailable(error);
    }
  }
  async function runScript<Reply>(script: RedisScript, given: readonly string[]): Promise<Reply> {
    try {
      return await client.sendCommand<Reply>(['EVALSHA', script.hash, ...given]);
    } catch (error) {
      // Redis has forgotten the script, such as after a restart.
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
      return client.sendCommand<Reply>(['EVAL', script.text, ...given]);
    }
  }

  return {
    send: (...command) => reported(client.sendCommand([...command])),
    run: (script, keys, values) =>
      reported(runScript(script, [String(keys.length), ...keys, ...values.map(String)])),
    async together(commands) {
      const transaction = client.multi();
      for (const command of commands) transaction.addCommand([...command]);
      await reported(transaction.exec());
    },
    publish: async (channel, message) => {
      await reported(client.sendCommand(['PUBLISH', channel, message]));
    },
    subscribe: (channel, listener) => listening.subscribe(channel, listener),
    check: async () => {
      await client.sendCommand(['SET', PROBE_KEY, '1', 'PX', '1000']);
    },
    async close() {
      for (const each of [listening, client]) if (each.isOpen) each.destroy();
    },
  };
}

/** How a connection is made, and made again. */
function socketOptions(
  { credentials, connectMs = CONNECT_MS }: RedisOptions,
  isReady: () => boolean,
) {
  const tls = createTls(credentials);
  return {
    ...tls.socket,
    connectTimeout: connectMs,
    reconnectStrategy(retries: number, cause: Error) {
      // A first connection that fails ends the start instead.
      if (!isReady()) return cause;
      tls.renew();
      return Math.min(50 * 2 ** retries, MAX_PAUSE_MS);
    },
  };
}

/**
 * What is used if the address asks for TLS. The client keeps the context for all connections, so
 * `renew` puts the credentials of that moment into it.
 */
function createTls(credentials: () => SecureContextOptions = () => ({})) {
  let used = credentials();
  if (Object.keys(used).length === 0) return { socket: {}, renew: () => undefined };
  const secureContext = createSecureContext(used);
  return {
    socket: { tls: true as const, secureContext },
    renew() {
      const current = credentials();
      if (current !== used) Object.assign(secureContext, createSecureContext(current));
      used = current;
    },
  };
}
