import { writeFileSync } from 'node:fs';
import { LunarYear, SolarTerm } from 'tyme4ts';

/**
 * Generates the table of the lunar calendar (web/design/dates/lunar/lunar-table.ts) from tyme4ts.
 * Run it with `node scripts/lunar-table.mjs`; tests/web/design/dates/lunar-table.test.ts compares
 * every day of it.
 */
const [FIRST, LAST] = [1900, 2100];
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const years = (from) => Array.from({ length: LAST - from + 1 }, (_, at) => from + at);

/**
 * The months of a lunar year: four bits for the leap month (0: none), then one bit per month: 30
 * days (1) or 29 (0).
 */
function monthsOf(year) {
  const lunarYear = LunarYear.fromYear(year);
  const long = lunarYear
    .getMonths()
    .reduce((bits, month, at) => bits | (month.getDayCount() === 30 ? 1 << at : 0), 0);
  return digitsOf(BigInt(lunarYear.getLeapMonth() | (long << 4)), 3);
}

/**
 * The 24 solar terms of a year, from Lesser Cold: two bits per term for the days after its earliest
 * possible day.
 */
function termsOf(year) {
  const offsets = termDays(year).map((day, at) => day - EARLIEST[at]);
  if (offsets.some((offset) => offset > 3))
    throw new Error(`The terms of ${String(year)} do not fit.`);
  return digitsOf(
    offsets.reduce((bits, offset, at) => bits | (BigInt(offset) << BigInt(2 * at)), 0n),
    8,
  );
}

function termDays(year) {
  return Array.from({ length: 24 }, (_, at) =>
    SolarTerm.fromIndex(year, at + 1)
      .getSolarDay()
      .getDay(),
  );
}

function digitsOf(number, length) {
  return Array.from({ length }, (_, at) => DIGITS[Number((number >> BigInt(6 * at)) & 63n)]).join(
    '',
  );
}

const EARLIEST = Array.from({ length: 24 }, (_, at) =>
  Math.min(...years(FIRST).map((year) => termDays(year)[at])),
);
const lines = (text) => (text.match(/.{1,120}/g) ?? []).map((line) => `  '${line}'`).join(' +\n');

writeFileSync(
  new URL('../web/design/dates/lunar/lunar-table.ts', import.meta.url),
  `/**
 * The lunar calendar of 1900 to 2100 and its 24 terms. Written by scripts/lunar-table.mjs from tyme4ts 1.5.2 (MIT, https://github.com/6tail/tyme4ts);
 * docs/decisions/0024-lunar-calendar.md says how far it is checked.
 */
export const digits = '${DIGITS}';

/** The first day of the first lunar year of the table, ${String(FIRST - 1)}. */
export const newYearOfFirst = '${LunarYear.fromYear(FIRST - 1)
    .getFirstMonth()
    .getFirstDay()
    .getSolarDay()
    .toString()
    .replace(/[年月]/g, '-')
    .replace('日', '')
    .replace(/-(\d)(?!\d)/g, '-0$1')}';

/** Three digits a lunar year: the month that is repeated in 4 bits (0: none), then a bit a month: 30 days or 29. */
export const months =
${lines([FIRST - 1, ...years(FIRST)].map(monthsOf).join(''))};

/** The earliest day of its month that each of the 24 terms falls on, from Lesser Cold in January on. */
export const earliestTerms = [${EARLIEST.join(', ')}];

/** Eight digits a year from ${String(FIRST)} on: how many days later each term falls, 2 bits a term. */
export const terms =
${lines(years(FIRST).map(termsOf).join(''))};
`,
);
