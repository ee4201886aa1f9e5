import type { ModuleColumn } from '../../module-model/module-metadata.ts';

/**
 * A column of an import with everything needed to parse its cells. It is sent to the worker thread
 * as it is.
 */
export interface ImportColumn extends ModuleColumn {
  /** Its header text in the user's language. */
  header: string;
  /** The choices loaded beforehand. Null if the column has none or they are too many. */
  choices: readonly Choice[] | null;
}

export interface Choice {
  value: string;
  /** Label in the user's language. */
  label: string;
  /** Label of the services, if different. */
  servicesLabel: string | null;
}
