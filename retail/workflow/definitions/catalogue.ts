import type { ProcessDefinition, StepDefinition } from '../process/definition.ts';
import { CONTRACT } from './contract.ts';
import { EXPENSE } from './expense.ts';
import { PRICE_ADJUSTMENT } from './price-adjustment.ts';
import { PROMOTION } from './promotion.ts';
import { PURCHASE_ORDER } from './purchase-order.ts';
import { REPLENISHMENT } from './replenishment.ts';
import { RETURN } from './return.ts';
import { STOCKTAKE } from './stocktake.ts';
import { SUPPLIER_ADMISSION } from './supplier-admission.ts';

/** All processes. A new one needs one file and one line. */
export const PROCESSES: readonly [ProcessDefinition, ...ProcessDefinition[]] = [
  PURCHASE_ORDER,
  PRICE_ADJUSTMENT,
  PROMOTION,
  SUPPLIER_ADMISSION,
  CONTRACT,
  EXPENSE,
  RETURN,
  REPLENISHMENT,
  STOCKTAKE,
];

export function processFor(sheettype: string): ProcessDefinition | undefined {
  return PROCESSES.find((process) => process.sheettype === sheettype);
}

/** Returns the definition of an instance; its code was written by this program. */
export function processOf({ processcode }: { processcode: string }): ProcessDefinition {
  const found = PROCESSES.find(({ code }) => code === processcode);
  if (!found) throw new Error(`No process ${processcode}`);
  return found;
}

export function stepOf(
  process: ProcessDefinition,
  code: string | null,
): StepDefinition | undefined {
  return process.steps.find((step) => step.code === code);
}
