import { expect, test } from 'vitest';
import { askForCard, dashboardOf } from '../../support/gateway/one-card.ts';
import { KPI, LAYOUT } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const KPI_PATH = '/api/MCA200021/sales/kpi';

test('KpiCard returns figures as exact decimals, and the rates of the services', async () => {
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

interface Figures {
  unit: string;
  asOf: string;
  dayOverDayRate: string | null;
  month: { rate: string | null; band: string | null };
  year: { rate: string | null; band: string | null };
}

/** The card's answer when the services send these values instead of the usual figures. */
async function figuresOf(
  data: object,
  { cardcode = 'operating01', sdate = '2026-06-14', params = {} } = {},
): Promise<Figures> {
  const card = {
    ...LAYOUT.cards[0],
    uitmpl: 'KpiCard',
    uri: '/sales/kpi',
    service: null,
    cardcode,
    params,
  };
  mockRetail()
    .answers('dashboardLayout', { ...LAYOUT, cards: [card] })
    .replies(KPI_PATH, () => ({
      body: {
        returncode: '0',
        message: '',
        data: { ...KPI, sdate, data: { ...KPI.data, ...data } },
      },
    }));
  const rates = '{ rate band }';
  const { data: answer, errors } = await askForCard(
    `... on KpiCard { figures { unit asOf dayOverDayRate month ${rates} year ${rates} } }`,
  );
  expect(errors).toBeUndefined();
  return (answer as { viewer: { dashboard: { cards: { figures: Figures }[] } } }).viewer.dashboard
    .cards[0]!.figures;
}

test('the rates of the services are returned unchanged, and the band follows them', async () => {
  const figures = await figuresOf({ yesterdayRate: 12.345, monthRate: 61, yearRate: 99.999 });
  expect(figures).toMatchObject({
    dayOverDayRate: '12.35',
    month: { rate: '61.00', band: 'BELOW_80' },
    year: { rate: '100.00', band: 'REACHED' },
  });
});

test.each([null, undefined, '', 'n/a'])('a missing rate (%j) is calculated', async (rate) => {
  const figures = await figuresOf({ yesterdayRate: rate, monthRate: rate, yearRate: rate });
  expect(figures).toMatchObject({
    dayOverDayRate: '2.88',
    month: { rate: '23.33', band: 'BELOW_40' },
    year: { rate: '112.50', band: 'REACHED' },
  });
});

test('a change from a negative value is relative to its absolute value', async () => {
  const computed = { yesterdayRate: null };
  expect(
    await figuresOf({ ...computed, yesterdayValue: -50, beforeYesterdayValue: -100 }),
  ).toMatchObject({
    dayOverDayRate: '50.00',
  });
  expect(
    await figuresOf({ ...computed, yesterdayValue: -150, beforeYesterdayValue: -100 }),
  ).toMatchObject({
    dayOverDayRate: '-50.00',
  });
  expect(
    await figuresOf({ ...computed, yesterdayValue: 100, beforeYesterdayValue: -100 }),
  ).toMatchObject({
    dayOverDayRate: '200.00',
  });
});

test.each([0, null])(
  'a previous day or plan of %j has no rate, whatever rate the services send',
  async (base) => {
    const bases = { beforeYesterdayValue: base, monthPlanValue: base, yearPlanValue: base };
    expect(
      await figuresOf({ ...bases, yesterdayRate: 100, monthRate: 0, yearRate: 999 }),
    ).toMatchObject({
      dayOverDayRate: null,
      month: { rate: null, band: null },
      year: { rate: null, band: null },
    });
  },
);

test('a rate is used if the services leave out its base', async () => {
  const bases = { beforeYesterdayValue: undefined, monthPlanValue: undefined };
  expect(await figuresOf({ ...bases, yesterdayRate: -3.5, monthRate: 47.2 })).toMatchObject({
    dayOverDayRate: '-3.50',
    month: { rate: '47.20', band: 'BELOW_60' },
  });
});

test.each(['¥', '', '$', '人', null, undefined])(
  'amounts are money and customer flow is a count, whatever unit the services state (%j)',
  async (unit) => {
    expect((await figuresOf({ unit })).unit).toBe('MONEY');
    expect((await figuresOf({ unit }, { cardcode: 'operating04' })).unit).toBe('MONEY');
    expect((await figuresOf({ unit }, { cardcode: 'operating03' })).unit).toBe('COUNT');
    expect(
      (await figuresOf({ unit }, { cardcode: 'flow_R1', params: { cardcode: 'operating03' } }))
        .unit,
    ).toBe('COUNT');
    expect((await figuresOf({ unit, valuekind: 'count' }, { cardcode: 'supplier02' })).unit).toBe(
      'COUNT',
    );
  },
);

test('a period and a purchasing group are sent to the services, and the card states its day', async () => {
  const retail = dashboardOf('operating01').answers(KPI_PATH, { ...KPI, sdate: '2026-05-31' });
  const filter = '{ granularity: MONTH, date: "2026-05-10", purchaseGroupCode: "10" }';
  const { data } = await askForCard(
    `... on KpiCard { figures(filter: ${filter}) { asOf month { elapsedRate } } }`,
  );
  expect(data).toMatchObject({
    viewer: {
      dashboard: { cards: [{ figures: { asOf: '2026-05-31', month: { elapsedRate: '100.00' } } }] },
    },
  });
  expect(retail.asked.at(-1)?.body).toMatchObject({
    datetype: '3',
    startdate: '2026-05-01',
    enddate: '2026-05-31',
    cateid: '10',
  });
});

test('a filter without a date keeps the card at yesterday', async () => {
  const retail = dashboardOf('operating01').answers(KPI_PATH, KPI);
  await askForCard('... on KpiCard { figures(filter: { purchaseGroupCode: "10" }) { asOf } }');
  const body = retail.asked.at(-1)?.body;
  expect(body).toMatchObject({ cateid: '10' });
  expect(body).not.toHaveProperty('startdate');
  expect(body).not.toHaveProperty('datetype');
});
