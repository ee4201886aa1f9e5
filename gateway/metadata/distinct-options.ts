import type { ColumnOption } from '../generated/resolvers.ts';

/**
 * Options that can be chosen: those with a value, of which the first counts if services list one
 * twice, because a field cannot tell them apart.
 */
export function distinctOptions(options: readonly ColumnOption[]): ColumnOption[] {
  const seen = new Set(['']);
  return options.filter(({ value }) => {
    const isNew = !seen.has(value);
    seen.add(value);
    return isNew;
  });
}
