import type { RetailDatabase } from '../database/sqlite.ts';
import { CARDS } from './cards.ts';
import { cardKey } from './cards/card.ts';
import { ALERTS } from './cards/counters.ts';
import { HOME } from './dashboards/home.ts';
import { GROUPS_OF_COUNTERS, PANEL } from './dashboards/panel.ts';
import { REPORTS } from './dashboards/reports.ts';
import { between, DRAW } from './noise.ts';
import { insertRows, type Value } from './rows.ts';
import { SHOPS } from './shops.ts';

export const DASHBOARDS = [HOME, PANEL, ...GROUPS_OF_COUNTERS, ...REPORTS];

export function dashboardKey(code: string): string {
  return `dashboard.${code}`;
}

export function seedDashboards(db: RetailDatabase): void {
  insertRows(
    db,
    'card',
    [
      'cardcode',
      'cardname',
      'entrycode',
      'uitmpl',
      'appcode',
      'modulecode',
      'moduleparams',
      'icon',
      'colour',
      'service',
      'uri',
      'params',
    ],
    CARDS.map((card) => [
      card.cardcode,
      card.names[0],
      cardKey(card),
      card.kind,
      card.module?.[0] ?? null,
      card.module?.[1] ?? null,
      card.moduleparams ?? null,
      card.icon ?? null,
      card.colour ?? null,
      card.service ?? null,
      card.uri ?? null,
      card.params ? JSON.stringify(card.params) : null,
    ]),
  );
  insertRows(
    db,
    'dashboard',
    ['dtmplcode', 'dtmplname', 'entrycode', 'dtype', 'maxnum'],
    DASHBOARDS.map(({ code, names, type, maxnum }) => [
      code,
      names[0],
      dashboardKey(code),
      type,
      maxnum,
    ]),
  );
  insertRows(
    db,
    'dashboard_template',
    ['dtmplcode', 'posttmplcode', 'cardcode', 'rownum', 'colnum', 'width', 'height', 'standard'],
    DASHBOARDS.flatMap(({ code, templates }) =>
      Object.entries(templates).flatMap(([template, { standard, offered = [] }]): Value[][] => [
        ...standard.map((place) => [code, template, ...place, 1]),
        ...offered.map((place) => [code, template, ...place, 0]),
      ]),
    ),
  );
  insertRows(
    db,
    'shop_alert',
    ['alertcode', 'shopno', 'num'],
    ALERTS.flatMap(({ code, perShop }, index) =>
      SHOPS.map(({ shopno }) => [
        code,
        shopno,
        Math.floor(between(0, perShop * 2 + 0.99, DRAW.alert, shopno, index)),
      ]),
    ),
  );
}
