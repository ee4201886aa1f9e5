import { describe, expect, it } from 'vitest';
import { extractPlainText } from '../../../../web/design/html/plain-text.ts';

describe('The plain text of a message', () => {
  it.each([
    ['<p>36 个单品<b>不足 7 天</b></p><p>请处理</p>', '36 个单品不足 7 天 请处理'],
    ['a<br>b<br/>c', 'a b c'],
    ['1 &lt; 2 &amp; 3&nbsp;件 &#x4E2D;', '1 < 2 & 3 件 中'],
    ['2 < 3 且 3 > 2', '2 < 3 且 3 > 2'],
    ['<script>alert(1)</script>好', '好'],
    ['<style>p{color:red}</style><svg onload=alert(1)><text>x</text></svg>好', '好'],
    ['好<script>alert(1)', '好'],
    ['<img src=x onerror="alert(1)">图', '图'],
    ['好<img src=x onerror=alert(1)', '好'],
    ['<!-- 备注 -->好', '好'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(extractPlainText(html)).toBe(text);
  });

  it('is made without parsing foreign elements', () => {
    const parsed: string[] = [];
    const real = DOMParser.prototype.parseFromString;
    DOMParser.prototype.parseFromString = function parse(this: DOMParser, text, type) {
      parsed.push(text);
      return real.call(this, text, type);
    };
    try {
      extractPlainText('<<b>img src=x onerror=alert(1)><scr<b></b>ipt>x</script>');
    } finally {
      DOMParser.prototype.parseFromString = real;
    }
    expect(parsed.join()).not.toContain('<');
  });
});
