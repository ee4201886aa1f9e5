import { expect, test } from 'vitest';
import { askForCard, dashboardOf } from '../../support/gateway/one-card.ts';
import { WORK_TOTALS } from '../../support/retail/retail-fixtures.ts';

test('TodoCard returns the six counters', async () => {
  const retail = dashboardOf('todo').answers('todoTotals', WORK_TOTALS);
  const fragment =
    '... on TodoCard { counters { initiated submitted pendingApproval pool todo finished } }';
  expect(await askForCard(fragment)).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "dashboard": {
            "cards": [
              {
                "counters": {
                  "finished": 128,
                  "initiated": 7,
                  "pendingApproval": 12,
                  "pool": 23,
                  "submitted": 5,
                  "todo": 9,
                },
              },
            ],
          },
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked.at(-1)).toMatchInlineSnapshot(`
    {
      "body": {},
      "path": "/api/msc-flowable/report/total",
      "ssoToken": "access-1",
      "token": "access-1",
    }
  `);
});

test('a count that the services do not send is null, not zero', async () => {
  const { initiatedCount: _started, submittedCount: _submitted, ...others } = WORK_TOTALS;
  dashboardOf('todo').answers('todoTotals', others);
  const { data, errors } = await askForCard(
    '... on TodoCard { counters { initiated submitted pendingApproval } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    viewer: {
      dashboard: {
        cards: [{ counters: { initiated: null, submitted: null, pendingApproval: 12 } }],
      },
    },
  });
});

test('no counters at all are zeros: there is nothing to do', async () => {
  dashboardOf('todo').replies('todoTotals', () => ({
    body: { returncode: '0', message: '', data: null },
  }));
  const { data, errors } = await askForCard(
    '... on TodoCard { totals { started pending handled } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    viewer: {
      dashboard: { cards: [{ totals: { started: null, pending: 0, handled: 0 } }] },
    },
  });
});

test.each([
  ['a missing one', undefined],
  ['a text', 'N/A'],
  ['an empty text', ''],
])(
  'a counter that cannot be read (%s) is an error of this card, not a zero',
  async (_title, count) => {
    dashboardOf('todo').replies('todoTotals', () => ({
      body: { returncode: '0', message: '', data: { ...WORK_TOTALS, poolCount: count } },
    }));
    const { data, errors } = await askForCard('... on TodoCard { totals { pool } }');
    expect(data).toEqual({ viewer: { dashboard: { cards: [{ totals: null }] } } });
    expect(errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_FAILED', reason: 'MALFORMED' } },
    ]);
  },
);
