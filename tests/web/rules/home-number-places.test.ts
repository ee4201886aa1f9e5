import { describe, expect, it } from 'vitest';
import { projectFiles, readSource } from '../../support/source-files.ts';

/** Code that formats a number or a date for people. */
const formatting =
  /Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat)\b|\.toLocale\w*String\(|\.toFixed\(|\.toPrecision\(|\bdayjs\b/u;

describe('Numbers and dates', () => {
  it('are formatted by design/number and nowhere else', () => {
    const places = projectFiles()
      .filter(
        (file) =>
          /^web\/.*\.tsx?$/u.test(file) &&
          !file.startsWith('web/design/number/') &&
          !file.endsWith('.gen.ts'),
      )
      .filter((file) => formatting.test(withoutTypes(readSource(file).text)));
    expect(places).toEqual([]);
  });

  it('are detected elsewhere', () => {
    for (const line of [
      'x.toFixed(2)',
      'new Intl.NumberFormat("zh-CN")',
      'day.toLocaleDateString()',
    ])
      expect(line).toMatch(formatting);
  });
});

/** Names of types format nothing. */
function withoutTypes(text: string): string {
  return text.replaceAll(/\bIntl\.DateTimeFormat(?:Options|PartTypes)\b/gu, '');
}
