import { type DataCard, day, face, ofCard } from './show-data-card.tsx';
import { viewer } from '../../../support/viewer-fixture.ts';

type Bars = NonNullable<DataCard<'ChannelBarCard'>['bars']>;

const channels = [
  { __typename: 'Channel' as const, i18nCode: null, code: 'C01', name: '门店 POS', rank: 1 },
  { __typename: 'Channel' as const, i18nCode: null, code: 'C02', name: '小程序商城', rank: 2 },
];

export const bar = (name: string, sum: string | null, values: (string | null)[]) =>
  ({
    __typename: 'ChannelBar',
    i18nCode: null,
    code: name,
    name,
    sum,
    channelValues: values.map((value) => ({ __typename: 'ChannelValue', value })),
  }) as Bars['bars'][number];

const usual = [
  bar('生鲜', '624000.00', ['424000.00', '200000.00']),
  bar('母婴', '128300.00', ['128300.00', null]),
];

export const bars = (rows = usual, more: Partial<Bars> = {}): Bars =>
  ({
    __typename: 'ChannelBars',
    period: day('2026-11-18'),
    unit: 'MONEY',
    currency: 'CNY',
    channels,
    bars: rows,
    ...more,
  }) as Bars;

export const card = (rows = usual, more: Partial<Bars> = {}): DataCard<'ChannelBarCard'> => ({
  __typename: 'ChannelBarCard',
  ...face('bar', '渠道销售'),
  bars: bars(rows, more),
});

export const answered = (given: Bars | null) =>
  ofCard({ __typename: 'ChannelBarCard', id: 'card-bar', bars: given });

export const choices = () => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: viewer.id,
      channels: channels.map((channel) => ({ ...channel, id: `channel-${channel.code}` })),
      purchaseGroups: [{ __typename: 'PurchaseGroup', i18nCode: null, code: 'G01', name: '生鲜' }],
    },
  },
});
