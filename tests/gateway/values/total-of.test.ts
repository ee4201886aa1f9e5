import { expect, test } from 'vitest';
import { totalOf } from '../../../gateway/values/total-of.ts';

const page = (pageNo: number) => ({ pageNo, pageSize: 10 });

test.each([
  ['the total of the services', { total: 51 }, 10, 1, 51],
  ['a total as text', { total: '51' }, 10, 1, 51],
  ['one more row after a full page without a total', {}, 10, 3, 31],
  ['no more rows after a page that is not full', { total: null }, 4, 3, 24],
  ['no rows after an empty page', null, 0, 3, 0],
  ['the first page of services that do not divide their rows', {}, 500, 1, 10],
  ['the rows that were sent, if the total denies them', { total: 0 }, 4, 2, 14],
  ['the rows that were sent, if the total is no count', { total: 'many' }, 4, 1, 4],
])('counts %s', (_what, answer, sent, pageNo, total) => {
  expect(totalOf(answer, sent, page(pageNo))).toBe(total);
});
