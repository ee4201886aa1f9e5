import { expect, test } from 'vitest';
import { isDateValue } from '../../../gateway/values/date-values.ts';
import { dateModeOf } from '../../../gateway/metadata/date-mode.ts';

test.each([
  ['DATE', '2026-02-28', '2026-02-30'],
  ['MONTH', '2026-12', '2026-13'],
  ['YEAR', '2026', '26'],
  ['DATE_TIME', '2026-06-15 09:30:00', '2026-06-15'],
  ['TIME', '23:59:59', '24:00:00'],
  ['DATE_RANGE', '2026-06-15~2026-06-15', '2026-06-16~2026-06-15'],
  ['TIME_RANGE', '09:00:00~20:00:00', '09:00:00~'],
] as const)('a value of mode %s may be %s but not %s', (mode, good, bad) => {
  expect([isDateValue(good, mode), isDateValue(bad, mode)]).toEqual([true, false]);
});

test.each([
  ['Date', null, 'DATE'],
  ['Date', '{"mode":"month"}', 'MONTH'],
  ['Date', '{"mode":"range"}', 'DATE_RANGE'],
  ['Date', '{"mode":"century"}', 'DATE'],
  ['Date', '{', 'DATE'],
  ['DateTime', '{"mode":"year"}', 'DATE_TIME'],
  ['Input', '{"mode":"year"}', null],
])('a %s column with columndata %s has date mode %s', (columntype, columndata, mode) => {
  expect(dateModeOf({ row: { columnname: 'a', columntype, columntitle: 'a', columndata } })).toBe(
    mode,
  );
});
