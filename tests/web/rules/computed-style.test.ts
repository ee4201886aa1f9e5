import { expect, it, onTestFinished } from 'vitest';

/** The element with the id `it` in a page. */
function shown(page: string): Element {
  document.body.innerHTML = page;
  return document.querySelector('#it') ?? document.body;
}

it.each([
  ['<p id="it"></p>', 'block', 'visible'],
  ['<p id="it" hidden></p>', 'none', 'visible'],
  ['<b id="it"></b>', 'inline', 'visible'],
  ['<p id="it" style="display: flex"></p>', 'flex', 'visible'],
  ['<dialog id="it"></dialog>', 'none', 'visible'],
  ['<dialog id="it" open></dialog>', 'block', 'visible'],
  ['<input id="it" type="text">', 'inline-block', 'visible'],
  ['<input id="it" type="hidden">', 'none', 'visible'],
  ['<p id="it" style="visibility: hidden"></p>', 'block', 'hidden'],
  ['<p style="visibility: hidden"><b id="it"></b></p>', 'inline', 'hidden'],
  [
    '<p style="visibility: hidden"><b id="it" style="visibility: visible"></b></p>',
    'inline',
    'visible',
  ],
])('%s has the display value %s and is %s', (page, display, visibility) => {
  const style = getComputedStyle(shown(page));
  expect([style.display, style.visibility]).toEqual([display, visibility]);
  expect(style.getPropertyValue('display')).toBe(display);
  expect(style.getPropertyValue('visibility')).toBe(visibility);
});

it('follows changes of attributes and style sheets', () => {
  const element = shown('<p id="it" class="framed" style="color: red"></p>');
  const display = () => getComputedStyle(element).display;
  expect(display()).toBe('block');
  element.setAttribute('hidden', '');
  expect(display()).toBe('none');
  element.removeAttribute('hidden');
  expect(display()).toBe('block');
  const sheet = document.createElement('style');
  sheet.textContent = '.framed { display: grid }';
  document.head.append(sheet);
  expect(display()).toBe('grid');
  sheet.remove();
  expect(display()).toBe('block');
  expect(getComputedStyle(element).color).toBe('rgb(255, 0, 0)');
});

it.each([
  ['no sheet', '', '', 'visible'],
  [
    'a rule for another element',
    '.other { pointer-events: none; visibility: hidden }',
    '',
    'visible',
  ],
  ['a rule for the element', '#it { pointer-events: none; visibility: hidden }', 'none', 'hidden'],
  ['a rule for the parent', '.parent { pointer-events: none; visibility: hidden }', '', 'hidden'],
  [
    'a media query',
    '@media all { b { pointer-events: none; visibility: hidden } }',
    'none',
    'hidden',
  ],
])(
  'with %s, it takes pointer events and is visible as jsdom says',
  (_case, css, events, visible) => {
    const element = shown('<p class="parent"><b id="it"></b></p>');
    const sheet = document.createElement('style');
    sheet.textContent = css;
    document.head.append(sheet);
    onTestFinished(() => sheet.remove());
    const style = getComputedStyle(element);
    expect([style.pointerEvents, style.visibility]).toEqual([events, visible]);
    expect(style.getPropertyValue('pointer-events')).toBe(events);
  },
);

it('knows rules that are added to a sheet, and pointer events of the element itself', () => {
  const element = shown('<b id="it"></b>');
  const sheet = document.createElement('style');
  sheet.textContent = 'i { color: red }';
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  expect(getComputedStyle(element).pointerEvents).toBe('');
  sheet.sheet?.insertRule('b { pointer-events: none }');
  expect(getComputedStyle(element).pointerEvents).toBe('none');
  element.setAttribute('style', 'pointer-events: auto');
  expect(getComputedStyle(element).pointerEvents).toBe('auto');
});
