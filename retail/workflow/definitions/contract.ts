import { postOf, tenThousand, type ProcessDefinition } from '../process/definition.ts';
import { FINANCE, GENERAL, OPERATIONS } from './steps.ts';

/** The settlement post reviews contracts first and files them last. */
const CLERK = postOf('P0041');

export const CONTRACT: ProcessDefinition = {
  code: 'contract',
  sheettype: 'CT',
  modulecode: '200405',
  administrators: ['PT10'],
  steps: [
    { code: 'legal', name: '法务审核', kind: 'approval', actors: [CLERK] },
    FINANCE,
    {
      ...OPERATIONS,
      verbs: ['send', 'reject', 'return', 'transfer', 'delegate', 'addsign', 'cancel'],
    },
    { ...GENERAL, from: tenThousand(20) },
    {
      code: 'archive',
      name: '合同归档',
      kind: 'approval',
      actors: [CLERK],
      verbs: ['send', 'return', 'transfer'],
      names: { send: '归档' },
    },
  ],
};
