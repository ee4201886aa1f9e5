import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { ChartCanvasProps } from './ChartCanvas.tsx';
import type { DataTable } from './data-table.ts';
import { DataTableView } from './DataTableView.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import './ChartBox.css';

const ChartCanvas = lazy(() =>
  import('./ChartCanvas.tsx').then((module) => ({ default: module.ChartCanvas })),
);

/**
 * A chart in a card. The chart library is a chunk of its own, loaded with the first chart; until
 * then a skeleton of the same size is shown, and if it cannot be loaded, the table. The same table
 * is there for screen readers, visually hidden.
 */
export function ChartBox({ table, ...chart }: ChartCanvasProps & { table: DataTable }) {
  return (
    <div className="chart-box">
      <Fallback label={chart.label} instead={<DataTableView table={table} />}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <ChartCanvas {...chart} />
          <div className="sr">
            <DataTableView table={table} brief />
          </div>
        </Suspense>
      </Fallback>
    </div>
  );
}

class Fallback extends Component<
  { label: string; instead: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="chart-box-table" role="region" aria-label={this.props.label} tabIndex={0}>
        {this.props.instead}
      </div>
    );
  }
}
