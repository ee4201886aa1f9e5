import type { components } from '../../schema/generated/retail.ts';

/** A column as the services tell it, and what the address it chooses from is asked with beside its own parameters. */
export interface FormColumnModel {
  row: components['schemas']['Column'];
  /** For a button's form the task or instance that it belongs to. */
  about: Readonly<Record<string, string>>;
  /** Nothing can be chosen in it, and another column of its part holds what its code is called. */
  isTold: boolean;
}
