import type { Column } from './column.ts';
import type { FieldValues } from './values.ts';

/**
 * The columns with the dependencies that can be met in this form: one that is no column of it, and one that leads back to where it began, are
 * left out, so that nobody waits for a field that waits for him.
 */
export function withOpenDependencies(columns: readonly Column[]): readonly Column[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const reached = (from: string, found: Set<string>): Set<string> => {
    if (found.has(from)) return found;
    found.add(from);
    for (const name of byName.get(from)?.dependsOn ?? []) reached(name, found);
    return found;
  };
  return columns.map((column) => {
    const open = column.dependsOn.filter(
      (name) => byName.has(name) && !reached(name, new Set()).has(column.name),
    );
    return open.length === column.dependsOn.length ? column : { ...column, dependsOn: open };
  });
}

/** Those that must hold something before anything can be chosen in it, and hold nothing. */
export const awaitedBy = ({ dependsOn }: Column, values: FieldValues): string[] =>
  dependsOn.filter((name) => (values[name] ?? null) === null);

/** What else decides what may be chosen in it, as a text that is another one when that changes. */
export const sourceOf = ({ dependsOn }: Column, values: FieldValues): string =>
  JSON.stringify(dependsOn.map((name) => values[name] ?? null));

/** All that depend on it, by way of others too. */
export function dependentsOf(columns: readonly Column[], name: string): string[] {
  const found = new Set<string>();
  const visit = (from: string) => {
    for (const column of columns) {
      if (!column.dependsOn.includes(from) || found.has(column.name) || column.name === name)
        continue;
      found.add(column.name);
      visit(column.name);
    }
  };
  visit(name);
  return [...found];
}

/** What changes, and what becomes empty with it: all that depends on it and does not change too. */
export function withEmptied(columns: readonly Column[], changed: FieldValues): FieldValues {
  const names = Object.keys(changed).flatMap((name) => dependentsOf(columns, name));
  return { ...Object.fromEntries(names.map((name) => [name, null])), ...changed };
}
