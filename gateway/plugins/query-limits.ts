import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** What one operation may ask. The portal's own largest needs less than half of this, which a test holds; a person exploring stays far below. */
export const QUERY_LIMITS = { depth: 12, aliases: 30, fields: 1000, tokens: 2000 } as const;

type Measure = 'depth' | 'aliases' | 'fields';
type Size = Record<Measure, number>;

const NOTHING: Size = { depth: 0, aliases: 0, fields: 0 };

/**
 * A validation rule, so that a document in the cache is not measured again. Fragments count wherever they are spread, which is what they
 * cost. Introspection is left out: graphql-js has a rule of its own for it, and GraphiQL's question is long by nature.
 */
export function queryLimits(context: ValidationContext): ASTVisitor {
  const sizes = new Map<string, Size>();

  function sizeOfFragment(name: string): Size {
    const known = sizes.get(name);
    if (known !== undefined) return known;
    // Set before it is measured: a fragment that spreads itself is another rule's error and must not run for ever here.
    sizes.set(name, NOTHING);
    const fragment: FragmentDefinitionNode | null | undefined = context.getFragment(name);
    const size = fragment ? sizeOf(fragment.selectionSet) : NOTHING;
    sizes.set(name, size);
    return size;
  }

  function sizeOf({ selections }: SelectionSetNode): Size {
    return selections.map(sizeOfSelection).reduce(sum, NOTHING);
  }

  function sizeOfSelection(selection: SelectionSetNode['selections'][number]): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOf(selection.selectionSet);
    const aliases = selection.alias ? 1 : 0;
    if (selection.name.value.startsWith('__')) return { ...NOTHING, aliases };
    const below = selection.selectionSet ? sizeOf(selection.selectionSet) : NOTHING;
    return { depth: below.depth + 1, aliases: below.aliases + aliases, fields: below.fields + 1 };
  }

  return {
    OperationDefinition(operation: OperationDefinitionNode) {
      const size = sizeOf(operation.selectionSet);
      for (const measure of ['depth', 'aliases', 'fields'] as const) {
        const limit = QUERY_LIMITS[measure];
        if (size[measure] > limit)
          context.reportError(tooComplex(`${measure} ${size[measure]} is more than ${limit}`, operation));
      }
      return false;
    },
  };
}

function sum(one: Size, other: Size): Size {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    fields: one.fields + other.fields,
  };
}

function tooComplex(what: string, operation: OperationDefinitionNode): GraphQLError {
  const name = operation.name?.value ?? 'operation';
  return new GraphQLError(`The query is too complex: ${name}: ${what}.`, {
    nodes: operation,
    extensions: { code: 'QUERY_TOO_COMPLEX' },
  });
}
