import { describe, expect, it } from 'vitest';
import { disableHandlers } from '../../../../web/design/html/disable-handlers.ts';
import { extractPlainText } from '../../../../web/design/html/plain-text.ts';
import { normalizeHeadings } from '../../../../web/design/html/headings.ts';
import { parseDate } from '../../../../web/design/dates/parse-date.ts';

/** Whoever writes a message must not be able to keep the pages of those who read it busy. */
const MANY = 150_000;
const LIMIT_MS = 5_000;

function milliseconds(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

describe('A long text', () => {
  it.each(['<a', '<br', '<script', '<!--', '</', '<a onx'])(
    'of nothing but %j is read in time',
    (part) => {
      const text = part.repeat(MANY);
      expect(milliseconds(() => disableHandlers(text))).toBeLessThan(LIMIT_MS);
      expect(milliseconds(() => extractPlainText(text))).toBeLessThan(LIMIT_MS);
    },
  );

  it('has its handlers disabled also in a tag that is not closed', () => {
    expect(disableHandlers('<p onclick=a>b</p><img src=x onerror=c')).toBe(
      '<p data-handler=a>b</p><img src=x data-handler=c',
    );
    expect(extractPlainText('a<br')).toBe('a');
  });

  it('may have very many headings', () => {
    const content = document.createDocumentFragment();
    for (let nth = 0; nth < 5_000; nth += 1)
      content.append(document.createElement('h2'), document.createElement('h3'));
    const heading = document.createElement('h4');
    heading.textContent = 'only';
    content.append(heading);
    expect(normalizeHeadings(content, 2, 't-')).toEqual([
      { id: 't-heading-1', text: 'only', depth: 1 },
    ]);
  });

  it('of blanks between two digits is no date, which is found out in time', () => {
    expect(
      milliseconds(() =>
        expect(parseDate(`1${' '.repeat(MANY)}2`, 'date', '2026-06-15')).toBeNull(),
      ),
    ).toBeLessThan(LIMIT_MS);
  });
});
