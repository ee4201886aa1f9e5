import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';

/** Why a page or a card could not be loaded, as far as it can be shown to the user. */
export interface Problem {
  code: string;
  /** From the gateway, in the user's language. Empty if the gateway could not be reached. */
  message: string;
  /** With this number the operator finds the request in the log. */
  requestId?: string;
  /** Distinguishes problems that have the same `code`. */
  reason?: string;
  /** The return code of the retail services, if they refused the request. */
  returncode?: string;
}

/**
 * The code of a card that missed its time limit within the page. Loaded alone, it gets the full
 * time.
 */
export const LATE_CODE = 'UPSTREAM_TIMEOUT';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function problemOf({ message, extensions }: GraphQLFormattedError): Problem {
  const requestId = text(extensions?.requestId);
  const reason = text(extensions?.reason);
  const returncode = text(extensions?.returncode);
  return {
    code: text(extensions?.code) ?? 'INTERNAL',
    message,
    ...(requestId && { requestId }),
    ...(reason && { reason }),
    ...(returncode && { returncode }),
  };
}

/** The problem of a request as a whole: the first GraphQL error, or the network failure. */
export function problemOfAnswer(error: unknown): Problem {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    if (first) return problemOf(first);
  }
  // No error and no data: the services have no such page for this account.
  if (error === undefined) return { code: 'UPSTREAM_FAILED', message: '' };
  if (ServerError.is(error)) return { code: 'GATEWAY_FAILED', message: '' };
  return { code: 'GATEWAY_UNREACHABLE', message: '' };
}

/**
 * The key under which `problemsByCard` returns an error of the whole list. No card has this code.
 */
export const WHOLE_LIST = '';

/**
 * Errors of a list of cards, by card code. The card is found by the error's path, such as
 * `viewer.dashboard.above.3.figures`. Only the first error per card is returned.
 */
export function problemsByCard(
  error: unknown,
  path: readonly string[],
  cards: readonly { code: string }[],
): ReadonlyMap<string, Problem> {
  const problems = new Map<string, Problem>();
  if (!CombinedGraphQLErrors.is(error)) return problems;
  for (const cardError of error.errors) {
    const cardIndex = cardError.path?.[path.length];
    const isWhole =
      cardIndex === undefined &&
      (cardError.path?.length ?? 0) > 1 &&
      cardError.path?.every((name, index) => name === path[index]) === true;
    if (isWhole && !problems.has(WHOLE_LIST)) problems.set(WHOLE_LIST, problemOf(cardError));
    const card =
      typeof cardIndex === 'number' && path.every((name, index) => cardError.path?.[index] === name)
        ? cards[cardIndex]
        : undefined;
    if (card !== undefined && !problems.has(card.code))
      problems.set(card.code, problemOf(cardError));
  }
  return problems;
}
