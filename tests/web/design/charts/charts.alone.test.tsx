import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayTicks, roundAxis } from '../../../../web/design/charts/axis.ts';
import { ChartBox } from '../../../../web/design/charts/ChartBox.tsx';

import type { DataTable } from '../../../../web/design/charts/data-table.ts';
import { Ring, type RingBand } from '../../../../web/design/charts/Ring.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';
import { loadStyles, styleOf } from '../../support/load-styles.ts';

const made = vi.hoisted(() => ({
  charts: [] as { data: unknown; options: unknown; updates: number; destroyed: boolean }[],
  refuses: false,
}));

vi.mock('../../../../web/design/charts/chart-engine.ts', () => ({
  Chart: class {
    data: unknown;
    options: unknown;
    updates = 0;
    destroyed = false;
    constructor(_canvas: unknown, { data, options }: { data: unknown; options: unknown }) {
      if (made.refuses) throw new Error('no canvas here');
      this.data = data;
      this.options = options;
      made.charts.push(this);
    }
    update() {
      this.updates += 1;
    }
    setActiveElements() {
      return undefined;
    }
    destroy() {
      this.destroyed = true;
    }
  },
}));

beforeEach(() => {
  made.charts.length = 0;
  made.refuses = false;
});
afterEach(cleanup);

const table: DataTable = {
  title: '销售趋势',
  asOf: '2026-11-19',
  currency: 'CNY',
  columns: [
    { title: '日期', kind: 'date' },
    { title: '达成销售', kind: 'money' },
  ],
  rows: [
    [{ raw: '2026-11-18' }, { raw: '2515000.00' }],
    [{ raw: '2026-11-19' }, { raw: null }],
  ],
};

describe('a ring', () => {
  const ring = (rate: string | null, band: RingBand | null, elapsed?: string) =>
    renderInPortal(
      <Ring
        label="月达成"
        rate={rate}
        band={band}
        detail="实际 1 / 计划 2"
        {...(elapsed ? { elapsed } : {})}
      />,
    ).then(({ container }) => container);
  const arcOf = (container: HTMLElement) => container.querySelector('circle[stroke-dasharray]');

  it.each([
    ['0.00', 'BELOW_40', null],
    ['39.99', 'BELOW_40', 'var(--ring-1)'],
    ['40.00', 'BELOW_60', 'var(--ring-2)'],
    ['59.99', 'BELOW_60', 'var(--ring-2)'],
    ['60.00', 'BELOW_80', 'var(--ring-3)'],
    ['79.99', 'BELOW_80', 'var(--ring-3)'],
    ['80.00', 'BELOW_100', 'var(--ring-4)'],
    ['99.99', 'BELOW_100', 'var(--ring-4)'],
    ['100.00', 'REACHED', 'var(--ring-5)'],
  ] as const)(
    'at %s has the colour of its band and the figure in its name',
    async (rate, band, colour) => {
      loadStyles('design/charts/Ring.css');
      const arc = arcOf(await ring(rate, band));
      expect(screen.getByRole('img', { name: `月达成 ${rate}%` })).toBeTruthy();
      expect(styleOf(arc, 'stroke')).toBe(colour);
    },
  );

  it('ends its arc at 100 % but shows the true figure', async () => {
    const drawn = async (rate: string) =>
      arcOf(await ring(rate, 'REACHED'))?.getAttribute('stroke-dasharray');
    const full = await drawn('100.00');
    cleanup();
    expect(await drawn('132.50')).toBe(full);
    expect(screen.getByText('132.50%')).toBeTruthy();
  });

  it('without a plan is empty, shows a dash and explains why', async () => {
    const container = await ring(null, null, '63.33');
    expect(screen.getByRole('img', { name: '月达成 未设置计划' })).toBeTruthy();
    expect(screen.getByText('—')).toBeTruthy();
    expect(arcOf(container)).toBeNull();
    expect(container.querySelector('polygon')).toBeNull();
  });

  it.each(['0', '12.5', '25', '50', '70', '75', '100', '130'])(
    'marks the elapsed time outside the ring and its figure: %s %%',
    async (elapsed) => {
      const container = await ring('63.46', 'BELOW_80', elapsed);
      const corners = (container.querySelector('polygon')?.getAttribute('points') ?? '')
        .split(' ')
        .map((one) => {
          const [x = NaN, y = NaN] = one.split(',').map(Number);
          return { x, y };
        });
      const [left = 0, top = 0, width = 0, height = 0] = (
        container.querySelector('svg')?.getAttribute('viewBox') ?? ''
      )
        .split(' ')
        .map(Number);
      expect(corners).toHaveLength(3);
      for (const { x, y } of corners) {
        expect(Math.hypot(x - 32, y - 32)).toBeGreaterThan(31.5);
        expect(x >= left && x <= left + width && y >= top && y <= top + height).toBe(true);
      }
      // Its tip points in the direction of the elapsed time, clockwise from the top.
      const [tip] = corners;
      const angle = (Math.min(Number(elapsed), 100) / 100) * 2 * Math.PI;
      expect(Math.cos(angle - Math.atan2((tip?.x ?? 0) - 32, 32 - (tip?.y ?? 0)))).toBeCloseTo(
        1,
        3,
      );
    },
  );
});

describe('a chart', () => {
  const box = (values: number[]) => (
    <ChartBox
      label="销售趋势，近 7 天"
      table={table}
      configure={(theme) => ({
        data: {
          labels: values.map(String),
          datasets: [{ data: values, borderColor: theme.plan }],
        },
      })}
      tooltip={() => ({ title: '', rows: [] })}
    />
  );

  it('is created once and updated when its data or the colour scheme change', async () => {
    const view = await renderInPortal(box([1, 2]));
    expect(await screen.findByRole('img', { name: '销售趋势，近 7 天' })).toBeTruthy();
    await waitFor(() => expect(made.charts).toHaveLength(1));
    const updates = made.charts[0]?.updates ?? 0;
    view.rerender(box([1, 2]));
    expect(made.charts[0]?.updates).toBe(updates);
    view.rerender(box([3, 4, 5]));
    expect(made.charts).toHaveLength(1);
    expect(made.charts[0]?.updates).toBe(updates + 1);
    expect(made.charts[0]?.data).toMatchObject({ labels: ['3', '4', '5'] });
    document.documentElement.style.setProperty('--plan', 'rgb(1, 2, 3)');
    await waitFor(() =>
      expect(made.charts[0]?.data).toMatchObject({ datasets: [{ borderColor: 'rgb(1, 2, 3)' }] }),
    );
    view.unmount();
    expect(made.charts[0]?.destroyed).toBe(true);
  });

  it('has its figures in a table beside it', async () => {
    await renderInPortal(box([1]));
    const rows = within(
      await screen.findByRole('table', { name: '销售趋势, 数据截至 2026-11-19' }),
    ).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      '日期达成销售',
      '2026-11-18¥2,515,000.00',
      '2026-11-19—',
    ]);
  });

  it('is replaced by its table when it cannot be drawn, and the keyboard can reach and scroll the table', async () => {
    made.refuses = true;
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderInPortal(box([1]));
    expect(await screen.findByRole('table')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
    expect(screen.getByRole('region').tabIndex).toBe(0);
    silenced.mockRestore();
  });
});

describe('an axis', () => {
  it.each([
    [[402.18, 176.4], { min: 0, max: 450, stepSize: 150 }],
    [[4.02], { min: 0, max: 4.5, stepSize: 1.5 }],
    [[300], { min: 0, max: 300, stepSize: 100 }],
    [[], { min: 0, max: 3, stepSize: 1 }],
    [[0, 0], { min: 0, max: 3, stepSize: 1 }],
    [[-120, 250], { min: -200, max: 300, stepSize: 100 }],
  ])('over %j has round steps', (values, axis) => {
    expect(roundAxis(values)).toEqual(axis);
  });

  it('shows as many days as fit, including the first and the last', () => {
    expect(dayTicks(7, 8)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(dayTicks(30, 8)).toEqual([0, 7, 14, 21, 29]);
    expect(dayTicks(30, 4)).toEqual([0, 10, 20, 29]);
    expect(dayTicks(1, 4)).toEqual([0]);
  });
});
