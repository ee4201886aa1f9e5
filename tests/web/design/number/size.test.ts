import { expect, it } from 'vitest';
import { formatSize } from '../../../../web/design/number/size.ts';

it.each([
  [0, '0 B'],
  [38, '38 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1536, '1.5 kB'],
  [20_480, '20 kB'],
  [999 * 1024, '999 kB'],
  [1000 * 1024, '1 MB'],
  [20 * 1024 * 1024, '20 MB'],
])('%i bytes are %s in all languages', (bytes, text) => {
  for (const locale of ['zh-CN', 'zh-TW', 'en-US']) expect(formatSize(bytes, locale)).toBe(text);
});
