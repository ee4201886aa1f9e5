import { tenThousand, type ProcessDefinition } from '../process/definition.ts';
import { FINANCE, GENERAL, OPERATIONS, PURCHASE_MANAGER, SUPPLIER } from './steps.ts';

export const PURCHASE_ORDER: ProcessDefinition = {
  code: 'purchaseorder',
  sheettype: 'PO',
  modulecode: '200201',
  administrators: ['PT10'],
  steps: [
    PURCHASE_MANAGER,
    OPERATIONS,
    { ...FINANCE, from: tenThousand(5) },
    { ...GENERAL, from: tenThousand(20) },
    SUPPLIER,
  ],
};
