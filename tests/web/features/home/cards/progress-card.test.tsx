import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type DataCard,
  face,
  longName,
  ofCard,
  readyCard,
  showDataCard,
} from './show-data-card.tsx';
import { failureOf } from '../../../support/home-fixtures.ts';
import { loadStyles, styleOf } from '../../../support/load-styles.ts';

type Progress = NonNullable<DataCard<'ProgressCard'>['progress']>;
type Row = Progress['rows'][number];

const row = (
  name: string,
  rate: string | null,
  band: Row['band'],
  value: string | null = '80214600.00',
) => ({ __typename: 'ProgressRow', i18nCode: null, name, rate, band, value }) as Row;

const usual = [row('生鲜', '104.62', 'REACHED'), row('母婴', '36.14', 'BELOW_40', '5847100.00')];

const progress = (rows: Row[]): Progress =>
  ({ __typename: 'Progress', asOf: '2026-11-19', currency: 'CNY', rows }) as Progress;

const card = (rows: Row[] = usual): DataCard<'ProgressCard'> => ({
  __typename: 'ProgressCard',
  ...face('progress', '采购组进度'),
  progress: progress(rows),
});

const answered = (given: Progress | null) =>
  ofCard({ __typename: 'ProgressCard', id: 'card-progress', progress: given });
const rowsOf = (shown: HTMLElement) => within(shown).getAllByRole('listitem');
const barOf = (line: HTMLElement | undefined) => line?.querySelector<HTMLElement>('i');

describe('The progress card', () => {
  it('shows "name, progress bar (percent from rate), thousand-separated value"; the bar ends at 100 %, its figure does not', async () => {
    const { gateway } = await showDataCard(card());
    const [first, second] = rowsOf(await readyCard('采购组进度'));
    expect(first?.textContent).toBe('生鲜104.62%¥80,214,600.008,021.46 万');
    expect(barOf(first)?.style.width).toBe('100%');
    expect(second?.textContent).toBe('母婴36.14%¥5,847,100.00584.71 万');
    expect(barOf(second)?.style.width).toBe('36.14%');
    expect(gateway.operations()).toEqual(['Home']);
  });

  it.each([
    ['39.99', 'BELOW_40', 'var(--ring-1)'],
    ['59.99', 'BELOW_60', 'var(--ring-2)'],
    ['79.99', 'BELOW_80', 'var(--ring-3)'],
    ['99.99', 'BELOW_100', 'var(--ring-4)'],
    ['100.00', 'REACHED', 'var(--ring-5)'],
  ] as const)(
    'uses "Ring colour thresholds 40, 60, 80, 100, cap 100" for the bar at %s',
    async (rate, band, colour) => {
      loadStyles('features/home/cards/progress/ProgressCard.css');
      await showDataCard(card([row('生鲜', rate, band)]));
      const [only] = rowsOf(await readyCard('采购组进度'));
      expect(styleOf(barOf(only), 'color')).toBe(colour);
    },
  );

  it('is a "Progress card at most 10 rows"', async () => {
    await showDataCard(
      card(
        Array.from({ length: 10_000 }, (_, at) => row(`采购组 ${String(at)}`, '50.00', 'BELOW_60')),
      ),
    );
    expect(rowsOf(await readyCard('采购组进度'))).toHaveLength(10);
  });

  it('has "Tabs: year, month, day": the month first, the others loaded once with a spinner', async () => {
    const { gateway } = await showDataCard(card());
    const shown = await readyCard('采购组进度');
    const tabs = within(within(shown).getByRole('group', { name: '周期' })).getAllByRole('button');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-pressed')])).toEqual([
      ['年', 'false'],
      ['月', 'true'],
      ['日', 'false'],
    ]);
    fireEvent.click(tabs[0]!);
    expect(await within(shown).findByRole('progressbar')).toBeTruthy();
    expect(within(shown).queryByText('生鲜')).toBeNull();
    expect(gateway.requests[1]).toMatchObject({
      operation: 'Progress',
      variables: { code: 'progress', period: 'YEAR' },
    });
    await act(async () =>
      gateway.requests[1]?.answer(answered(progress([row('粮油调味', '92.18', 'BELOW_100')]))),
    );
    expect(await within(shown).findByText('粮油调味')).toBeTruthy();
    expect(within(shown).queryByRole('progressbar')).toBeNull();
    fireEvent.click(tabs[1]!);
    expect(await within(shown).findByText('生鲜')).toBeTruthy();
    fireEvent.click(tabs[0]!);
    expect(await within(shown).findByText('粮油调味')).toBeTruthy();
    expect(gateway.operations()).toEqual(['Home', 'Progress']);
  });

  it('shows a dash and no bar without a plan, and explains why', async () => {
    await showDataCard(card([row('生鲜', null, null, null)]));
    const [only] = rowsOf(await readyCard('采购组进度'));
    expect(only?.textContent).toBe('生鲜—未设置计划——');
    expect(barOf(only)).toBeNull();
  });

  it('draws no bar below zero but shows the figure', async () => {
    await showDataCard(card([row('生鲜', '-2.50', 'BELOW_40', '-300.00')]));
    const [only] = rowsOf(await readyCard('采购组进度'));
    expect(only?.textContent).toBe('生鲜−2.50%−¥300.00−300.00');
    expect(barOf(only)?.style.width).toBe('0%');
  });

  it('shows its "Empty text when no data"', async () => {
    await showDataCard(card([]));
    expect(await screen.findByText('暂无数据')).toBeTruthy();
    expect(screen.getByText('2026-11-19 没有可显示的进度')).toBeTruthy();
  });

  it('reports that another period could not be loaded and keeps the tabs', async () => {
    await showDataCard(card(), {
      answers: {
        Progress: () => ({
          ...answered(null),
          errors: [failureOf('UPSTREAM_FAILED', ['viewer', 'card', 'progress'])] as never,
        }),
      },
    });
    const shown = await readyCard('采购组进度');
    fireEvent.click(within(shown).getByRole('button', { name: '日' }));
    expect((await within(shown).findByRole('alert')).textContent).toContain('报表服务没有响应');
    fireEvent.click(within(shown).getByRole('button', { name: '月' }));
    expect(await within(shown).findByText('生鲜')).toBeTruthy();
  });

  it('cuts a name of 200 characters and shows it in the tooltip', async () => {
    loadStyles('design/theme/base.css');
    await showDataCard(card([row(longName, '50.00', 'BELOW_60')]));
    const name = within(await readyCard('采购组进度')).getByText(longName);
    expect(name.title).toBe(longName);
    expect(styleOf(name, 'text-overflow')).toBe('ellipsis');
  });
});
