import type { GraphiQL } from 'graphiql';
import { type ExecutionResult, GraphQLError } from 'graphql';
import type { ComponentProps } from 'react';

export type PlaygroundFetcher = ComponentProps<typeof GraphiQL>['fetcher'];

/**
 * Creates the function with which GraphiQL sends queries to the gateway of this origin. It uses the
 * session cookie, so the data are those that the signed-in account may see. Headers from the editor
 * are added, for example an API token.
 */
export function createFetcher({
  fetch,
  language,
}: {
  fetch: typeof globalThis.fetch;
  language: string;
}): PlaygroundFetcher {
  return async (parameters, options) => {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'accept-language': language,
        'content-type': 'application/json',
        'x-portal-request': '1',
        ...options?.headers,
      },
      body: JSON.stringify(parameters),
    });
    return parseAnswer(response);
  };
}

/** Returns a GraphQL error if the answer is not JSON, for example an error page of a proxy. */
async function parseAnswer(response: Response): Promise<ExecutionResult> {
  const text = await response.text();
  try {
    return JSON.parse(text) as ExecutionResult;
  } catch {
    return { errors: [new GraphQLError(`HTTP ${response.status}: ${text.slice(0, 200)}`)] };
  }
}
