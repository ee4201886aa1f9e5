import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createRetailApp } from './server/app.ts';
import { systemClock } from './server/clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { DataFileError } from './database/data-file.ts';
import { openDatabase } from './database/database.ts';
import { createErrorLog } from './server/error-log.ts';
import { createSamplesApp } from './samples/samples-app.ts';

const SAMPLES_PORT = 4200;

/**
 * Starts the embedded retail services with their samples and stops them again. A parent process is notified when they are ready,
 * and they stop when it ends.
 */
async function main(): Promise<void> {
  const { host, port, dataDir, timeZone, demoToday, faults, samplesPort, portalUrl } = readConfig();
  const logger = createErrorLog((text) => process.stderr.write(text));
  const db = openDatabase({
    file: join(dataDir, 'retail.sqlite'),
    clock: systemClock,
    timeZone,
    demoToday,
    onProgress: (line) => console.log(line),
  });
  const samples = createSamplesApp({ db, clock: systemClock, portalUrl, logger });
  const samplesUrl = await listenForSamples(samples, hostBeside(portalUrl), samplesPort);
  const app = createRetailApp({ db, clock: systemClock, demoToday, faults, samplesUrl, logger });
  app.addHook('onClose', async () => {
    await samples.close();
    db.close();
  });
  const stop = () => {
    void app.close();
    if (process.connected) process.disconnect();
  };
  for (const moment of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(moment, stop);
  const url = await app.listen({ host, port });
  console.log(`Retail services: ${url}\nSamples: ${samplesUrl}`);
  process.send?.({ ready: true, url, samples: samplesUrl });
}

/**
 * A different host name of this machine than the portal's, because browsers share cookies between
 * ports of a host and the samples must not get the portal's.
 */
function hostBeside(portalUrl: string): string {
  return new URL(portalUrl).hostname === 'localhost' ? '127.0.0.1' : 'localhost';
}

/** Another port is used when the default one is taken; a configured port is never replaced. */
async function listenForSamples(
  samples: FastifyInstance,
  host: string,
  port: number | null,
): Promise<string> {
  const taken = await samples.listen({ host, port: port ?? SAMPLES_PORT }).then(
    () => false,
    (error: unknown) => {
      if (port !== null || !isTaken(error)) throw new SamplesPortError(error);
      return true;
    },
  );
  if (taken) await samples.listen({ host, port: 0 });
  const address = samples.server.address();
  return `http://${host}:${typeof address === 'object' && address ? address.port : SAMPLES_PORT}`;
}

class SamplesPortError extends Error {
  constructor(cause: unknown) {
    super('the samples cannot listen', { cause });
  }
}

/** Errors that an operator can correct are one line each; anything else is a bug and keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataFileError) return error.message;
  if (error instanceof SamplesPortError && isTaken(error.cause))
    return `RETAIL_SAMPLES_PORT: ${whereOf(error.cause)} is already in use`;
  if (isTaken(error)) return `RETAIL_PORT: ${whereOf(error)} is already in use`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

interface TakenError extends Error {
  address?: string;
  port?: number;
}

function isTaken(error: unknown): error is TakenError {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function whereOf({ address, port }: TakenError): string {
  return `${address}:${port}`;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
