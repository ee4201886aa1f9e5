import type { ProcessDefinition } from '../process/definition.ts';
import { FINANCE, OPERATIONS } from './steps.ts';

/** Its operations step has a button without a configured interface. */
export const EXPENSE: ProcessDefinition = {
  code: 'expense',
  sheettype: 'EX',
  modulecode: '200501',
  administrators: ['PT10'],
  steps: [
    {
      code: 'department',
      name: '部门审批',
      kind: 'approval',
      actors: [{ by: 'departmentManager' }],
      batch: true,
    },
    { ...OPERATIONS, extra: [{ buttonName: '发票查验', actionName: 'invoice', icon: 'receipt' }] },
    FINANCE,
  ],
};
