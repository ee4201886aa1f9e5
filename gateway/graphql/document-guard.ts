import type { ApolloServerPlugin } from '@apollo/server';
import { parse, type DocumentNode } from 'graphql';
import type { Context } from '../request/context.ts';
import { measureDocument, type DocumentMeasure } from './document-limits.ts';
import { asRequestError, tooComplex } from './limit-refusal.ts';

const EMPTY_DOCUMENT = parse('{ __typename }', { noLocation: true });

/** Measures documents. Each is measured once, as long as Apollo Server caches it. */
export interface DocumentMeasures {
  of(document: DocumentNode): DocumentMeasure;
  /** Assigns a measure to a document without measuring it. */
  assign(document: DocumentNode, measure: DocumentMeasure): void;
}

/** Creates an empty cache of measures, by document. */
export function createDocumentMeasures(): DocumentMeasures {
  const known = new WeakMap<DocumentNode, DocumentMeasure>();
  return {
    of(document) {
      const measure = known.get(document) ?? measureDocument(document);
      known.set(document, measure);
      return measure;
    },
    assign: (document, measure) => void known.set(document, measure),
  };
}

/**
 * Refuses documents beyond the limits before anything else visits them. Apollo Server runs
 * GraphQL's own validation rules before custom ones, and some of them take very long for a document
 * that is crafted to be slow. Hooks before validation cannot refuse a request. Therefore such a
 * document is replaced by an empty one, which is validated and cached instead, and the request is
 * refused in the first hook that can do so.
 */
export function documentGuard(measures: DocumentMeasures): ApolloServerPlugin<Context> {
  return {
    async requestDidStart(requestContext) {
      return {
        async parsingDidStart() {
          return async (error) => {
            const { document } = requestContext;
            if (error !== undefined || document === undefined) return;
            const measure = measures.of(document);
            if (measure.exceeded === null) return;
            // A new object for each document, because its measure is stored under it.
            const empty = { ...EMPTY_DOCUMENT };
            measures.assign(empty, measure);
            Object.assign(requestContext, { document: empty });
          };
        },
        async didResolveOperation({ document }) {
          const { exceeded } = measures.of(document);
          if (exceeded !== null) throw asRequestError(tooComplex(exceeded));
        },
      };
    },
  };
}
