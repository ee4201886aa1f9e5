import type { UserError, UserErrorCode } from '../generated/resolvers.ts';
import { messageIn, type Locale, type MessageKey } from '../language/messages.ts';

export interface Refusal {
  code: UserErrorCode;
  message: MessageKey;
  /**
   * Name of the input field, or the path to it; absent when the refusal is about the whole input.
   */
  field?: string | readonly string[];
  values?: Readonly<Record<string, string | number>>;
}

/** An expected refusal as a `userErrors` entry, in the language of the request. */
export function userError(locale: Locale, { code, message, field, values }: Refusal): UserError {
  return {
    code,
    message: messageIn(locale, message, values),
    field: field === undefined ? null : ['input', ...[field].flat()],
  };
}
