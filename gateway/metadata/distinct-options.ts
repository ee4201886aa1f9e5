import type { ColumnOption } from '../generated/resolvers.ts';
import { firstOfEach } from '../values/first-of-each.ts';

/**
 * Options that can be chosen: those with a value, of which the first counts if services list one
 * twice, because a field cannot tell them apart.
 */
export const distinctOptions = (options: readonly ColumnOption[]): ColumnOption[] =>
  firstOfEach(
    options.filter(({ value }) => value !== ''),
    ({ value }) => value,
  );
