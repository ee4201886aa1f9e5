import type { TFunction } from 'i18next';

/** Why something failed: in words that came with the answer, already in the user's language, or as a text of the portal. */
export type Reason = { message: string } | { textKey: string };

export function reasonText(t: TFunction, reason: Reason): string {
  return 'message' in reason ? reason.message : t(reason.textKey);
}

/** The same with the number under which an operator finds it in the log. */
export function failureText(t: TFunction, failure: Reason & { requestId: string | null }): string {
  const text = reasonText(t, failure);
  return failure.requestId === null
    ? text
    : `${text} ${t('failure.requestId', { 0: failure.requestId })}`;
}
