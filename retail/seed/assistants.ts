import type { RetailDatabase } from '../database/sqlite.ts';
import { insertRows } from './rows.ts';

interface AssistantSeed {
  code: string;
  name: string;
  enabled: boolean;
  /** Field of a row and its heading. */
  columns: readonly (readonly [field: string, title: string])[];
  /** Post templates that have it. */
  templates: readonly string[];
}

/** The prepared questions. Their rows come from retail/dashboards/assistants.ts, by the same code. */
const ASSISTANTS: readonly AssistantSeed[] = [
  {
    code: 'E1',
    name: '本月未达标门店',
    enabled: true,
    columns: [
      ['shopid', '门店编号'],
      ['shopname', '门店'],
      ['sales', '本月销售额'],
      ['plan', '截至昨日计划'],
      ['rate', '达成率（%）'],
    ],
    templates: ['PT01', 'PT02', 'PT03', 'PT04', 'PT10', 'PT12'],
  },
  {
    code: 'E2',
    name: '滞销商品',
    enabled: true,
    columns: [
      ['productid', '商品编码'],
      ['productname', '商品'],
      ['categoryname', '采购组'],
      ['qty', '近 30 天销量'],
      ['sales', '近 30 天销售额'],
    ],
    templates: ['PT02', 'PT06', 'PT07', 'PT10', 'PT12'],
  },
  {
    code: 'E3',
    name: '停业装修门店',
    enabled: true,
    columns: [
      ['shopid', '门店编号'],
      ['shopname', '门店'],
      ['fromdate', '开始日期'],
      ['todate', '结束日期'],
      ['days', '停业天数'],
    ],
    templates: ['PT01', 'PT02', 'PT03', 'PT10', 'PT12'],
  },
  {
    code: 'E4',
    name: '超期任务',
    enabled: true,
    columns: [
      ['taskid', '任务号'],
      ['taskname', '任务'],
      ['place', '对象'],
      ['assignee', '领取人'],
      ['duedate', '截止日期'],
      ['days', '超期天数'],
    ],
    templates: ['PT02', 'PT04', 'PT10', 'PT12'],
  },
  {
    code: 'E5',
    name: '客诉预警',
    enabled: false,
    columns: [['shopname', '门店']],
    templates: ['PT02', 'PT10', 'PT12'],
  },
];

export function seedAssistants(db: RetailDatabase): void {
  insertRows(
    db,
    'elf',
    ['caspeerid', 'caspername', 'columndata', 'casperrest', 'flag', 'sort'],
    ASSISTANTS.map(({ code, name, enabled, columns }, index) => [
      code,
      name,
      JSON.stringify(columns.map(([columnname, columntitle]) => ({ columnname, columntitle }))),
      `/api/msc-casper/${code}/search`,
      enabled ? '1' : '0',
      index + 1,
    ]),
  );
  insertRows(
    db,
    'template_elf',
    ['posttmplcode', 'caspeerid'],
    ASSISTANTS.flatMap(({ code, templates }) => templates.map((template) => [template, code])),
  );
}
