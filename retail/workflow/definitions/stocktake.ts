import { tenThousand, type ProcessDefinition } from '../process/definition.ts';
import { FINANCE, OPERATIONS, STORE_MANAGER } from './steps.ts';

/** Its operations step opens a module of the portal. */
export const STOCKTAKE: ProcessDefinition = {
  code: 'stocktake',
  sheettype: 'SD',
  modulecode: '200104',
  administrators: ['PT10'],
  steps: [
    STORE_MANAGER,
    { code: 'region', name: '区域审批', kind: 'approval', actors: [{ by: 'regionManager' }] },
    {
      ...OPERATIONS,
      extra: [
        {
          buttonName: '打开差异单',
          actionName: 'open',
          requesttype: 'openwindow',
          url: 'portal:sheet?module={modulecode}&sheetid={sheetid}',
          params: { module: '{modulecode}', sheetid: '{sheetid}' },
          icon: 'external-link',
          hint: '在新标签页打开单据',
        },
      ],
    },
    { ...FINANCE, from: tenThousand(1) },
  ],
};
