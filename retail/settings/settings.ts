import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../server/envelope.ts';
import { search, type Searchable } from '../database/search.ts';
import type { ServiceTable } from '../server/service.ts';

type SheetType = components['schemas']['SheetType'];
type GlobalParameter = components['schemas']['GlobalParameter'];

const PARAMETERS: Searchable = {
  from: 'global_parameter',
  fields: { paraid: 'paraid', paravalue: 'paravalue' },
  order: 'paraid',
};

const SHEET_TYPES: Searchable = {
  from: 'sheet_type',
  fields: { sheettype: 'sheettype', sheettypename: 'sheettypename', i18ncode: 'i18ncode' },
  order: 'sheettype',
};

export const settingsServices: ServiceTable = {
  '/api/msc-gls/globPara/search': (body, { db }) => search<GlobalParameter>(db, PARAMETERS, body),

  '/api/msc-gls/sheetConfig/pageQuery': (body, { db }) => {
    const { pageNo, pageSize, params = {}, fields = [] } = body;
    const unknown = fields.find((field) => !Object.hasOwn(SHEET_TYPES.fields, field));
    if (unknown !== undefined)
      throw new RetailError('A0400', `Bad parameter fields: no field '${unknown}'`);
    const condition = Object.entries(params).map(([field, value]) => ({
      field,
      operation: 'eq' as const,
      value,
    }));
    return search<SheetType>(db, SHEET_TYPES, { condition, pageNo, pageSize });
  },
};
