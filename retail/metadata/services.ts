import type { ServiceTable } from '../server/service.ts';
import { lookupItems } from './lookups.ts';
import { moduleColumns, moduleConfig, stepColumns } from './modules.ts';

export const metadataServices: ServiceTable = {
  '/api/msc-ucs/uiModule/listByModuleCode': ({ modulecode }, context) => moduleColumns(String(modulecode), context),

  '/api/msc-ucs/uiModuleBpm/listByModuleCode': ({ moduleCode, activityId }, context) =>
    stepColumns(String(moduleCode), typeof activityId === 'string' ? activityId : '', context),

  '/api/msc-ucs/moduleConfig/getOne': ({ modulecode }, context) => moduleConfig(String(modulecode), context),

  '/api/msc-gls/lookupItem/query': ({ params, pageNo, pageSize }, context) =>
    lookupItems(params ?? {}, { pageNo: Number(pageNo ?? 1), pageSize: Number(pageSize ?? 10_000) }, context),
};
