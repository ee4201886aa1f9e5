import { holdersOf, type ProcessDefinition } from '../process/definition.ts';
import { OPERATIONS, PURCHASE_MANAGER } from './steps.ts';

export const PRICE_ADJUSTMENT: ProcessDefinition = {
  code: 'priceadjustment',
  sheettype: 'PA',
  modulecode: '200301',
  administrators: ['PT10'],
  steps: [
    PURCHASE_MANAGER,
    OPERATIONS,
    {
      code: 'stores',
      name: '门店确认',
      kind: 'countersign',
      actors: [holdersOf('PT04')],
      verbs: ['send', 'reject', 'return', 'transfer'],
      names: { send: '确认' },
    },
  ],
};
