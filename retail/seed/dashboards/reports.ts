import { SUPPLIER_TEMPLATE } from '../../accounts/audience.ts';
import { GROUPS } from '../groups.ts';
import type { Names } from '../names.ts';
import { POST_TEMPLATES } from '../people.ts';
import { REGIONS } from '../shops.ts';
import { forTemplates, row, type DashboardSeed, type Place } from './dashboard.ts';

const STAFF = POST_TEMPLATES.map(([code]) => code);
const KPI = row(['operating01', 'operating02', 'operating03', 'operating04']);

const regions = (prefix: string) => REGIONS.map(([id]) => `${prefix}${id}`);
const groups = (prefix: string) => GROUPS.map(({ categoryid }) => `${prefix}${categoryid}`);

/** A dashboard behind a module of the reports. */
function report(
  code: string,
  names: Names,
  places: readonly Place[],
  templates: readonly string[] = STAFF,
): DashboardSeed {
  return {
    code,
    names,
    type: 'report',
    maxnum: 20,
    templates: forTemplates(templates, { standard: places }),
  };
}

export const REPORTS: readonly DashboardSeed[] = [
  report(
    'rpt_daily',
    ['日销报表', '日銷售報表', 'Daily sales'],
    [...KPI, ['salesline', 2, 1, 8, 2], ['storerank', 2, 9, 4, 2]],
  ),
  report(
    'rpt_store',
    ['门店分析', '門市分析', 'Store analysis'],
    [...row(regions('sales_')), ['storerank', 2, 1, 4, 2], ['salesline', 2, 5, 8, 2]],
  ),
  report('rpt_category', ['品类分析', '品類分析', 'Category analysis'], row(groups('sales_'))),
  report(
    'rpt_traffic',
    ['客流分析', '來客分析', 'Customer flow'],
    [...row(['operating03', 'operating04'], 1, 6), ...row(regions('flow_'), 2)],
  ),
  report('rpt_margin', ['毛利分析', '毛利分析', 'Margin analysis'], row(groups('profit_'))),
  report(
    'rpt_supplier',
    ['销售查询', '銷售查詢', 'Sales'],
    [...row(['supplier01', 'supplier02', 'supplier03', 'supplier04']), ['salesline', 2, 1, 12, 2]],
    [SUPPLIER_TEMPLATE],
  ),
];
