import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ChartCanvasProps } from '../../../../../web/design/charts/ChartCanvas.tsx';
import { bar, card } from './channel-bar-fixtures.ts';
import { showDataCard } from './show-data-card.tsx';

const drawn = vi.hoisted((): { last: unknown } => ({ last: null }));
vi.mock('../../../../../web/design/charts/ChartCanvas.tsx', () => ({
  ChartCanvas: (props: { label: string }) => {
    drawn.last = props;
    return <div role="img" aria-label={props.label} />;
  },
}));

it('has — as the total of a bar for which the services have no figure, which is in no sum', async () => {
  await showDataCard(
    card([bar('生鲜', '100.00', ['100.00', null]), bar('母婴', null, [null, null])]),
  );
  await screen.findByRole('img', { name: /合计 ¥100\.00$/u });
  const { tooltip } = drawn.last as Extract<ChartCanvasProps, { kind: 'bar' }>;
  expect(tooltip(1).rows[0]).toEqual({ label: '合计', value: '—' });
});
