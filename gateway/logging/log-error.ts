import { GatewayError } from '../errors/gateway-error.ts';
import { StoreUnavailable } from '../errors/store-unavailable.ts';
import { isCancelled, UpstreamError } from '../errors/upstream-error.ts';
import type { Logger } from './logger.ts';

/**
 * Logs errors of the services as warnings and unexpected errors as errors. The gateway's own
 * refusals and limits are normal and not logged, and a store that fails has logged that itself.
 */
export function logError(error: unknown, fields: object, logger: Logger): void {
  if (error instanceof GatewayError || error instanceof StoreUnavailable || isCancelled(error))
    return;
  if (error instanceof UpstreamError) {
    if (error.kind === 'too-many-calls') return;
    logger.warn(fields, error.message);
    return;
  }
  logger.error(
    {
      ...fields,
      stack: withoutQueries(
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      ),
    },
    'unexpected error',
  );
}

/** Query strings may contain tokens. */
function withoutQueries(text: string): string {
  return text.replace(/\?[^\s"'<>)]*/gu, '?…');
}
