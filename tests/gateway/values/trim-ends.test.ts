import { expect, test } from 'vitest';
import { attachmentDisposition } from '../../../gateway/files/attachment-disposition.ts';
import { trimEnds } from '../../../gateway/values/trim-ends.ts';
import { trimOpinion } from '../../../gateway/workflow/press-check.ts';

const isBlank = (sign: string) => sign === ' ';

test.each([
  ['', ''],
  ['   ', ''],
  ['a', 'a'],
  ['  a  b ', 'a  b'],
  [' 😀 ', '😀'],
])('%j without blanks at its ends is %j', (text, expected) => {
  expect(trimEnds(text, isBlank)).toBe(expected);
});

test('an opinion keeps what is between its invisible ends', () => {
  expect(trimOpinion('\u200b\u{e0041} 同意 \u3164好\n\u2800')).toBe('同意 \u3164好');
});

test('a long run of blanks in the middle takes no longer than other text', () => {
  const gap = 300_000;
  const started = performance.now();
  expect(trimOpinion(`a${' '.repeat(gap)}b`)).toHaveLength(gap + 2);
  expect(attachmentDisposition(`a${'.'.repeat(gap)}b`)).toMatch(/^attachment; /u);
  // With a regular expression it took more than a minute.
  expect(performance.now() - started).toBeLessThan(5_000);
});
