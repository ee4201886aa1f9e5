import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type DataCard, face, longName, readyCard, showDataCard } from './show-data-card.tsx';
import { loadStyles, styleOf } from '../../../support/load-styles.ts';

type Card = DataCard<'CircleCard'>;
type Figures = NonNullable<Card['figures']>;

const circle = (figures: Partial<Figures> = {}, more: Partial<Card> = {}): Card => ({
  __typename: 'CircleCard',
  ...face('member', '会员销售'),
  figures: {
    __typename: 'CircleFigures',
    asOf: '2026-11-19',
    currency: 'CNY',
    count: 21_904,
    growthRate: '2.37',
    amount: '1640512.00',
    share: '63.48',
    ...figures,
  } as Figures,
  ...more,
});

describe('The circle card', () => {
  it('"Shows count (num), growth percentage (hb) and sales amount (amt)", and the share', async () => {
    await showDataCard(circle());
    const card = await readyCard('会员销售');
    expect(within(card).getByTitle('21,904').textContent).toBe('消费会员 21,90421,904');
    const rows = [...card.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(rows).toEqual(['日环比▲ +2.37%', '销售额¥1,640,512.00¥164.05 万', '销售占比63.48%']);
  });

  it.each([
    ['2.37', 'var(--up)', '▲ +2.37%'],
    ['0.00', 'var(--up)', '▲ +0.00%'],
    ['-1.56', 'var(--down)', '▼ −1.56%'],
    [null, 'var(--flat)', '—'],
  ])('shows a growth of %s by the color %s, arrow and sign', async (growthRate, color, text) => {
    loadStyles('design/theme/base.css');
    await showDataCard(circle({ growthRate }));
    const growth = (await screen.findByText('日环比')).nextElementSibling;
    expect(styleOf(growth, 'color')).toBe(color);
    expect(growth?.textContent).toBe(text);
  });

  it('has an arc for the share that ends at the full ring, and none if it is missing or negative', async () => {
    const arcOf = async (share: string | null) => {
      const { view } = await showDataCard(circle({ share }));
      await readyCard('会员销售');
      const drawn =
        view.container
          .querySelector('circle[stroke-dasharray]')
          ?.getAttribute('stroke-dasharray') ?? null;
      view.unmount();
      return drawn;
    };
    const [length, whole] = (await arcOf('100.00'))?.split(' ') ?? [];
    expect(length).toBe(whole);
    expect(await arcOf('140.00')).toBe(`${String(length)} ${String(whole)}`);
    expect(await arcOf(null)).toBeNull();
    expect(await arcOf('-3.00')).toBeNull();
  });

  it('shows dashes for missing values and explains it if all are missing', async () => {
    const { view } = await showDataCard(circle({ count: 0, amount: null, share: null }));
    const card = await readyCard('会员销售');
    expect(card.querySelector('dl')?.textContent).toContain('销售额——');
    view.unmount();
    await showDataCard(circle({ count: null, growthRate: null, amount: null, share: null }));
    expect(await screen.findByText('暂无数据')).toBeTruthy();
    expect(screen.getByText('2026-11-19 没有销售')).toBeTruthy();
  });

  it('opens the module behind it, and is no button if there is none', async () => {
    const { openModule, view } = await showDataCard(circle({}, { moduleCode: 'rpt_member' }));
    fireEvent.click(
      within(await readyCard('会员销售')).getByRole('button', { name: /^消费会员 21,904/u }),
    );
    expect(openModule).toHaveBeenCalledWith({
      code: 'rpt_member',
      name: '会员销售',
      provisional: true,
    });
    view.unmount();
    await showDataCard(circle());
    expect(
      within(await readyCard('会员销售')).queryByRole('button', { name: /21,904/u }),
    ).toBeNull();
  });

  it('shortens a count that does not fit into the ring, and keeps the full count for screen readers', async () => {
    await showDataCard(circle({ count: 2_000_000_000 }, { name: longName }));
    const count = within(await readyCard(longName)).getByTitle('2,000,000,000');
    expect(count.textContent).toBe('消费会员 2,000,000,00020.00 亿');
  });
});
