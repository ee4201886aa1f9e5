import { type DocumentNode, type FragmentDefinitionNode, Kind, print, visit } from 'graphql';
import type { CardRequest } from './card-frame-props.ts';

/**
 * The address at which the playground opens with what a card asked. The question stands behind the #, which no browser sends anywhere: no log
 * of any server sees it.
 */
export function playgroundAddress({ document, variables }: CardRequest, typename: string): string {
  const question = withUsedVariables(
    withUsedFragments(withoutOthers(document as DocumentNode, typename)),
  );
  const used = variablesIn(question);
  const given = Object.fromEntries(Object.entries(variables).filter(([name]) => used.has(name)));
  const hash = new URLSearchParams({
    query: print(question),
    variables: JSON.stringify(given, null, 2),
  });
  return `/playground#${hash.toString()}`;
}

/** The operation without what is only for other kinds of cards, which could match nothing in its answer. */
function withoutOthers(document: DocumentNode, typename: string): DocumentNode {
  const fragments = fragmentsOf(document);
  const isForeign = (name: string) => {
    const on = fragments.get(name)?.typeCondition.name.value ?? '';
    return on.endsWith('Card') && on !== 'Card' && on !== typename;
  };
  return visit(document, {
    FragmentSpread: ({ name }) => (isForeign(name.value) ? null : undefined),
    FragmentDefinition: ({ name }) => (isForeign(name.value) ? null : undefined),
  });
}

function withUsedFragments(document: DocumentNode): DocumentNode {
  const fragments = fragmentsOf(document);
  const used = new Set<string>();
  const follow = (node: DocumentNode['definitions'][number]) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment === undefined || used.has(name.value)) return;
        used.add(name.value);
        follow(fragment);
      },
    });
  };
  document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).forEach(follow);
  const isUsed = (one: DocumentNode['definitions'][number]) =>
    one.kind !== Kind.FRAGMENT_DEFINITION || used.has(one.name.value);
  return { ...document, definitions: document.definitions.filter(isUsed) };
}

function withUsedVariables(document: DocumentNode): DocumentNode {
  const used = variablesIn(document);
  return visit(document, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  });
}

/** Variables that are used, and not only declared. */
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
    (one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION,
  );
  return new Map(fragments.map((one) => [one.name.value, one]));
}
