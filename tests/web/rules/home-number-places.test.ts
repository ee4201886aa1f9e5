import { describe, expect, it } from 'vitest';
import { projectFiles, readSource } from '../../support/source-files.ts';

/** Code that formats a number or a date for people. */
const formatting =
  /Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat)\b|\.toLocale\w*String\(|\.toFixed\(|\.toPrecision\(/u;

/** Code that calculates with dates. */
const dateArithmetic = /\bdayjs\b|\bDate\.UTC\(|\.[gs]etUTC\w+\(|\bDAY_MS\b|\b86_?400_?000\b/u;

describe('Numbers and dates', () => {
  it('are formatted by design/number and nowhere else', () => {
    expect(placesOf(formatting).filter((file) => !file.startsWith('web/design/number/'))).toEqual(
      [],
    );
  });

  it('are calculated with by the calendar of design/dates and nowhere else', () => {
    expect(placesOf(dateArithmetic)).toEqual([
      'web/design/dates/calendar/calendar-days.ts',
      'web/design/dates/calendar/parse-in-form.ts',
    ]);
  });

  it('are detected elsewhere', () => {
    for (const line of ["dayjs.utc('2026-11-20')", 'Date.UTC(2026, 0, 1)', 'now + 86_400_000'])
      expect(line).toMatch(dateArithmetic);
    for (const line of [
      'x.toFixed(2)',
      'new Intl.NumberFormat("zh-CN")',
      'day.toLocaleDateString()',
    ])
      expect(line).toMatch(formatting);
  });
});

/** The files of the portal that contain such code. */
function placesOf(code: RegExp): string[] {
  return projectFiles().filter(
    (file) =>
      /^web\/.*\.tsx?$/u.test(file) &&
      !file.endsWith('.gen.ts') &&
      code.test(withoutTypes(readSource(file).text)),
  );
}

/** Names of types format nothing. */
function withoutTypes(text: string): string {
  return text.replaceAll(/\bIntl\.DateTimeFormat(?:Options|PartTypes)\b/gu, '');
}
