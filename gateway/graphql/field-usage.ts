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

/** Documents are cached by Apollo Server, so most are counted many times before they are dropped. */
const MAX_DOCUMENTS = 1000;

/**
 * A request only increases the counter of its document. Which fields a document selects is found
 * out when the counts are read, or when there are too many documents; the counts of the documents
 * are then added to those of their fields. There are at most as many of these as the schema has
 * fields, whatever clients send.
 */
export function createFieldUsage(
  schema: GraphQLSchema,
  maxDocuments: number = MAX_DOCUMENTS,
): FieldUsage {
  const requests = new Map<DocumentNode, number>();
  const uses = new Map<string, FieldUse>();

  function addUp(): void {
    for (const [document, count] of requests)
      for (const { field, isDeprecated } of fieldsIn(document, schema)) {
        const known = uses.get(field);
        if (known === undefined) uses.set(field, { field, isDeprecated, count });
        else known.count += count;
      }
    requests.clear();
  }

  return {
    note(document) {
      requests.set(document, (requests.get(document) ?? 0) + 1);
      if (requests.size >= maxDocuments) addUp();
    },
    read() {
      addUp();
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
