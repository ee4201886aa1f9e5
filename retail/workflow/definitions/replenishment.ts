import type { ProcessDefinition } from '../process/definition.ts';
import { OPERATIONS, STORE_MANAGER } from './steps.ts';

export const REPLENISHMENT: ProcessDefinition = {
  code: 'replenishment',
  sheettype: 'RQ',
  modulecode: '200101',
  administrators: ['PT10'],
  steps: [STORE_MANAGER, OPERATIONS],
};
