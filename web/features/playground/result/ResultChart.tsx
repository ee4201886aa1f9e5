import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { ChartBox } from '../../../design/charts/ChartBox.tsx';
import type { ChartTheme } from '../../../design/charts/chart-theme.ts';
import type { DataTable } from '../../../design/charts/data-table.ts';
import { ListNote } from '../../../design/feedback/ListNote.tsx';
import { SelectField } from '../../../design/forms/SelectField.tsx';
import { ChartLegend } from '../../../design/charts/ChartLegend.tsx';
import { chartColumnsOf, chartPoints, type ChartPoints, defaultChoice } from './chart-choice.ts';
import { barChartHeight, barsOf, linesOf } from './result-chart.ts';

const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** The chosen list as a chart: lines over days, otherwise bars. */
export function ResultChart({ table }: { table: DataTable }) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<{ dimension?: string; measure?: string }>({});
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const first = defaultChoice(table);
  const { dimensions, measures } = chartColumnsOf(table);
  if (first === null || table.rows.length === 0)
    return (
      <ListNote
        icon="chart"
        title={t('playground.chart.none')}
        text={t('playground.chart.noneHint')}
      />
    );
  const choice = {
    dimension: dimensions.find((name) => name === wanted.dimension) ?? first.dimension,
    measure: measures.find((name) => name === wanted.measure) ?? first.measure,
  };
  const points = chartPoints(table, choice);
  return (
    <div className="result-chart">
      <div className="result-choice">
        <SelectField
          name={t('playground.chart.dimension')}
          value={choice.dimension}
          options={options(dimensions)}
          onChange={(dimension) => setWanted({ ...wanted, dimension })}
        />
        <SelectField
          name={t('playground.chart.measure')}
          value={choice.measure}
          options={options(measures)}
          onChange={(measure) => setWanted({ ...wanted, measure })}
        />
      </div>
      <div
        className="result-canvas"
        style={{ height: points.kind === 'bar' ? barChartHeight(points.names.length) : undefined }}
      >
        <Points table={table} points={points} measure={choice.measure} hidden={hidden} />
      </div>
      {points.series.length > 1 && (
        <ChartLegend
          label={t('playground.chart.legend')}
          items={points.series.map(({ name }, colour) => ({
            key: name ?? '',
            name: name ?? '',
            colour,
          }))}
          hidden={hidden}
          onToggle={(name) => setHidden((before) => toggled(before, name))}
        />
      )}
      {points.left > 0 && (
        <p className="small mute">{t('playground.chart.left', { 0: points.left })}</p>
      )}
    </div>
  );
}

interface PointsProps {
  table: DataTable;
  points: ChartPoints;
  measure: string;
  hidden: ReadonlySet<string>;
}

function Points({ table, points, measure, hidden }: PointsProps) {
  const { t } = useTranslation();
  const parts = {
    label: t('playground.chart.label', {
      0: measure,
      1: points.names.length * points.series.length,
    }),
    table,
    tooltip: (index: number) => ({
      title: points.names[index] ?? '',
      rows: points.series
        .filter(({ name }) => name === null || !hidden.has(name))
        .map(({ name, values }) => ({
          label: name ?? measure,
          value: String(values[index] ?? ''),
        })),
    }),
  };
  return points.kind === 'line' ? (
    <ChartBox
      {...parts}
      kind="line"
      configure={(theme: ChartTheme) => linesOf(theme, points, { label: measure, hidden })}
    />
  ) : (
    <ChartBox
      {...parts}
      kind="bar"
      configure={(theme: ChartTheme) => barsOf(theme, points, measure)}
    />
  );
}

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const others = [...names].filter((one) => one !== name);
  return new Set(names.has(name) ? others : [...others, name]);
}
