import type { TypedDocumentNode } from '@apollo/client';
import { type ExecutionResult, print } from 'graphql';
import { postOperation, type PostOptions } from './post-operation.ts';

export type Ask = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** Asks for what the page itself needs. Rejects with the first error of an answer without data. */
export function createAsk(options: PostOptions): Ask {
  return async <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const response = await postOperation(options, { query: print(document), variables });
    const { data, errors } = (await response.json()) as ExecutionResult;
    if (data == null) throw new Error(errors?.[0]?.message ?? `HTTP ${response.status}`);
    return data as Data;
  };
}
