import { messageIn, type Locale } from '../language/messages.ts';
import { waitText } from '../language/wait-text.ts';
import { OTHER_REFUSAL, shapeOf } from './error-shapes.ts';
import type { ExceededLimit } from './exceeded-limit.ts';
import { GatewayError, type ErrorCode } from './gateway-error.ts';
import { presentableText } from './presentable-text.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { UpstreamError } from './upstream-error.ts';

export interface ErrorAudience {
  locale: Locale;
  requestId: string;
}

export interface DescribedError {
  message: string;
  extensions: {
    code: ErrorCode;
    requestId: string;
    reason?: string;
    returncode?: string;
    upstream?: { operation: string };
    limit?: ExceededLimit;
  };
}

/**
 * The public description of an error, from the table of error shapes. An error's own text never appears in
 * it, except a refusal of the services that is fit for users.
 */
export function describeError(
  error: unknown,
  { locale, requestId }: ErrorAudience,
): DescribedError {
  if (error instanceof GatewayError) {
    const { limit, values } = error;
    const message = messageIn(locale, error.messageKey, {
      ...limitValues(limit, locale),
      ...values,
    });
    return { message, extensions: { code: error.code, requestId, ...(limit && { limit }) } };
  }
  if (error instanceof StoreUnavailable) {
    const message = messageIn(locale, 'storeUnavailable');
    return { message, extensions: { code: 'INTERNAL', reason: 'STORE_UNAVAILABLE', requestId } };
  }
  if (!(error instanceof UpstreamError)) {
    return { message: messageIn(locale, 'internal'), extensions: { code: 'INTERNAL', requestId } };
  }
  const known = shapeOf(error);
  const { code, message, reason } = known ?? OTHER_REFUSAL;
  return {
    message: known
      ? messageIn(locale, message, limitValues(error.exceeded, locale))
      : refusalText(error, locale),
    extensions: {
      code,
      requestId,
      ...(reason && { reason }),
      ...(error.returncode !== undefined && { returncode: error.returncode }),
      upstream: { operation: error.operation },
      ...(error.exceeded && { limit: error.exceeded }),
    },
  };
}

function limitValues(
  exceeded: ExceededLimit | undefined,
  locale: Locale,
): Record<string, string | number> {
  if (exceeded === undefined) return {};
  const { limit, value, retryAfterSeconds } = exceeded;
  return {
    limit,
    value: value ?? '',
    ...(retryAfterSeconds !== undefined && { wait: waitText(locale, retryAfterSeconds) }),
  };
}

/**
 * The services' own text if it is fit for users. Otherwise a text with the returncode, which at
 * least shows that it was not an outage.
 */
function refusalText({ refusal, returncode }: UpstreamError, locale: Locale): string {
  const text = presentableText(refusal);
  if (text !== null) return text;
  return returncode === undefined
    ? messageIn(locale, 'upstreamFailed')
    : messageIn(locale, 'upstreamRefused', { code: returncode });
}
