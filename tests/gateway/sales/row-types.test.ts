import { expect, test } from 'vitest';
import { JUNE, RESULT, salesTest } from './sales-support.ts';

const salesIn = (data: unknown) => (data as { viewer: { sales: object } }).viewer.sales;

test('A row names channel, category, product and its supplier, and tolerates what is missing', async () => {
  const result = {
    ...RESULT,
    rows: [
      {
        channel: { code: '02', name: '小程序', entrycode: 'channel.02' },
        product: {
          code: 'P1',
          name: '',
          category: { code: '10', name: '生鲜' },
          supplier: { code: 'V1', name: '供应商一' },
        },
        days: { startdate: '2026-06-01', enddate: '2026-06-07' },
        values: {},
      },
      { product: { code: '', name: 'no code' }, values: { sales: 1e21, quantity: 0.125 } },
    ],
  };
  const { ask, retail } = await salesTest({ result });
  retail.answers('channels', {
    total: 2,
    pageData: [
      { channelid: '01', channelname: 'POS' },
      { channelid: '02', channelname: '小程序' },
    ],
  });
  const { data, errors } =
    await ask(`{ viewer { sales(dimensions: [CHANNEL, PRODUCT, WEEK], ${JUNE}) { nodes {
    channel { code name i18nCode rank } product { code name category { code name } supplier { code name } } days { from to }
    values { sales quantity averageTicket } change { sales } } } } }`);
  expect(errors).toBeUndefined();
  expect(salesIn(data)).toEqual({
    nodes: [
      {
        channel: { code: '02', name: '小程序', i18nCode: 'channel.02', rank: 2 },
        product: {
          code: 'P1',
          name: 'P1',
          category: { code: '10', name: '生鲜' },
          supplier: { code: 'V1', name: '供应商一' },
        },
        days: { from: '2026-06-01', to: '2026-06-07' },
        values: { sales: null, quantity: null, averageTicket: null },
        change: null,
      },
      {
        channel: null,
        product: null,
        days: null,
        values: { sales: '1000000000000000000000.00', quantity: '0.125', averageTicket: null },
        change: null,
      },
    ],
  });
});

test('categories and channels are entities of the account', async () => {
  const { ask, retail } = await salesTest();
  retail
    .answers('channels', { total: 1, pageData: [{ channelid: '01', channelname: 'POS' }] })
    .answers('purchaseGroups', {
      total: 1,
      pageData: [{ categoryid: '10', categoryname: '生鲜', deptlevelid: '1' }],
    });
  const representations = [
    { __typename: 'Channel', code: '01' },
    { __typename: 'Channel', code: '99' },
    { __typename: 'Category', code: '10' },
    { __typename: 'Category', code: '' },
  ];
  const { data, errors } = await ask(
    `query ($representations: [_Any!]!) { _entities(representations: $representations) {
      ... on Channel { name rank } ... on Category { label: name } } }`,
    { representations },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ _entities: [{ name: 'POS', rank: 1 }, null, { label: '生鲜' }, null] });
});
