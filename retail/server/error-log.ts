import type { FastifyBaseLogger } from 'fastify';

/** A logger that tells of bugs only, each with its stack: the calls themselves are the gateway's to log. */
export function createErrorLog(write: (text: string) => void): FastifyBaseLogger {
  const silent = () => {};
  const tell = (details: unknown, message?: string) => {
    write(`${message ?? 'error'} ${describe(details)}\n`);
  };
  const logger: FastifyBaseLogger = {
    level: 'error',
    silent,
    trace: silent,
    debug: silent,
    info: silent,
    warn: silent,
    error: tell,
    fatal: tell,
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
