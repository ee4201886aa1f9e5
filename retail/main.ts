import { join } from 'node:path';
import { createRetailApp } from './app.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { DataFileError } from './data-file.ts';
import { openDatabase } from './database.ts';
import { createErrorLog } from './error-log.ts';

/** Starts the embedded retail services and stops them again. A parent process is told when they are ready, and takes them along when it goes. */
async function main(): Promise<void> {
  const { host, port, dataDir, timeZone, demoToday, faults } = readConfig();
  const db = openDatabase({
    file: join(dataDir, 'retail.sqlite'),
    clock: systemClock,
    timeZone,
    demoToday,
    onProgress: (line) => console.log(line),
  });
  const app = createRetailApp({
    db,
    clock: systemClock,
    demoToday,
    faults,
    logger: createErrorLog((text) => process.stderr.write(text)),
  });
  app.addHook('onClose', async () => db.close());
  const stop = () => {
    void app.close();
    if (process.connected) process.disconnect();
  };
  for (const moment of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(moment, stop);
  const url = await app.listen({ host, port });
  console.log(`Retail services: ${url}`);
  process.send?.({ ready: true, url });
}

/** Errors that an operator can mend are told in one line each; anything else is a bug and keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataFileError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const { address, port } = error as Error & { address?: string; port?: number };
    return `RETAIL_PORT: ${address}:${port} is already in use`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
