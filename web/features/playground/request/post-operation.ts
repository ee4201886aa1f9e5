import type { Locale } from '../../../design/language/locales.ts';

export interface Operation {
  query: string;
  operationName?: string | null;
  variables?: unknown;
}

export interface PostOptions {
  fetch: typeof globalThis.fetch;
  /** The current language, in which errors are described. */
  locale: () => Locale;
}

/**
 * Sends an operation to the gateway of this origin with the session cookie, so the data are those
 * that the signed-in account may see. Given headers override the usual ones.
 */
export function postOperation(
  { fetch, locale }: PostOptions,
  operation: Operation,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'accept-language': locale(),
      'content-type': 'application/json',
      'x-portal-request': '1',
      // Accepts other operations than the portal's own, where only those are.
      'x-portal-playground': '1',
      ...headers,
    },
    body: JSON.stringify(operation),
  });
}
