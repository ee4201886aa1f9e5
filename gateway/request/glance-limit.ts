import { BACKGROUND_HEADER } from './background-header.ts';
import type { Context } from './context.ts';
import type { CallOptions } from '../upstream/retail-client.ts';

/**
 * How long a glance (a count in the top bar) may keep an answer waiting: as long as a card where somebody waits for the rest of the page,
 * the full limit where nobody does, or where it is asked for again because it was late.
 */
export function glanceLimit({ config, request, pace }: Context): CallOptions {
  const isPatient = request.headers[BACKGROUND_HEADER] === '1' || pace.followsUp;
  return { timeoutMs: isPatient ? config.upstreamTimeoutMs : config.cardTimeoutMs };
}
