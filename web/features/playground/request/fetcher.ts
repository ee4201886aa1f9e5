import type { GraphiQLProvider } from '@graphiql/react';
import { type ExecutionResult, GraphQLError } from 'graphql';
import type { ComponentProps } from 'react';
import { postOperation, type PostOptions } from './post-operation.ts';
import type { Runs } from './runs.ts';

export type PlaygroundFetcher = ComponentProps<typeof GraphiQLProvider>['fetcher'];

/** The name of the operation with which the editor reads the schema. */
const INTROSPECTION = 'IntrospectionQuery';

interface FetcherOptions extends PostOptions {
  /** Records the time, the request id and the size of each answer. */
  runs: Pick<Runs, 'begin'>;
  now?: () => number;
}

/**
 * Creates the function with which the editor sends operations to the gateway. Headers from the
 * editor are added, for example an API token. Reading the schema is not recorded as a run.
 */
export function createFetcher({
  runs,
  now = performance.now.bind(performance),
  ...options
}: FetcherOptions) {
  return async (
    parameters: Parameters<PlaygroundFetcher>[0],
    given?: Parameters<PlaygroundFetcher>[1],
  ): Promise<ExecutionResult> => {
    const headers = (given?.headers ?? {}) as Readonly<Record<string, string>>;
    const isRun = parameters.operationName !== INTROSPECTION;
    const end = isRun ? runs.begin(parameters) : () => undefined;
    const start = now();
    const response = await postOperation(options, withKnownOperation(parameters), headers);
    const text = await response.text();
    end({
      ms: now() - start,
      bytes: new Blob([text]).size,
      status: response.status,
      requestId: response.headers.get('x-request-id'),
    });
    return parseAnswer(response.status, text);
  };
}

/**
 * Leaves out the name of an operation that the text does not have: the editor reads the names only
 * a moment after the text has changed.
 */
function withKnownOperation(parameters: Parameters<PlaygroundFetcher>[0]) {
  const { operationName, ...others } = parameters;
  if (operationName == null) return others;
  return new RegExp(`\\b(?:query|mutation|subscription)\\s+${operationName}\\b`, 'u').test(
    others.query,
  )
    ? parameters
    : others;
}

/** Returns a GraphQL error if the answer is not JSON, for example an error page of a proxy. */
function parseAnswer(status: number, text: string): ExecutionResult {
  try {
    return JSON.parse(text) as ExecutionResult;
  } catch {
    return { errors: [new GraphQLError(`HTTP ${status}: ${text.slice(0, 200)}`)] };
  }
}
