import { BACKGROUND_HEADER } from './background-header.ts';
import type { Context } from './context.ts';
import type { CallOptions } from '../upstream/retail-client.ts';

/**
 * Time limit for a glance (a count in the top bar). If the user waits for the rest of the page, it
 * is as short as for a card. For a background request or a follow-up it is the full limit.
 */
export function glanceLimit({ config, request, pace }: Context): CallOptions {
  const hasFullLimit = request.headers[BACKGROUND_HEADER] === '1' || pace.isFollowUp;
  return { timeoutMs: hasFullLimit ? config.upstreamTimeoutMs : config.cardTimeoutMs };
}
