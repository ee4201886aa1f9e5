import {
  getArgumentValues,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ApiTokenScope } from '../generated/resolvers.ts';
import { typeOfId } from '../request/ids.ts';
import { accessToField, accessToType, scopeAlsoNeeded, type Access } from './schema-domains.ts';

export interface RequiredScopes {
  scopes: ReadonlySet<ApiTokenScope>;
  /** A field that no token may use; null when there is none. */
  closedField: string | null;
}

/** An operation, with its variables coerced. */
export interface ScopeQuestion {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
}

/**
 * What a token needs to run an operation: the scope of every field that it selects, under any alias
 * and in any fragment, and of the objects that it names by their ids. Fields that a directive leaves
 * out count too.
 */
export function requiredScopes(
  schema: GraphQLSchema,
  { document, operation, variables }: ScopeQuestion,
): RequiredScopes {
  const fragments = fragmentsOf(document);
  const visited = new Set<FragmentDefinitionNode>();
  const scopes = new Set<ApiTokenScope>();
  let closedField: string | null = null;
  const root = schema.getRootType(operation.operation);
  const isMutation = root === schema.getMutationType();

  function need(access: Access, isWritten: boolean, coordinate: string): void {
    if (access === 'OPEN') return;
    const scope = access === 'CLOSED' ? null : isWritten ? access.write : access.read;
    if (scope === null) closedField ??= coordinate;
    else scopes.add(scope);
  }

  function collectField(node: FieldNode, type: GraphQLNamedType): void {
    const field =
      isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    // __typename, __schema and __type: who may read the schema is checked elsewhere.
    if (field === undefined) return;
    const coordinate = `${type.name}.${field.name}`;
    need(accessToField(schema, type, field), isMutation && type === root, coordinate);
    const also = scopeAlsoNeeded(coordinate);
    if (also !== null) scopes.add(also);
    if (type === schema.getQueryType())
      for (const name of namedTypes(getArgumentsOf(field, node, variables)))
        need(accessToNamed(schema, name), false, name);
    if (node.selectionSet) collect(node.selectionSet, getNamedType(field.type));
  }

  function collect({ selections }: SelectionSetNode, type: GraphQLNamedType): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        collectField(selection, type);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (fragment === undefined) continue;
      if (fragment.kind === Kind.FRAGMENT_DEFINITION) {
        if (visited.has(fragment)) continue;
        visited.add(fragment);
      }
      const condition = fragment.typeCondition?.name.value;
      collect(fragment.selectionSet, (condition && schema.getType(condition)) || type);
    }
  }

  if (root) collect(operation.selectionSet, root);
  return { scopes, closedField };
}

/** Types whose objects a field of Query looks up: by id in `node` and `nodes`, by key in `_entities`. */
function namedTypes({ id, ids, representations }: Record<string, unknown>): string[] {
  const ofIds = [id, ids]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? typeOfId(each) : []));
  const ofEntities = [representations].flat().flatMap((each) => {
    const name = (each as { __typename?: unknown } | null | undefined)?.__typename;
    return typeof name === 'string' ? name : [];
  });
  return [...ofIds, ...ofEntities];
}

/** A name that is no type finds nothing, so it needs no scope. */
function accessToNamed(schema: GraphQLSchema, name: string): Access {
  const type = schema.getType(name);
  return type === undefined ? 'OPEN' : accessToType(schema, type);
}

/** Invalid arguments count as none: execution reports them and does not resolve the field. */
function getArgumentsOf(
  field: Parameters<typeof getArgumentValues>[0],
  node: FieldNode,
  variables: ScopeQuestion['variables'],
): Record<string, unknown> {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
}

function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  );
}
