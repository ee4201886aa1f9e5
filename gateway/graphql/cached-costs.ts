import type { DocumentNode } from 'graphql';
import type { CostQuestion, QueryCost } from './query-cost.ts';

/** Maximum cached costs per document. Pages use few different page sizes. */
const MAX_CACHED = 20;

/**
 * Caches the cost of a document for all variables that lead to the same cost. Only numbers (page
 * sizes), booleans (`@include`, `@skip`) and lengths of lists influence it.
 */
export function cacheCosts(
  queryCost: (question: CostQuestion) => QueryCost,
): (question: CostQuestion) => QueryCost {
  const known = new WeakMap<DocumentNode, Map<string, QueryCost>>();
  return (question) => {
    const ofDocument = known.get(question.document) ?? new Map<string, QueryCost>();
    known.set(question.document, ofDocument);
    const key = keyOf(question);
    const found = ofDocument.get(key) ?? queryCost(question);
    if (ofDocument.size < MAX_CACHED) ofDocument.set(key, found);
    return found;
  };
}

function keyOf({ operation, variables, isVisitor }: CostQuestion): string {
  const deciding = Object.entries(variables).map(
    ([name, value]) => `${name}=${relevantPart(value)}`,
  );
  return `${operation.name?.value ?? ''} ${isVisitor ? 'visitor' : ''} ${deciding.join(' ')}`;
}

function relevantPart(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  return typeof value === 'number' || typeof value === 'boolean' || value === null
    ? String(value)
    : '';
}
