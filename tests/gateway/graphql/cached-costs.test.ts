import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { cacheCosts } from '../../../gateway/graphql/cached-costs.ts';

const document = parse(
  'query A($n: Int, $is: Boolean, $text: String, $ids: [ID!]) { a } query B { b }',
);

function asked() {
  const reckoned: string[] = [];
  const cost = cacheCosts(({ operation, variables }) => {
    reckoned.push(`${operation.name?.value ?? ''} ${JSON.stringify(variables)}`);
    return { requested: reckoned.length, representations: 0, visited: 0 };
  });
  const ask = (name: string, variables: Record<string, unknown>, isVisitor = false): number => {
    const operation = document.definitions.find(
      (each) => each.kind === Kind.OPERATION_DEFINITION && each.name?.value === name,
    );
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
    return cost({ document, operation, variables, isVisitor }).requested;
  };
  return { ask, reckoned };
}

test('calculates once for variables that do not change the cost', () => {
  const { ask, reckoned } = asked();
  expect([
    ask('A', { text: 'a', n: 1 }),
    ask('A', { text: 'b', n: 1 }),
    ask('A', { text: 'c', n: 1 }),
  ]).toEqual([1, 1, 1]);
  expect(reckoned).toHaveLength(1);
});

test('calculates again for a different page size, condition, list length, operation or a visitor', () => {
  const { ask, reckoned } = asked();
  const all = [
    { n: 1 },
    { n: 2 },
    { is: true },
    { is: false },
    { is: null },
    { ids: ['a'] },
    { ids: ['a', 'b'] },
  ];
  for (const variables of all) ask('A', variables);
  ask('B', {});
  ask('A', { n: 1 }, true);
  expect(reckoned).toHaveLength(all.length + 2);
});

test('caches a few costs per document', () => {
  const { ask, reckoned } = asked();
  for (let n = 0; n < 100; n += 1) ask('A', { n });
  ask('A', { n: 0 });
  ask('A', { n: 99 });
  expect(reckoned).toHaveLength(101);
});
