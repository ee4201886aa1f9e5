import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { LAYOUT } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

test('a broken card does not affect the others, and a row without a code is left out', async () => {
  const [whole] = LAYOUT.cards;
  const cards = [
    { cardname: '无编码' },
    'nonsense',
    { cardcode: 'bare', rownum: null, width: 0 },
    { ...whole, cardname: null },
  ];
  mockRetail().replies('dashboardLayout', () => ({
    body: { returncode: '0', message: '', data: { ...LAYOUT, version: undefined, cards } },
  }));
  const { ask, signIn } = await startGateway();
  const query =
    '{ viewer { dashboard { version cards { __typename code name position { row column width height } } } } }';
  const { data, errors } = await ask(query, { cookie: await signIn() });
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    viewer: {
      dashboard: {
        version: 0,
        cards: [
          {
            __typename: 'UnknownCard',
            code: 'bare',
            name: 'bare',
            position: { row: 1, column: 1, width: 3, height: 1 },
          },
          {
            __typename: 'KpiCard',
            code: 'operating01',
            name: 'operating01',
            position: { row: 1, column: 1, width: 3, height: 1 },
          },
        ],
      },
    },
  });
});

test('an invalid code is not sent to the services', async () => {
  const retail = mockRetail();
  const { ask, signIn } = await startGateway();
  const cookie = await signIn();
  for (const code of ['', '../home', 'x'.repeat(65)]) {
    const query = 'query($code: String!) { viewer { dashboard(code: $code) { code } } }';
    const { data, errors } = await ask(query, { cookie, variables: { code } });
    expect({ data, errors }).toEqual({ data: { viewer: { dashboard: null } }, errors: undefined });
  }
  expect(retail.asked).toEqual([]);
});

test('one request loads at most twenty dashboards, whatever fields it uses', async () => {
  const retail = mockRetail().answers('dashboardLayout', LAYOUT);
  const { ask, signIn } = await startGateway();
  const idOf = (at: number) => Buffer.from(`Card/d${String(at)}/x`).toString('base64url');
  const representations = Array.from({ length: 100 }, (_, at) => ({
    __typename: 'KpiCard',
    id: idOf(at),
  }));
  const { errors } = await ask(
    'query($representations: [_Any!]!) { _entities(representations: $representations) { ... on KpiCard { code } } }',
    { cookie: await signIn(), variables: { representations } },
  );
  expect(retail.asked).toHaveLength(20);
  expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
});

test('a dashboard of ten thousand cards returns its first hundred', async () => {
  const [whole] = LAYOUT.cards;
  const cards = Array.from({ length: 10_000 }, (_, at) => ({
    ...whole!,
    cardcode: `c${String(at)}`,
  }));
  mockRetail().answers('dashboardLayout', { ...LAYOUT, cards });
  const { ask, signIn } = await startGateway();
  const { data } = await ask('{ viewer { dashboard { cards { code } } } }', {
    cookie: await signIn(),
  });
  expect(
    (data as { viewer: { dashboard: { cards: unknown[] } } }).viewer.dashboard.cards,
  ).toHaveLength(100);
});
