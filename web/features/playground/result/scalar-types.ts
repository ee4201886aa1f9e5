import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';

/**
 * The names of the types of all values of an answer, by the names of their fields from the root,
 * for example `viewer.dashboard.asOf` → `Date`. Empty without a schema, and for a query that cannot
 * be read.
 */
export function scalarTypesOf(
  schema: GraphQLSchema | null | undefined,
  query: string,
): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  if (schema == null) return types;
  try {
    const { definitions } = parse(query, { noLocation: true });
    const fragments = new Map(
      definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
      ),
    );
    const visit = (set: SelectionSetNode, type: GraphQLNamedType, path: string, depth: number) => {
      // Fragments that contain each other are no valid query, but they can be in the editor.
      if (depth > 50) return;
      for (const selection of set.selections) {
        if (selection.kind === Kind.FIELD) {
          const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
          const found = fields[selection.name.value];
          if (found === undefined) continue;
          const full = `${path}${(selection.alias ?? selection.name).value}`;
          const named = getNamedType(found.type);
          if (selection.selectionSet === undefined) types.set(full, named.name);
          else visit(selection.selectionSet, named, `${full}.`, depth + 1);
        } else {
          const fragment =
            selection.kind === Kind.INLINE_FRAGMENT
              ? selection
              : fragments.get(selection.name.value);
          if (fragment === undefined) continue;
          const on = fragment.typeCondition?.name.value;
          const inner = on === undefined ? type : schema.getType(on);
          if (inner != null) visit(fragment.selectionSet, inner, path, depth + 1);
        }
      }
    };
    for (const definition of definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const root = schema.getRootType(definition.operation);
      if (root != null) visit(definition.selectionSet, root, '', 0);
    }
  } catch {
    // The query is not finished: the answer is shown as text.
  }
  return types;
}
