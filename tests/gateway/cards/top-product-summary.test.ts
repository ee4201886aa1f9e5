import { expect, test } from 'vitest';
import { rankingOf } from './top-product-support.ts';

test('a summary line belongs to the product with its code, whatever its position and name', async () => {
  const { products, total } = await rankingOf([
    {
      echartData: [
        { productid: 'P1', name: 'a', num: 2 },
        { productid: 'P2', name: 'a', num: 1 },
      ],
    },
    {
      sumData: [
        { productid: 'P2', name: 'a', xx: 1.5, prop: 10, color: '#0F8A7D' },
        { productid: 'P1', name: 'renamed', xx: 2.5, prop: 20, color: 'red;background:url(//x)' },
        { productid: 'P3', name: 'a', xx: 9, prop: 90 },
      ],
    },
  ]);
  expect(products).toMatchObject([
    { code: 'P1', value: '2.00', summaryValue: '2.50', share: '20.00', colour: null },
    { code: 'P2', value: '1.00', summaryValue: '1.50', share: '10.00', colour: '#0f8a7d' },
  ]);
  expect(total).toBe('4.00');
});

test('lines without codes are matched by name, and a product without a line has no summary', async () => {
  const { products, shareTotal } = await rankingOf([
    {
      echartData: [
        { name: 'a', num: 2 },
        { name: 'b', num: 1 },
      ],
    },
    { sumData: [{ name: 'b', prop: 10 }] },
  ]);
  expect(products.map(({ share }) => share)).toEqual([null, '10.00']);
  expect(shareTotal).toBe('10.00');
});

test('a bar without a figure has that of its summary line, and its rank by it', async () => {
  const { products, total } = await rankingOf([
    {
      echartData: [
        { name: 'a', num: 2 },
        { name: 'b', num: 'N/A' },
        { name: 'c', num: null },
      ],
    },
    { sumData: [{ name: 'b', xx: 5 }, { name: 'c' }] },
  ]);
  expect(products.map(({ name, figure }) => [name, figure])).toEqual([
    ['b', '5.00'],
    ['a', '2.00'],
    ['c', null],
  ]);
  expect(total).toBe('7.00');
});

test('the share of a bar is used if the summary has none', async () => {
  const { products } = await rankingOf([
    {
      echartData: [
        { name: 'a', num: 2, prop: 7 },
        { name: 'b', num: 1, prop: 6 },
      ],
    },
    { sumData: [{ name: 'a', prop: 20 }, { name: 'b' }] },
  ]);
  expect(products.map(({ share }) => share)).toEqual(['20.00', '6.00']);
});

test('two products with the same name keep their own lines', async () => {
  const { products } = await rankingOf([
    {
      echartData: [
        { name: 'a', productid: 'P1', num: 2 },
        { name: 'a', productid: 'P2', num: 1 },
      ],
    },
    {
      sumData: [
        { name: 'a', prop: 20 },
        { name: 'a', prop: null },
      ],
    },
  ]);
  expect(products).toMatchObject([
    { code: 'P1', share: '20.00' },
    { code: 'P2', share: null },
  ]);
});

test('both lists may come in one block', async () => {
  const { products } = await rankingOf([
    { echartData: [{ name: 'a', num: 1 }], sumData: [{ name: 'a', prop: 5 }] },
  ]);
  expect(products).toMatchObject([{ name: 'a', share: '5.00' }]);
});
