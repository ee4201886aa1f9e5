import type { FastifyBaseLogger } from 'fastify';

/** A logger for bugs only, each with its stack, because the gateway logs the calls. */
export function createErrorLog(write: (text: string) => void): FastifyBaseLogger {
  const silent = () => {};
  const report = (details: unknown, message?: string) => {
    write(`${message ?? 'error'} ${describe(details)}\n`);
  };
  const logger: FastifyBaseLogger = {
    level: 'error',
    silent,
    trace: silent,
    debug: silent,
    info: silent,
    warn: silent,
    error: report,
    fatal: report,
    child: () => logger,
  };
  return logger;
}

function describe(details: unknown): string {
  if (typeof details !== 'object' || details === null) return String(details);
  const path = 'path' in details ? String(details.path) : '';
  const err = 'err' in details ? details.err : undefined;
  return `${path} ${err instanceof Error ? (err.stack ?? err.message) : ''}`;
}
