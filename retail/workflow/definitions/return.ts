import type { ProcessDefinition } from '../process/definition.ts';
import { OPERATIONS, PURCHASE_MANAGER, SUPPLIER } from './steps.ts';

/** Its operations step sends fields that the engine does not know. */
export const RETURN: ProcessDefinition = {
  code: 'return',
  sheettype: 'RT',
  modulecode: '200206',
  administrators: ['PT10'],
  steps: [
    PURCHASE_MANAGER,
    {
      ...OPERATIONS,
      extra: [
        {
          buttonName: '同意并留痕',
          actionName: 'send',
          requesttype: 'POST',
          url: '/api/msc-bpm/task/send',
          params: { taskId: '{taskid}', channel: 'portal', trace: { level: 2, tags: ['a', 'b'] } },
          hint: '附带外部系统的追踪参数',
        },
      ],
    },
    SUPPLIER,
  ],
};
