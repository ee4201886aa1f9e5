import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { mergeMap, of } from 'rxjs';
import { codeOf } from './failure.ts';

/**
 * A link that sends the id of an operation instead of its text. The build has written the id into
 * the document; without it, as on the development server, the text is sent. If the gateway does not
 * know the id, because it has another build than this page, the text is sent after it. Apollo's own
 * link does the same with 1 kB more, most of it for calculating hashes.
 */
export const createPersistedLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const id = idOf(operation.query);
    if (id === undefined) return forward(operation);
    operation.extensions.persistedQuery = { version: 1, sha256Hash: id };
    operation.setContext({ http: { includeQuery: false } });
    return forward(operation).pipe(
      mergeMap((result) => {
        if (codeOf(result) !== 'PERSISTED_QUERY_NOT_FOUND') return of(result);
        delete operation.extensions.persistedQuery;
        operation.setContext({ http: { includeQuery: true } });
        return forward(operation);
      }),
    );
  });

function idOf(document: DocumentNode): string | undefined {
  return (document as { __meta__?: { id?: string } }).__meta__?.id;
}
