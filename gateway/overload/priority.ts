import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * What is answered for how long while the gateway has too much to do: `later` is refused first,
 * then `query`; `first` is answered until nothing is.
 */
export type Priority = 'first' | 'query' | 'later';

/** Fields of `Query` and `Viewer` without which nobody gets to work: the session and the shell. */
const FIRST_FIELDS: ReadonlySet<string> = new Set([
  ...['signInOptions', 'lockedSession', 'viewer'],
  ...['__typename', 'id', 'code', 'name', 'userType', 'avatarUrl', 'enterprise'],
  ...['mainPost', 'posts', 'shop', 'shops', 'shopMode', 'shopsOfPost', 'signedInAt', 'session'],
  ...['passwordPolicy', 'settings', 'languagePacks', 'applications', 'application'],
]);

/**
 * Fields that can wait: one chart or card that loads by itself, help, reading the schema, and the
 * start of work in the background.
 */
const LATER_FIELDS: ReadonlySet<string> = new Set([
  ...['card', 'dashboardTemplate', 'elves', 'elf', '__schema', '__type', '_service'],
  ...['exportStart', 'importStart'],
]);

/** The priority of an operation, from the fields of its root and of `viewer`. */
export function priorityOf(document: DocumentNode, operation: OperationDefinitionNode): Priority {
  const names = fieldNames(document, operation.selectionSet);
  if (operation.operation === OperationTypeNode.MUTATION)
    return names.every((name) => LATER_FIELDS.has(name)) ? 'later' : 'first';
  if (names.some((name) => LATER_FIELDS.has(name))) return 'later';
  return names.every((name) => FIRST_FIELDS.has(name)) ? 'first' : 'query';
}

/** Names of the selected fields, and of those below `viewer`, each once. */
function fieldNames({ definitions }: DocumentNode, selections: SelectionSetNode): string[] {
  const fragments = new Map(
    definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const names = new Set<string>();
  const visited = new Set<FragmentDefinitionNode>();
  function collect(selectionSet: SelectionSetNode, isRoot: boolean): void {
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) {
        const { value } = selection.name;
        names.add(value);
        if (isRoot && value === 'viewer' && selection.selectionSet)
          collect(selection.selectionSet, false);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, isRoot);
      else {
        const fragment = fragments.get(selection.name.value);
        if (fragment === undefined || visited.has(fragment)) continue;
        visited.add(fragment);
        collect(fragment.selectionSet, isRoot);
      }
    }
  }
  collect(selections, true);
  return [...names];
}
