import { watchFile } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ConfigError, loadConfig, type Config } from './config/config.ts';
import { exposureWarning, plainAddressWarning } from './config/exposure-warning.ts';
import type { TlsFiles } from './certificates/tls-pair.ts';
import { renewCertificate } from './http/tls-server.ts';
import { createServer } from './server.ts';
import { STOP_MS } from './http/close-in-order.ts';
import { StoreError } from './store/store-error.ts';

/**
 * Starts the gateway, or runs a command that is named, and stops it on SIGTERM, SIGINT or when the parent process goes. A parent
 * process is sent `{ ready: true, url }` once requests are answered. If the start fails, prints one
 * line per cause, without a stack.
 */
async function main(): Promise<void> {
  const [command, ...given] = process.argv.slice(2);
  if (command !== undefined) return run(command, given);
  const config = loadConfig();
  if (config.retailUrl === null)
    throw new ConfigError([
      'RETAIL_URL is not set: name the retail services, or use "npm start" to run the embedded ones',
    ]);
  const app = await createServer({ config });
  stopOnSignals(app);
  await app.listen({ port: config.port, host: config.host });
  for (const warning of [exposureWarning(config), plainAddressWarning(config)])
    if (warning !== null) app.log.warn(warning);
  if (config.tls !== null) renewOnChange(app, config.tls);
  const url = urlOf(app, config);
  process.send?.({ ready: true, url });
}

/** Runs a command instead of the gateway. Another word starts nothing: it may be a slip. */
async function run(command: string, given: readonly string[]): Promise<void> {
  if (command !== 'end-sessions') throw new ConfigError([`There is no command ${command}`]);
  const { endSessions } = await import('./commands/end-sessions.ts');
  console.log(await endSessions(given));
}

function stopOnSignals(app: FastifyInstance): void {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    // Exit even if closing hangs, although each part has its own time limit.
    setTimeout(() => process.exit(1), STOP_MS - EXIT_MARGIN_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
}

/** Reads the certificate again when a file changes, looking once a minute, and on SIGHUP at once. */
function renewOnChange(app: FastifyInstance, files: TlsFiles): void {
  const renew = (): void => renewCertificate(app.server, files, app.log);
  process.on('SIGHUP', renew);
  for (const file of [files.certificate, files.key])
    watchFile(file, { interval: 60_000, persistent: false }, renew);
}

/** Time for the exit itself. */
const EXIT_MARGIN_MS = 250;

/** The actual address: with port 0 the system has chosen a free one. */
function urlOf(app: FastifyInstance, { host, tls }: Config): string {
  const { port } = app.server.address() as AddressInfo;
  return `${tls === null ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function causesOf(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.lines;
  if (error instanceof StoreError) return [error.message];
  const { code, address, port } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (code === 'EADDRINUSE')
    return [
      `${address}:${port} is in use by another program: stop it, or set PORT to another port`,
    ];
  if (code === 'EACCES' && port !== undefined)
    return [`${address}:${port} may not be used by this account: set PORT to another port`];
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return [`HOST is ${address ?? 'unknown'}, which is no address of this machine`];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

main().catch((error: unknown) => {
  for (const line of causesOf(error)) console.error(line);
  process.exit(1);
});
