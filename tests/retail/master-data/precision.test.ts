import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openMasterData } from '../../support/retail/master-data.ts';

const lists = openMasterData();
const DIRECTOR = 'ops_director';

afterAll(() => lists.close());

const coupon = (facevalue: unknown) => ({
  couponno: 'PREC2601',
  couponname: '小数券',
  couponkind: 'cash',
  facevalue,
  startdate: '2026-06-20',
  enddate: '2026-06-21',
  channels: ['pos'],
});

/** Sets the metadata of the face value of coupons. */
function setColumnData(columndata: string | null): void {
  const column = lists.db
    .prepare(
      `SELECT modulecode, "column" FROM ui_column WHERE json_extract("column", '$.columnname') = 'facevalue'`,
    )
    .get([]) as { modulecode: string; column: string };
  const changed = JSON.stringify({ ...(JSON.parse(column.column) as object), columndata });
  lists.db
    .prepare(
      `UPDATE ui_column SET "column" = ? WHERE modulecode = ? AND json_extract("column", '$.columnname') = 'facevalue'`,
    )
    .run([changed, column.modulecode]);
}

const add = (facevalue: unknown) => lists.refusal(DIRECTOR, 'coupon', 'add', coupon(facevalue));

afterEach(async () => {
  await lists.ask(DIRECTOR, 'coupon', 'delete', ['PREC2601']);
});

describe('The precision of a column of numbers', () => {
  it.each([
    ['three decimals', '{"precision":3}', '12.345', 12.345],
    ['three decimals, written as a text', '{"precision":"3"}', 12.345, 12.345],
    ['whole numbers', '{"precision":0}', '12.00', 12],
    ['two where it says nothing', '{"min":0}', 12.34, 12.34],
    ['two where nobody can read it', 'no JSON', '12.30', 12.3],
    ['no more than six', '{"precision":9}', '0.123456', 0.123456],
  ])('is %s: what fits is kept as it is', async (_what, columndata, sent, kept) => {
    setColumnData(columndata);
    expect(await lists.read(DIRECTOR, 'coupon', 'add', coupon(sent))).toMatchObject({
      facevalue: kept,
    });
    expect(await lists.row(DIRECTOR, 'coupon', 'PREC2601')).toMatchObject({ facevalue: kept });
  });

  it.each([
    ['three decimals', '{"precision":3}', '12.3456', 'facevalue fraction'],
    ['whole numbers', '{"precision":0}', 12.5, 'facevalue whole'],
    ['two where it says nothing', '{"min":0}', '12.345', 'facevalue fraction'],
    ['no more than six', '{"precision":9}', '0.1234567', 'facevalue fraction'],
  ])(
    'is %s: what has more is refused and never rounded',
    async (_what, columndata, sent, problem) => {
      setColumnData(columndata);
      expect(await add(sent)).toEqual(['A0400', problem]);
      expect(await lists.row(DIRECTOR, 'coupon', 'PREC2601')).toBeUndefined();
    },
  );
});
