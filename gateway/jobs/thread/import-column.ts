import type { ModuleColumn } from '../../module-model/module-metadata.ts';

/** A column that rows are imported into, with all that reading a cell of it takes. It goes to the thread as it is. */
export interface ImportColumn extends ModuleColumn {
  /** Its head in the user's language. */
  head: string;
  /** What may be chosen, as far as it is known beforehand: codes and what they are called. Null where nothing is chosen or too much may be. */
  choices: readonly Choice[] | null;
}

export interface Choice {
  value: string;
  /** What the user reads. */
  label: string;
  /** What the services call it, where that is something else. */
  servicesLabel: string | null;
}
