import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';

/** What went wrong with a page or a card, as far as the portal can tell its user. */
export interface Problem {
  code: string;
  /** In the user's language, from the gateway; empty when the gateway could not be asked. */
  message: string;
  /** Under which the operator finds it in the log. */
  requestId?: string;
  /** Tells apart what shares a code. */
  reason?: string;
  /** The services' own code of a refusal. */
  returncode?: string;
}

/** The code of a card that answered that it is late; asked for again alone it may take the full time. */
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

/** What a whole answer suffered: the first error that belongs to no single card, or the network's. */
export function problemOfAnswer(error: unknown): Problem {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    if (first) return problemOf(first);
  }
  // Services that answer with nothing are there: they have no page for this account.
  if (error === undefined) return { code: 'UPSTREAM_FAILED', message: '' };
  if (ServerError.is(error)) return { code: 'GATEWAY_FAILED', message: '' };
  return { code: 'GATEWAY_UNREACHABLE', message: '' };
}

/** Under this key stands what befell a list of cards as a whole; no card has it for its code. */
export const WHOLE_LIST = '';

/** The errors of single cards by the code of the card, told by their path: viewer.dashboard.above.3.figures. */
export function problemsByCard(
  error: unknown,
  path: readonly string[],
  cards: readonly { code: string }[],
): ReadonlyMap<string, Problem> {
  const problems = new Map<string, Problem>();
  if (!CombinedGraphQLErrors.is(error)) return problems;
  for (const one of error.errors) {
    const place = one.path?.[path.length];
    const isWhole =
      place === undefined &&
      (one.path?.length ?? 0) > 1 &&
      one.path?.every((name, at) => name === path[at]) === true;
    if (isWhole && !problems.has(WHOLE_LIST)) problems.set(WHOLE_LIST, problemOf(one));
    const card =
      typeof place === 'number' && path.every((name, at) => one.path?.[at] === name)
        ? cards[place]
        : undefined;
    if (card !== undefined && !problems.has(card.code)) problems.set(card.code, problemOf(one));
  }
  return problems;
}
