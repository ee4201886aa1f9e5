import type { GraphiQL } from 'graphiql';
import { type ExecutionResult, GraphQLError } from 'graphql';
import type { ComponentProps } from 'react';

export type PlaygroundFetcher = ComponentProps<typeof GraphiQL>['fetcher'];

/**
 * Asks this origin's own gateway and nobody else, with the session's cookie, so that what is asked here is what the signed-in account may
 * see. Headers of the editor come on top: that is where an API token goes.
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
    return answerOf(response);
  };
}

/** What is not GraphQL, such as the page of a proxy, is told as an error instead of breaking the editor. */
async function answerOf(response: Response): Promise<ExecutionResult> {
  const text = await response.text();
  try {
    return JSON.parse(text) as ExecutionResult;
  } catch {
    return { errors: [new GraphQLError(`HTTP ${response.status}: ${text.slice(0, 200)}`)] };
  }
}
