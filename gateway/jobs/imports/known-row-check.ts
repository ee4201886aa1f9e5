import type { SignedIn } from '../../request/context.ts';
import { messageIn, type Locale } from '../../language/messages.ts';
import type { ListModuleModel } from '../../module-model/list-module.ts';
import type { ReadRow } from '../job.ts';

/** Adds a problem to each row whose key already exists in the list. */
export type KnownRowCheck = (rows: readonly ReadRow[]) => Promise<ReadRow[]>;

interface KnownRowParts {
  module: ListModuleModel;
  /** Title of the key column in the user's language. */
  keyTitle: string;
  signedIn(): Promise<SignedIn>;
  locale: Locale;
}

/**
 * Looks up many keys in one call. If the services cannot search for several keys or fail, no row is
 * marked: the services refuse existing keys themselves during the import.
 */
export function createKnownRowCheck({
  module,
  keyTitle,
  signedIn,
  locale,
}: KnownRowParts): KnownRowCheck {
  const { keyField, conditionOperations, paths } = module.config;
  const isPossible = paths.search !== null && conditionOperations.includes('IN');
  const message = messageIn(locale, 'valueTaken', { title: keyTitle });
  return async function markKnown(rows) {
    const keys = [...new Set(rows.flatMap(({ values }) => values[keyField] ?? []))];
    if (!isPossible || keys.length === 0) return [...rows];
    const { loaders } = await signedIn();
    const known = await loaders.listRowsOfKeys(module, keys).catch(() => []);
    const taken = new Set(known.map(({ key }) => key));
    return rows.map((row) => {
      const isTaken =
        taken.has(row.values[keyField] ?? '') &&
        row.problems.every(({ column }) => column !== keyField);
      return isTaken ? { ...row, problems: [...row.problems, { column: keyField, message }] } : row;
    });
  };
}
