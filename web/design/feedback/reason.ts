import type { TFunction } from 'i18next';

/**
 * Why something failed: a message of the server, already in the user's language, or the key of a
 * portal text.
 */
export type Reason = { message: string } | { textKey: string };

export function reasonText(t: TFunction, reason: Reason): string {
  return 'message' in reason ? reason.message : t(reason.textKey);
}

/** The reason followed by the request id, if there is one. */
export function failureText(t: TFunction, failure: Reason & { requestId: string | null }): string {
  const text = reasonText(t, failure);
  return failure.requestId === null
    ? text
    : `${text} ${t('failure.requestId', { 0: failure.requestId })}`;
}
