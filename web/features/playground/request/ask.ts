import type { TypedDocumentNode } from '@apollo/client';
import { type ExecutionResult, print } from 'graphql';
import { postOperation, type PostOptions } from './post-operation.ts';

export type Ask = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** What the gateway says about a request that failed, in the caller's language. */
export class AnswerError extends Error {}

/**
 * Asks for what the page itself needs. Rejects with the first error of an answer without data, or
 * with null alone.
 */
export function createAsk(options: PostOptions): Ask {
  return async <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const response = await postOperation(options, { query: print(document), variables });
    const { data, errors } = (await response.json()) as ExecutionResult;
    const hasData = Object.values(data ?? {}).some((value) => value !== null);
    const message = errors?.[0]?.message;
    if (!hasData && message !== undefined) throw new AnswerError(message);
    if (data == null) throw new Error(`HTTP ${response.status}`);
    return data as Data;
  };
}
