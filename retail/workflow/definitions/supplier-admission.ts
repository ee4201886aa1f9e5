import { holdersOf, type ProcessDefinition } from '../process/definition.ts';
import { GENERAL, OPERATIONS, PURCHASE_MANAGER } from './steps.ts';

/** Its operations step has mistakes that an operator can make: an address of another origin, and one outside the workflow. */
export const SUPPLIER_ADMISSION: ProcessDefinition = {
  code: 'supplieradmission',
  sheettype: 'SA',
  modulecode: '200402',
  administrators: ['PT10'],
  steps: [
    { code: 'qualification', name: '资质审核', kind: 'anyone', actors: [holdersOf('PT07')] },
    PURCHASE_MANAGER,
    {
      ...OPERATIONS,
      verbs: ['send', 'reject', 'return', 'transfer', 'delegate', 'addsign', 'cancel'],
      extra: [
        {
          buttonName: '征信查询',
          actionName: 'credit',
          requesttype: 'openwindow',
          url: 'https://credit.example.com/query?no={sheetid}',
          icon: 'search',
        },
        {
          buttonName: '同步主数据',
          actionName: 'sync',
          requesttype: 'POST',
          url: '/api/msc-ucs/account/updateLogo',
          params: { logo: '' },
        },
      ],
    },
    GENERAL,
  ],
};
