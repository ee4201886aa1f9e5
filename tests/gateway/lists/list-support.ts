import type { components } from '../../../schema/generated/retail.ts';
import type { GraphqlAnswer } from '../../support/gateway/gateway.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';

type Schemas = components['schemas'];
export type Config = Schemas['ModuleConfig'];
export type Column = Schemas['Column'];

export const CODE = '300101';
export const PATHS = {
  search: '/api/msc-mdm/store/search',
  add: '/api/msc-mdm/store/add',
  update: '/api/msc-mdm/store/update',
  delete: '/api/msc-mdm/store/delete',
  audit: '/api/msc-mdm/store/audit',
  reject: '/api/msc-mdm/store/reject',
  history: '/api/msc-mdm/store/history',
} as const;

export const CONFIG: Config = {
  modulecode: CODE,
  keyfield: 'storeid',
  namefield: 'storename',
  pagesize: 50,
  searchurl: PATHS.search,
  addurl: PATHS.add,
  updateurl: PATHS.update,
  deleteurl: PATHS.delete,
  auditurl: PATHS.audit,
  rejecturl: PATHS.reject,
  importurl: '/api/msc-mdm/store/import',
  historyurl: PATHS.history,
  undeletableflag: 'systemflag',
  operations: ['eq', 'like', 'in', 'ge', 'le'],
};

export const column = (
  columnname: string,
  columntype = 'Input',
  over: Partial<Column> = {},
): Column => ({
  columnname,
  columntype,
  columntitle: columnname,
  ...over,
});

export const COLUMNS: Column[] = [
  column('storeid', 'Input', {
    columntitle: '编号',
    validempty: '0',
    searchtype: 'eq,keyword',
    validlengthmax: 6,
  }),
  column('storename', 'Input', {
    columntitle: '名称',
    validempty: '0',
    searchtype: 'like,keyword',
    columncanorder: '1',
  }),
  column('area', 'InputNum', {
    columntitle: '面积',
    columndata: '{"min":0,"max":9000,"precision":1}',
    columncanorder: '1',
  }),
  column('opened', 'Date', { columntitle: '开业', searchtype: 'range' }),
  column('modified', 'DateTime', { columntitle: '修改', canedit: '0' }),
  column('format', 'Select', {
    columntitle: '业态',
    columndata: '[{"value":"H","label":"大卖场"},{"value":"S","label":"标超"}]',
  }),
  column('systemflag', 'HideText', { canshow: '0' }),
];

export const ALL_METHODS = ['001', '002', '003', '004', '005', '006', '007', '010'];

export const ROW = {
  id: '1001',
  storeid: '1001',
  storename: '星湖店',
  area: 1200.5,
  opened: '2020-05-01',
  format: 'H',
  systemflag: '0',
  modifytime: '2026-06-01 10:00:00',
};

export interface Services {
  config?: Partial<Config>;
  columns?: Column[];
  methods?: string[];
  /** The answer of the search; null to mock nothing. */
  rows?: object[] | null;
  total?: number;
}

/** Mocks services with a list of stores. */
export function mockList({
  config,
  columns = COLUMNS,
  methods = ALL_METHODS,
  rows = [ROW],
  total,
}: Services = {}): RetailNock {
  const retail = mockRetail()
    .answers('moduleConfig', { ...CONFIG, ...config })
    .answers('moduleColumns', columns)
    .answers(
      'operations',
      methods.map((number) => ({ methodcode: `${CODE}${number}` })),
    );
  return rows === null
    ? retail
    : retail.answers(PATHS.search, { total: total ?? rows.length, pageData: rows });
}

export const done = (data: unknown = null) => ({
  body: { returncode: '0', message: 'success', data },
});
export const refusal = (returncode: string, data: unknown = null) => ({
  body: { returncode, message: 'refused', data },
});

export function listOf({ data }: GraphqlAnswer): unknown {
  return (data as { viewer: { listModule: unknown } }).viewer.listModule;
}

/** The request bodies sent to a path, in order. */
export function askedAt(retail: RetailNock, path: string): unknown[] {
  return retail.asked.filter((call) => call.path === path).map(({ body }) => body);
}
