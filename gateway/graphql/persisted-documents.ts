import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode } from 'graphql';
import type { PortalOperations } from './portal-operations.ts';

type PersistedDocuments = Required<
  Pick<ApolloServerOptions<BaseContext>, 'persistedQueries' | 'documentStore'>
>;

/**
 * What Apollo Server needs to execute the portal's operations by id. Texts that clients send with
 * an id are not stored: nobody can add operations. The parsed documents of the portal are never
 * dropped, so each is parsed, validated, measured and costed once, however many other documents
 * come; those share a cache of limited size.
 */
export function persistedDocuments(operations: PortalOperations): PersistedDocuments {
  const own = new Map<string, DocumentNode>();
  // As Apollo Server's own: up to 30 MiB.
  const others = new InMemoryLRUCache<DocumentNode>();
  const isOwn = (key: string): boolean => operations.has(withoutPrefix(key));
  return {
    persistedQueries: {
      cache: {
        get: async (key) => operations.textOf(withoutPrefix(key)),
        set: async () => undefined,
        delete: async () => undefined,
      },
    },
    documentStore: {
      get: async (key) => own.get(key) ?? others.get(key),
      set: async (key, document) => {
        if (isOwn(key)) own.set(key, document);
        else await others.set(key, document);
      },
      delete: async (key) => void (own.delete(key) || (await others.delete(key))),
    },
  };
}

/** Apollo Server puts the kind of cache, or the hash of the schema, and a colon before each key. */
const withoutPrefix = (key: string): string => key.slice(key.indexOf(':') + 1);
