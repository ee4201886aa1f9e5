import type { components } from '../../schema/generated/retail.ts';
import { templateOf } from '../accounts/audience.ts';
import { requireModule } from './modules.ts';
import type { ServiceTable } from '../server/service.ts';

type Operation = components['schemas']['Operation'];

export const operationServices: ServiceTable = {
  /** The buttons of a list or document that the caller may use; other screens have none. */
  '/api/msc-ucs/operation/listByModuleCode': ({ modulecode }, context): Operation[] => {
    const module = requireModule(modulecode, context);
    if (!module || !/^portal:(list|sheet)\b/.test(module.url ?? '')) return [];
    return context.db
      .prepare<Operation>(
        'SELECT ? || method AS methodcode FROM template_operation WHERE posttmplcode = ? ORDER BY method',
      )
      .all([module.modulecode, templateOf(context.caller)]);
  },
};
