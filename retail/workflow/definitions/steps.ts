import { holdersOf, type StepDefinition } from '../process/definition.ts';

/** Steps that several processes share; each process states the differences. */
export const PURCHASE_MANAGER: StepDefinition = {
  code: 'purchasing',
  name: '采购经理审批',
  kind: 'approval',
  actors: [holdersOf('PT06')],
  batch: true,
};

export const OPERATIONS: StepDefinition = {
  code: 'operations',
  name: '营运审批',
  kind: 'approval',
  actors: [holdersOf('PT02')],
  batch: true,
};

export const FINANCE: StepDefinition = {
  code: 'finance',
  name: '财务复核',
  kind: 'anyone',
  actors: [holdersOf('PT08')],
};

export const GENERAL: StepDefinition = {
  code: 'general',
  name: '总经理审批',
  kind: 'approval',
  actors: [holdersOf('PT01')],
};

export const STORE_MANAGER: StepDefinition = {
  code: 'store',
  name: '店长审批',
  kind: 'approval',
  actors: [{ by: 'storeManager' }],
};

/** A supplier can only approve or reject, and cannot choose among the enterprise's colleagues. */
export const SUPPLIER: StepDefinition = {
  code: 'supplier',
  name: '供应商确认',
  kind: 'anyone',
  actors: [{ by: 'supplier' }],
  verbs: ['send', 'reject'],
  names: { send: '确认', reject: '拒绝' },
};
