import type { DocumentNode } from 'graphql';
import type { CostQuestion, QueryCost } from './query-cost.ts';

/** Of one document: pages ask it with few different sizes. */
const MAX_KEPT = 20;

/**
 * Reckons the cost of a document once for all variables that cannot change it. Only numbers (sizes of pages), truth values (what is left out) and
 * the lengths of lists can.
 */
export function keepCosts(
  queryCost: (question: CostQuestion) => QueryCost,
): (question: CostQuestion) => QueryCost {
  const known = new WeakMap<DocumentNode, Map<string, QueryCost>>();
  return (question) => {
    const ofDocument = known.get(question.document) ?? new Map<string, QueryCost>();
    known.set(question.document, ofDocument);
    const key = keyOf(question);
    const found = ofDocument.get(key) ?? queryCost(question);
    if (ofDocument.size < MAX_KEPT) ofDocument.set(key, found);
    return found;
  };
}

function keyOf({ operation, variables, isVisitor }: CostQuestion): string {
  const deciding = Object.entries(variables).map(
    ([name, value]) => `${name}=${decidingPart(value)}`,
  );
  return `${operation.name?.value ?? ''} ${isVisitor ? 'visitor' : ''} ${deciding.join(' ')}`;
}

function decidingPart(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  return typeof value === 'number' || typeof value === 'boolean' || value === null
    ? String(value)
    : '';
}
