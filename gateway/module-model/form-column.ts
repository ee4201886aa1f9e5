import type { components } from '../../schema/generated/retail.ts';

/** A column as the services send it. */
export interface FormColumnModel {
  row: components['schemas']['Column'];
  /**
   * Additional parameters for its source: for a button's form, the task or instance it belongs to.
   */
  context: Readonly<Record<string, string>>;
  /** The column is read-only and its label is in another column of the section. */
  isLabeledElsewhere: boolean;
}
