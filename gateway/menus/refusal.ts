import type { UserError, UserErrorCode } from '../generated/resolvers.ts';
import { messageIn, type Locale, type MessageKey } from '../language/messages.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';

/** What an account may keep at most, of favourites and of common menus each. */
export const MOST_KEPT = 12;

/** The outcome of changing what an account keeps: nothing said is success. */
export interface Refusal {
  field: readonly string[];
  code: UserErrorCode;
  message: MessageKey;
}

export function userErrorOf({ field, code, message }: Refusal, locale: Locale): UserError {
  return { field: ['input', ...field], code, message: messageIn(locale, message, { limit: MOST_KEPT }) };
}

/**
 * What the services refuse though it was checked here: the account lost the permission in the meantime, or another window was quicker
 * and there are too many by now. Anything else is an error.
 */
export async function refusable(call: Promise<unknown>, forbidden: Refusal, tooMany: Refusal): Promise<Refusal | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof UpstreamError && error.returncode === 'A0301') return forbidden;
    if (error instanceof UpstreamError && error.returncode === 'A0400') return tooMany;
    throw error;
  }
}
