import { type DataCard, day, face, ofCard } from './show-data-card.tsx';

type Shares = NonNullable<DataCard<'ChannelPieCard'>['shares']>;
type Channel = Shares['channels'][number];

export const channel = (
  code: string,
  name: string,
  sales: string | null,
  amountShare: string | null,
  units: string | null = '1',
): Channel =>
  ({
    __typename: 'ChannelShare',
    i18nCode: null,
    code,
    name,
    rank: Number(code.slice(1)) || null,
    sales,
    amountShare,
    units,
    quantityShare: amountShare === null ? null : '50.00',
  }) as Channel;

export const usual = [
  channel('C01', '门店 POS', '1581500.00', '61.20', '30'),
  channel('C02', '小程序商城', '1002800.00', '38.80', '12'),
];

export const shares = (channels: Channel[], more: Partial<Shares> = {}): Shares =>
  ({
    __typename: 'ChannelShares',
    period: day('2026-11-18'),
    currency: 'CNY',
    salesTotal: '2584300.00',
    unitsTotal: '42',
    channels,
    ...more,
  }) as Shares;

export const pie = (channels: Channel[] = usual): DataCard<'ChannelPieCard'> => ({
  __typename: 'ChannelPieCard',
  ...face('pie', '渠道销售占比'),
  shares: shares(channels),
});

export const answered = (given: Shares | null) =>
  ofCard({ __typename: 'ChannelPieCard', id: 'card-pie', shares: given });
