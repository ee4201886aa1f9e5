import type { ServiceTable } from '../server/service.ts';
import { lookupItems } from './lookups.ts';
import { moduleColumns, moduleConfig, stepColumns } from './modules.ts';

export const metadataServices: ServiceTable = {
  '/api/msc-ucs/uiModule/listByModuleCode': ({ modulecode }, context) =>
    moduleColumns(modulecode, context),

  '/api/msc-ucs/uiModuleBpm/listByModuleCode': ({ moduleCode, activityId }, context) =>
    stepColumns(moduleCode, activityId ?? '', context),

  '/api/msc-ucs/moduleConfig/getOne': ({ modulecode }, context) =>
    moduleConfig(modulecode, context),

  '/api/msc-gls/lookupItem/query': ({ params, pageNo, pageSize }, context) =>
    lookupItems(params, { pageNo: pageNo ?? 1, pageSize: pageSize ?? 10_000 }, context),
};
