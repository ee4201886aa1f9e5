import type { ApiTokenScope } from '../../../generated/schema.ts';

interface ScopeGroup {
  /** Part of the key of its text. */
  name: string;
  read: ApiTokenScope | null;
  /** Includes reading. */
  write: ApiTokenScope | null;
}

/** The scopes by the part of the portal that they open, in the order of the form. */
export const scopeGroups: readonly ScopeGroup[] = [
  { name: 'cards', read: 'READ_CARDS', write: 'WRITE_CARDS' },
  { name: 'sales', read: 'READ_SALES', write: null },
  { name: 'lists', read: 'READ_LISTS', write: 'WRITE_LISTS' },
  { name: 'export', read: 'EXPORT_LISTS', write: null },
  { name: 'sheets', read: 'READ_SHEETS', write: 'WRITE_SHEETS' },
  { name: 'workflow', read: 'READ_WORKFLOW', write: 'WRITE_WORKFLOW' },
  { name: 'tasks', read: 'READ_TASKS', write: 'WRITE_TASKS' },
  { name: 'messages', read: 'READ_MESSAGES', write: 'WRITE_MESSAGES' },
  { name: 'menus', read: 'READ_MENUS', write: 'WRITE_MENUS' },
  { name: 'webhooks', read: 'READ_WEBHOOKS', write: 'WRITE_WEBHOOKS' },
];

/** The groups that a token may read, and those that it may change as well. */
export function groupsOf(scopes: readonly ApiTokenScope[]): {
  read: readonly string[];
  write: readonly string[];
} {
  const has = (scope: ApiTokenScope | null) => scope !== null && scopes.includes(scope);
  const write = scopeGroups.filter((group) => has(group.write));
  const read = scopeGroups.filter((group) => has(group.read) && !write.includes(group));
  return { read: read.map(({ name }) => name), write: write.map(({ name }) => name) };
}
