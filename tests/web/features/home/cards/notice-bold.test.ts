import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const css = readFileSync(
  join(import.meta.dirname, '../../../../../web/features/home/cards/notices/notice-lists.css'),
  'utf8',
)
  // jsdom does not resolve the variables of the theme.
  .replaceAll('var(--w4)', '400')
  .replaceAll('var(--w6)', '600');

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

it('bold text of a message is bold in its card, also within other marks, and other text is not', () => {
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = `<div class="notice-body"><div class="outside-text"><p>支持<b>按<i>建议量</i></b><strong>带入</strong><em>操作</em></p></div></div>`;
  const weightOf = (selector: string) =>
    getComputedStyle(document.querySelector(selector)!).fontWeight;
  expect(['b', 'b i', 'strong', 'em', 'p'].map(weightOf)).toEqual([
    '600',
    '600',
    '600',
    '400',
    '400',
  ]);
});
