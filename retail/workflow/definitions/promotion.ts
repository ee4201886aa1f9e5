import { holdersOf, type ProcessDefinition } from '../process/definition.ts';
import { SAMPLES_PLACEHOLDER } from '../../seed/applications/samples.ts';
import { GENERAL, OPERATIONS, PURCHASE_MANAGER } from './steps.ts';

/** Its operations step needs both directors, and opens a page of another origin. */
export const PROMOTION: ProcessDefinition = {
  code: 'promotion',
  sheettype: 'PM',
  modulecode: '200304',
  administrators: ['PT10'],
  steps: [
    PURCHASE_MANAGER,
    {
      ...OPERATIONS,
      kind: 'countersign',
      actors: [holdersOf('PT02')],
      verbs: ['send', 'reject', 'return', 'transfer', 'delegate', 'addsign', 'cancel'],
      extra: [
        {
          buttonName: '查看活动方案',
          actionName: 'view',
          requesttype: 'openwindow',
          url: `${SAMPLES_PLACEHOLDER}/module/?sheetid={sheetid}`,
          icon: 'external-link',
          hint: '在新窗口打开活动系统中的方案',
        },
      ],
    },
    GENERAL,
  ],
};
