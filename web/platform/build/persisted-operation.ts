import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, getOperationAST, parse, print } from 'graphql';

/** An operation in a manifest of persisted operations, in the format of Apollo's tools. */
export interface PersistedOperation {
  /** The first 96 bits of the SHA-256 of the body, as base64url: 16 characters. */
  id: string;
  name: string;
  type: string;
  body: string;
}

/** The operation as Apollo Client sends it: with `__typename` in every selection. */
export const persistedOperation = (document: DocumentNode): PersistedOperation =>
  persistedText(print(new InMemoryCache().transformDocument(document)));

/** An operation that is sent as it is written. */
export function persistedText(body: string): PersistedOperation {
  const operation = getOperationAST(parse(body));
  const name = operation?.name?.value;
  if (operation == null || name === undefined)
    throw new Error(`A persisted document needs one operation with a name: ${body}`);
  const id = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { id, name, type: operation.operation, body };
}
