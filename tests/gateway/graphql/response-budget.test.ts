import { buildSchema, graphql } from 'graphql';
import { expect, test } from 'vitest';
import type { GatewayError } from '../../../gateway/errors/gateway-error.ts';
import { createAnswerSize, limitResponses } from '../../../gateway/graphql/response-budget.ts';

const SDL =
  'scalar Row type Item { text: String count: Int row: Row } type Query { items: [Item!]! texts: [String] later: String maybe: [Item] }';

async function ask(query: string, rootValue: object, limit = 1000) {
  const cancelled: GatewayError[] = [];
  const context = {
    answerSize: createAnswerSize(),
    cancellation: { cancel: (refusal: GatewayError) => void cancelled.push(refusal) },
  };
  const schema = limitResponses(buildSchema(SDL), limit);
  const { data, errors } = await graphql({
    schema,
    source: query,
    rootValue,
    contextValue: context,
  });
  return { data, errors, cancelled, bytes: context.answerSize.bytes };
}

test.each([
  ['texts', '{ items { text } }', { items: [{ text: 'abc' }, { text: '中文' }] }, 2 * 8 + 3 + 6],
  [
    'numbers and nothing',
    '{ items { text count } }',
    { items: [{ text: null, count: 7 }] },
    8 + 4 + 9 + 4,
  ],
  ['lists of texts', '{ texts }', { texts: ['ab', 'cd'] }, 9 + 2 + 3 + 3],
  [
    'rows by name and value',
    '{ items { row } }',
    { items: [{ row: { ab: 'cd', n: 1 } }] },
    7 + 2 + (2 + 4 + 2) + (1 + 4 + 4),
  ],
  ['what comes later', '{ later }', { later: () => Promise.resolve('x'.repeat(100)) }, 9 + 100],
])('counts %s', async (_what, query, rootValue, bytes) => {
  const answer = await ask(query, rootValue);
  expect([answer.bytes, answer.errors, answer.cancelled]).toEqual([bytes, undefined, []]);
});

test('stops when the answer is too large, cancels the request once, and reads no value after that', async () => {
  let looked = 0;
  const items = Array.from({ length: 100 }, () => ({
    text: () => {
      looked += 1;
      return 'x'.repeat(92);
    },
  }));
  const { errors, cancelled, bytes } = await ask('{ maybe { text } }', { maybe: items });
  expect([looked, bytes, cancelled.length]).toEqual([11, 1100, 1]);
  expect(cancelled[0]).toMatchObject({
    code: 'QUERY_TOO_COMPLEX',
    limit: { name: 'responseBytes', limit: 1000, value: 1100 },
  });
  // The same error object for every value that fails.
  expect(new Set(errors).size).toBe(1);
});
