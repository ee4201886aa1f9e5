import type { ApolloServerPlugin } from '@apollo/server';
import {
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { FieldUse } from '../metrics/gauges.ts';
import type { Context } from '../request/context.ts';

/** Counts the fields that operations select. */
export interface FieldUsage {
  /** An operation of this document is executed. */
  note(document: DocumentNode): void;
  /** All fields that have been selected, by coordinate. */
  read(): FieldUse[];
}

/** More than the portal has operations; Apollo Server caches documents, so most come many times. */
const MAX_DOCUMENTS = 300;

/**
 * A request only increases the counter of its document. Which fields a document selects is found
 * out once, when the counts are read or when there are too many documents: then the oldest one gives
 * way, so that a request never waits for more than one. There are at most as many counts of fields
 * as the schema has fields, whatever clients send.
 */
export function createFieldUsage(
  schema: GraphQLSchema,
  maxDocuments: number = MAX_DOCUMENTS,
): FieldUsage {
  const requests = new Map<DocumentNode, number>();
  const uses = new Map<string, FieldUse>();

  const fieldsOf = new WeakMap<DocumentNode, readonly Omit<FieldUse, 'count'>[]>();

  /** Adds the requests of a document to the counts of its fields. */
  function addUp(document: DocumentNode, count: number): void {
    const fields = fieldsOf.get(document) ?? fieldsIn(document, schema);
    fieldsOf.set(document, fields);
    for (const { field, isDeprecated } of fields) {
      const known = uses.get(field);
      if (known === undefined) uses.set(field, { field, isDeprecated, count });
      else known.count += count;
    }
    requests.delete(document);
  }

  return {
    note(document) {
      requests.set(document, (requests.get(document) ?? 0) + 1);
      const oldest = requests.entries().next();
      if (requests.size > maxDocuments && !oldest.done) addUp(...oldest.value);
    },
    read() {
      for (const [document, count] of requests) addUp(document, count);
      return [...uses.values()].toSorted((one, other) => (one.field < other.field ? -1 : 1));
    },
  };
}

/** The fields that a document selects, each once; introspection is left out. */
function fieldsIn(document: DocumentNode, schema: GraphQLSchema): Omit<FieldUse, 'count'>[] {
  const found = new Map<string, Omit<FieldUse, 'count'>>();
  const typeInfo = new TypeInfo(schema);
  const Field = (): void => {
    const [parent, field] = [typeInfo.getParentType(), typeInfo.getFieldDef()];
    if (!parent || !field || parent.name.startsWith('__') || field.name.startsWith('__')) return;
    const coordinate = `${parent.name}.${field.name}`;
    found.set(coordinate, { field: coordinate, isDeprecated: field.deprecationReason != null });
  };
  visit(document, visitWithTypeInfo(typeInfo, { [Kind.FIELD]: { enter: Field } }));
  return [...found.values()];
}

/** Counts the operations that are valid and about to be executed. */
export function countFields(usage: FieldUsage): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return { didResolveOperation: async ({ document }) => usage.note(document) };
    },
  };
}
