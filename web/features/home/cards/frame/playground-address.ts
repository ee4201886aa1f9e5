import { type DocumentNode, type FragmentDefinitionNode, Kind, print, visit } from 'graphql';
import type { CardRequest } from './card-frame-props.ts';

/**
 * The address that opens the playground with the request of a card. The request is in the fragment
 * (after #), which browsers do not send, so it does not appear in server logs.
 */
export function playgroundAddress({ document, variables }: CardRequest, typename: string): string {
  const operation = withUsedVariables(
    withUsedFragments(withoutOtherKinds(document as DocumentNode, typename)),
  );
  const used = variablesIn(operation);
  const given = Object.fromEntries(Object.entries(variables).filter(([name]) => used.has(name)));
  const hash = new URLSearchParams({
    query: print(operation),
    variables: JSON.stringify(given, null, 2),
  });
  return `/playground#${hash.toString()}`;
}

/** Removes the fragments of other kinds of cards, which cannot match the answer. */
function withoutOtherKinds(document: DocumentNode, typename: string): DocumentNode {
  const fragments = fragmentsOf(document);
  const isOtherKind = (name: string) => {
    const on = fragments.get(name)?.typeCondition.name.value ?? '';
    return on.endsWith('Card') && on !== 'Card' && on !== typename;
  };
  return visit(document, {
    FragmentSpread: ({ name }) => (isOtherKind(name.value) ? null : undefined),
    FragmentDefinition: ({ name }) => (isOtherKind(name.value) ? null : undefined),
  });
}

function withUsedFragments(document: DocumentNode): DocumentNode {
  const fragments = fragmentsOf(document);
  const used = new Set<string>();
  const collect = (node: DocumentNode['definitions'][number]) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment === undefined || used.has(name.value)) return;
        used.add(name.value);
        collect(fragment);
      },
    });
  };
  document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).forEach(collect);
  const isUsed = (definition: DocumentNode['definitions'][number]) =>
    definition.kind !== Kind.FRAGMENT_DEFINITION || used.has(definition.name.value);
  return { ...document, definitions: document.definitions.filter(isUsed) };
}

function withUsedVariables(document: DocumentNode): DocumentNode {
  const used = variablesIn(document);
  return visit(document, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  });
}

/** The variables that are used, not only declared. */
function variablesIn(document: DocumentNode): ReadonlySet<string> {
  const used = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable({ name }) {
      used.add(name.value);
    },
  });
  return used;
}

function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter(
    (definition): definition is FragmentDefinitionNode =>
      definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  return new Map(fragments.map((definition) => [definition.name.value, definition]));
}
