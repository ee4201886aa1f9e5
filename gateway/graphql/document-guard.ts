import type { ApolloServerPlugin } from '@apollo/server';
import { parse, type DocumentNode } from 'graphql';
import type { Context } from '../request/context.ts';
import { measureDocument, type DocumentMeasure } from './document-limits.ts';
import { asRequestError, tooComplex } from './limit-refusal.ts';

const EMPTY = parse('{ __typename }', { noLocation: true });

/** What is known of a document; measured once for as long as Apollo Server keeps the document. */
export interface DocumentMeasures {
  of(document: DocumentNode): DocumentMeasure;
  /** A document that has this measure, whatever it asks. */
  keep(document: DocumentNode, measure: DocumentMeasure): void;
}

export function createDocumentMeasures(): DocumentMeasures {
  const known = new WeakMap<DocumentNode, DocumentMeasure>();
  return {
    of(document) {
      const measure = known.get(document) ?? measureDocument(document);
      known.set(document, measure);
      return measure;
    },
    keep: (document, measure) => void known.set(document, measure),
  };
}

/**
 * Refuses documents beyond the limits before anything else visits them. Apollo Server validates with the rules of GraphQL first and with a
 * server's own afterwards, and some of the former take time out of all proportion to a document that is made for it. No hook before
 * validation may refuse; so such a document is replaced by an empty one there, which is what is validated and kept, and refused as soon
 * as a hook may.
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
            // An object of its own, because what was measured belongs to it.
            const empty = { ...EMPTY };
            measures.keep(empty, measure);
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
