import type { RetailDatabase } from '../database/sqlite.ts';
import type { Names } from './names.ts';
import { insertRows } from './rows.ts';

interface AssistantSeed {
  code: string;
  names: Names;
  enabled: boolean;
  /** Field of a row and its heading. */
  columns: readonly (readonly [field: string, titles: Names])[];
  /** Post templates that have it. */
  templates: readonly string[];
}

/** The prepared questions. Their rows come from retail/dashboards/assistants.ts, by the same code. */
const ASSISTANTS: readonly AssistantSeed[] = [
  {
    code: 'E1',
    names: ['本月未达标门店', '本月未達標門市', 'Stores behind plan this month'],
    enabled: true,
    columns: [
      ['shopid', ['门店编号', '門市編號', 'Store code']],
      ['shopname', ['门店', '門市', 'Store']],
      ['sales', ['本月销售额', '本月銷售額', 'Sales this month']],
      ['plan', ['截至昨日计划', '截至昨日計畫', 'Plan until yesterday']],
      ['rate', ['达成率（%）', '達成率（%）', 'Attainment (%)']],
    ],
    templates: ['PT01', 'PT02', 'PT03', 'PT04', 'PT10', 'PT12'],
  },
  {
    code: 'E2',
    names: ['滞销商品', '滯銷商品', 'Slow-moving products'],
    enabled: true,
    columns: [
      ['productid', ['商品编码', '商品編碼', 'Product code']],
      ['productname', ['商品', '商品', 'Product']],
      ['categoryname', ['采购组', '採購組', 'Purchase group']],
      ['qty', ['近 30 天销量', '近 30 天銷量', 'Quantity sold, 30 days']],
      ['sales', ['近 30 天销售额', '近 30 天銷售額', 'Sales, 30 days']],
    ],
    templates: ['PT02', 'PT06', 'PT07', 'PT10', 'PT12'],
  },
  {
    code: 'E3',
    names: ['停业装修门店', '停業裝修門市', 'Stores closed for renovation'],
    enabled: true,
    columns: [
      ['shopid', ['门店编号', '門市編號', 'Store code']],
      ['shopname', ['门店', '門市', 'Store']],
      ['fromdate', ['开始日期', '開始日期', 'First day']],
      ['todate', ['结束日期', '結束日期', 'Last day']],
      ['days', ['停业天数', '停業天數', 'Days closed']],
    ],
    templates: ['PT01', 'PT02', 'PT03', 'PT10', 'PT12'],
  },
  {
    code: 'E4',
    names: ['超期任务', '逾期任務', 'Overdue tasks'],
    enabled: true,
    columns: [
      ['taskid', ['任务号', '任務編號', 'Task number']],
      ['taskname', ['任务', '任務', 'Task']],
      ['place', ['对象', '對象', 'Subject']],
      ['assignee', ['领取人', '領取人', 'Claimed by']],
      ['duedate', ['截止日期', '截止日期', 'Due date']],
      ['days', ['超期天数', '逾期天數', 'Days overdue']],
    ],
    templates: ['PT02', 'PT04', 'PT10', 'PT12'],
  },
  {
    code: 'E5',
    names: ['客诉预警', '客訴警示', 'Complaint alerts'],
    enabled: false,
    columns: [['shopname', ['门店', '門市', 'Store']]],
    templates: ['PT02', 'PT10', 'PT12'],
  },
];

const assistantKey = (code: string) => `assistant.${code}`;
const columnKey = (code: string, column: string) => `assistant.${code}.${column}`;

/** The names of the assistants and of their columns in the language packs. */
export function assistantTexts(): [key: string, names: Names][] {
  return ASSISTANTS.flatMap(({ code, names, columns }): [string, Names][] => [
    [assistantKey(code), names],
    ...columns.map(([column, titles]): [string, Names] => [columnKey(code, column), titles]),
  ]);
}

export function seedAssistants(db: RetailDatabase): void {
  insertRows(
    db,
    'elf',
    ['caspeerid', 'caspername', 'entrycode', 'columndata', 'casperrest', 'flag', 'sort'],
    ASSISTANTS.map(({ code, names, enabled, columns }, index) => [
      code,
      names[0],
      assistantKey(code),
      JSON.stringify(
        columns.map(([columnname, titles]) => ({
          columnname,
          columntitle: titles[0],
          entrycode: columnKey(code, columnname),
        })),
      ),
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
