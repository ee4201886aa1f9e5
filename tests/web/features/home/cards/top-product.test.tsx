import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SalesMetric } from '../../../../../web/generated/schema.ts';
import { longName, ofCard, readyCard, showDataCard } from './show-data-card.tsx';
import { card, product, type Ranking, ranking, usual } from './top-product-fixtures.ts';
import { findSelect, optionsOf } from '../../../support/choose-option.ts';
import { loadStyles, styleOf } from '../../../support/load-styles.ts';

const answered = (given: Ranking | null) =>
  ofCard({ __typename: 'TopProductCard', id: 'card-top', ranking: given });
const cells = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map((cell) => cell.textContent);

afterEach(() => {
  vi.useRealTimers();
});

describe('The top product card', () => {
  it('uses the values and colours of the summary, which exported files contain too', async () => {
    const coloured = [
      product(1, 'A', '100.00', '2.00', { summaryValue: '90.50', colour: '#0f8a7d' }),
      product(2, 'B', '50.00', '1.00', { summaryValue: null, colour: null }),
    ];
    await showDataCard(card(ranking(coloured, { total: '140.50' })));
    const shown = await readyCard('单品销售 TOP10');
    const rows = within(shown).getAllByRole('row');
    expect(cells(rows[1]).at(-2)).toContain('90.50');
    expect(rows[1]?.style.getPropertyValue('--icon-light')).toBe('#0f8a7d');
    expect(rows[1]?.style.getPropertyValue('--products-part')).toBe('100%');
    expect(cells(rows[2]).at(-2)).toContain('50.00');
    expect(rows[2]?.style.getPropertyValue('--icon-light')).toBe('');
  });

  it('shows — without a bar for a product whose figure the services do not have', async () => {
    await showDataCard(card(ranking([...usual, product(3, '无数据', null, null)])));
    const rows = within(await readyCard('单品销售 TOP10')).getAllByRole('row');
    expect(cells(rows[3])).toEqual(['3', '无数据', '', '——', '—']);
    expect(rows[3]?.querySelector<HTMLElement>('i')?.style.width).toBe('0%');
  });

  it('has "A side panel shows total share with name, value and share per item", with bars in proportion to the first', async () => {
    const { gateway } = await showDataCard(card());
    const table = within(await readyCard('单品销售 TOP10')).getByRole('table', {
      name: '单品销售 TOP10，销售金额',
    });
    const rows = within(table).getAllByRole('row');
    expect(cells(rows[0])).toEqual(['名次', '单品', '', '销售金额（万元）', '占比']);
    expect(cells(rows[1])).toEqual(['1', '有机鲜牛奶 950ml', '', '¥48,200.004.82', '1.93%']);
    expect(cells(rows[3])).toEqual(['', '合计', '', '¥88,000.008.80', '3.52%']);
    expect(rows.slice(1, 3).map((row) => row.querySelector<HTMLElement>('i')?.style.width)).toEqual(
      ['100%', '82.6%'],
    );
    expect(gateway.operations()).toEqual(['Home']);
  });

  it('has a "TOP count (10, 20, 30, 40; default 10)"; "a request is sent 500 ms after a filter change"', async () => {
    const { gateway } = await showDataCard(card(), {
      answers: { TopProduct: () => answered(ranking([product(1, '压榨花生油 5L', '1.00')])) },
    });
    const shown = await readyCard('单品销售 TOP10');
    expect(await optionsOf(userEvent.setup(), '显示数量', within(shown))).toEqual([
      'TOP 10',
      'TOP 20',
      'TOP 30',
      'TOP 40',
    ]);
    const select = await findSelect('显示数量', within(shown));
    expect(select.value).toBe('TOP 10');
    vi.useFakeTimers();
    const choose = (name: string) => {
      fireEvent.click(select);
      fireEvent.click(screen.getByRole('option', { name }));
    };
    choose('TOP 20');
    await act(() => vi.advanceTimersByTimeAsync(300));
    choose('TOP 40');
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(gateway.operations()).toEqual(['Home']);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(gateway.operations()).toEqual(['Home', 'TopProduct']);
    expect(gateway.requests[1]?.variables).toMatchObject({
      code: 'top',
      top: 40,
      metric: 'AMOUNT',
    });
    expect(within(shown).getByText('压榨花生油 5L')).toBeTruthy();
  });

  it('applies that the "Default date is two days before today"', async () => {
    const { gateway } = await showDataCard(card(), {
      answers: { TopProduct: () => answered(ranking()) },
    });
    const shown = await readyCard('单品销售 TOP10');
    expect(within(shown).getByText('2026-11-18')).toBeTruthy();
    vi.useFakeTimers();
    fireEvent.click(within(shown).getByRole('tab', { name: '销售数量' }));
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(gateway.requests[1]?.variables).toMatchObject({
      filter: { granularity: 'DAY', date: '2026-11-18' },
    });
  });

  it('has "Metric tabs: sales quantity, sales amount, order penetration rate", also by arrow keys; rates have no sum', async () => {
    const given: Record<string, Partial<Ranking>> = {
      PENETRATION: {
        metric: 'PENETRATION',
        unit: 'PERCENT',
        total: null,
        products: [product(1, '有机鲜牛奶 950ml', '12.34', '3.10')],
      },
      QUANTITY: {
        metric: 'QUANTITY',
        unit: 'COUNT',
        total: '321000',
        products: [product(1, '有机鲜牛奶 950ml', '321000')],
      },
    };
    await showDataCard(card(), {
      answers: {
        TopProduct: ({ metric }) => answered(ranking(usual, given[metric as SalesMetric])),
      },
    });
    const shown = await readyCard('单品销售 TOP10');
    expect(
      within(shown)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['销售数量', '销售金额', '订单渗透率']);
    vi.useFakeTimers();
    const amount = within(shown).getByRole('tab', { selected: true });
    amount.focus();
    fireEvent.keyDown(amount, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toBe('订单渗透率');
    await act(() => vi.advanceTimersByTimeAsync(600));
    const rows = within(within(shown).getByRole('tabpanel', { name: '订单渗透率' })).getAllByRole(
      'row',
    );
    expect(cells(rows[0])[3]).toBe('订单渗透率（%）');
    expect(cells(rows[1])).toEqual(['1', '有机鲜牛奶 950ml', '', '12.34%12.34', '3.10%']);
    expect(cells(rows[2])).toEqual(['', '合计', '', '——', '3.52%']);
    fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(cells(within(shown).getAllByRole('row')[1])[3]).toBe('321,00032.10');
  });

  it('never shows an older answer after a newer one', async () => {
    const { gateway } = await showDataCard(card());
    const shown = await readyCard('单品销售 TOP10');
    vi.useFakeTimers();
    for (const name of ['销售数量', '订单渗透率']) {
      fireEvent.click(within(shown).getByRole('tab', { name }));
      await act(() => vi.advanceTimersByTimeAsync(600));
    }
    const [, first, second] = gateway.requests;
    second?.answer(
      answered(ranking([product(1, '新', '2.00')], { metric: 'PENETRATION', unit: 'PERCENT' })),
    );
    await act(() => vi.advanceTimersByTimeAsync(10));
    first?.answer(
      answered(ranking([product(1, '旧', '1')], { metric: 'QUANTITY', unit: 'COUNT' })),
    );
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(within(shown).getByText('新')).toBeTruthy();
    expect(within(shown).queryByText('旧')).toBeNull();
  });

  it('ends "names of 200 characters" in … with the full name in the tooltip, and shows HTML in them as text', async () => {
    loadStyles('design/theme/base.css');
    await showDataCard(
      card(
        ranking([product(1, longName, '2.00'), product(2, '<img src=x onerror=alert(1)>', '1.00')]),
      ),
    );
    const name = within(await readyCard('单品销售 TOP10')).getByText(longName);
    expect(styleOf(name, 'text-overflow')).toBe('ellipsis');
    expect(name.title).toBe(longName);
    expect(screen.getByText('<img src=x onerror=alert(1)>').querySelector('img')).toBeNull();
  });

  it('draws no bar for negative values and a dash for an unknown share', async () => {
    await showDataCard(
      card(ranking([product(1, '牛奶', '10.00'), product(2, '鸡蛋', '-5.00', null)])),
    );
    const rows = within(await readyCard('单品销售 TOP10')).getAllByRole('row');
    expect(rows[2]?.querySelector<HTMLElement>('i')?.style.width).toBe('0%');
    expect(cells(rows[2]).slice(3)).toEqual(['−¥5.00−5.00', '—']);
  });

  it('explains why it has no products and keeps filters and tabs', async () => {
    await showDataCard(card(ranking([], { total: null, shareTotal: null })));
    expect(await screen.findByText('2026-11-18 没有销售，可换个时间或筛选')).toBeTruthy();
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expect(screen.getByRole('combobox', { name: '显示数量' })).toBeTruthy();
  });

  it('shows more than ten products in a list that the keyboard can scroll', async () => {
    await showDataCard(
      card(
        ranking(
          Array.from({ length: 40 }, (_, at) =>
            product(at + 1, `单品 ${String(at)}`, String(100 - at)),
          ),
        ),
      ),
    );
    const list = within(await readyCard('单品销售 TOP10')).getByRole('region', {
      name: '单品销售 TOP10，销售金额',
    });
    expect(list.tabIndex).toBe(0);
    expect(within(list).getAllByRole('row')).toHaveLength(42);
  });

  it.each([
    [1, 'flex-start'],
    [10, 'normal'],
  ])('lets %i rows keep their height if they do not fill it', async (count, align) => {
    loadStyles('features/home/cards/top-product/TopProductCard.css');
    const products = Array.from({ length: count }, (_, index) =>
      product(index + 1, `单品 ${String(index + 1)}`, '1.00'),
    );
    await showDataCard(card(ranking(products)));
    const list = within(await readyCard('单品销售 TOP10')).getByRole('region');
    expect(styleOf(list, 'align-items')).toBe(align);
  });
});
