import type { SalesChoice } from './sales-choice.ts';

/** Props of the parts of the form. */
export interface BuilderFieldProps {
  choice: SalesChoice;
  isSupplier: boolean;
  onChange: (part: Partial<SalesChoice>) => void;
}
