import { expect, test } from 'vitest';
import { askForCard, dashboardOf } from '../../support/one-card.ts';
import { KPI } from '../../support/retail-fixtures.ts';

const KPI_PATH = '/api/MCA200021/sales/kpi';

test('KpiCard: figures with exact decimals, and rates of its own', async () => {
  const retail = dashboardOf('operating01').answers(KPI_PATH, KPI);
  const fragment = `... on KpiCard { figures { unit currency asOf yesterday dayBefore dayOverDayRate
    month { actual plan rate band elapsedRate } year { actual plan rate band elapsedRate } } }`;
  expect(await askForCard(fragment)).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "dashboard": {
            "cards": [
              {
                "figures": {
                  "asOf": "2026-06-14",
                  "currency": "CNY",
                  "dayBefore": "1200000.00",
                  "dayOverDayRate": "2.88",
                  "month": {
                    "actual": "7000000.10",
                    "band": "BELOW_40",
                    "elapsedRate": "46.67",
                    "plan": "30000000.00",
                    "rate": "23.33",
                  },
                  "unit": "MONEY",
                  "year": {
                    "actual": "99000000.00",
                    "band": "REACHED",
                    "elapsedRate": "45.21",
                    "plan": "88000000.00",
                    "rate": "112.50",
                  },
                  "yesterday": "1234567.89",
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
      "body": {
        "cardcode": "operating01",
        "entid": "100001",
        "usercode": "ops_director",
      },
      "path": "/api/MCA200021/sales/kpi",
      "ssoToken": "access-1",
      "token": "access-1",
    }
  `);
});

test('KpiCard: nothing to divide by is null, and what the services computed is not relied on', async () => {
  const data = {
    ...KPI.data,
    yesterdayValue: 10,
    beforeYesterdayValue: 0,
    yesterdayRate: 999,
    monthPlanValue: null,
    monthRate: 999,
    yearPlanValue: 0,
    unit: '',
  };
  dashboardOf('operating01').answers(KPI_PATH, { ...KPI, sdate: 'soon', data });
  const fragment = '... on KpiCard { figures { unit asOf dayOverDayRate month { plan rate band } year { plan rate band } } }';
  expect(await askForCard(fragment)).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "dashboard": {
            "cards": [
              {
                "figures": {
                  "asOf": "2026-06-14",
                  "dayOverDayRate": null,
                  "month": {
                    "band": null,
                    "plan": null,
                    "rate": null,
                  },
                  "unit": "COUNT",
                  "year": {
                    "band": null,
                    "plan": "0.00",
                    "rate": null,
                  },
                },
              },
            ],
          },
        },
      },
      "errors": undefined,
    }
  `);
});
