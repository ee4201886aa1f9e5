import type { TFunction } from 'i18next';
import type { DataCell, DataTable } from '../../../../design/charts/data-table.ts';
import type { KpiCard_FiguresFragment } from './KpiCard.gen.ts';

/** The names of the two days of a KPI card. */
export interface DayNames {
  day: string;
  before: string;
}

interface KpiTable {
  title: string;
  figures: KpiCard_FiguresFragment;
  names: DayNames;
  t: TFunction;
}

/**
 * The figures of a KPI card, one per row. They have different kinds, so each cell states its own.
 */
export function kpiTable({ title, figures, names, t }: KpiTable): DataTable {
  const kind = figures.unit === 'COUNT' ? 'count' : 'money';
  const value = (name: string, raw: string | null): DataCell[] => [{ raw: name }, { raw, kind }];
  const rate = (name: string, raw: string | null): DataCell[] => [
    { raw: name },
    { raw, kind: 'rate' },
  ];
  const { month, year } = figures;
  return {
    title,
    asOf: figures.asOf,
    currency: figures.currency,
    columns: [
      { title: t('table.measure'), kind: 'text' },
      { title: t('table.value'), kind },
    ],
    rows: [
      value(names.day, figures.yesterday),
      value(names.before, figures.dayBefore),
      rate(`${t('kpi.dod')} (%)`, figures.dayOverDayRate),
      value(t('table.monthActual'), month.actual),
      value(t('table.monthPlan'), month.plan),
      rate(`${t('kpi.month')} (%)`, month.rate),
      value(t('table.yearActual'), year.actual),
      value(t('table.yearPlan'), year.plan),
      rate(`${t('kpi.year')} (%)`, year.rate),
    ],
  };
}
