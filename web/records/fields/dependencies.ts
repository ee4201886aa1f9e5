import type { Column } from './column.ts';
import type { FieldValues } from './values.ts';

/**
 * The columns without dependencies that can never be met: on columns missing from the form, and
 * circular ones. Otherwise two fields could wait for each other forever.
 */
export function withResolvableDependencies(columns: readonly Column[]): readonly Column[] {
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

/** The columns that must be filled in before an option can be chosen, and are empty. */
export const missingDependencies = ({ dependsOn }: Column, values: FieldValues): string[] =>
  dependsOn.filter((name) => (values[name] ?? null) === null);

/**
 * A key that changes whenever the available options may change: the values that the column depends
 * on.
 */
export const dependencyKey = ({ dependsOn }: Column, values: FieldValues): string =>
  JSON.stringify(dependsOn.map((name) => values[name] ?? null));

/** All columns that depend on this one, directly or indirectly. */
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

/** The changed values, plus null for every dependent field that was not changed itself. */
export function withClearedDependents(
  columns: readonly Column[],
  changed: FieldValues,
): FieldValues {
  const names = Object.keys(changed).flatMap((name) => dependentsOf(columns, name));
  return { ...Object.fromEntries(names.map((name) => [name, null])), ...changed };
}
