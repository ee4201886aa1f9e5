import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TranslationContext } from '../../../web/design/language/useTranslation.ts';
import { FrameSkeleton } from '../../../web/design/feedback/FrameSkeleton.tsx';

const source = readFileSync('web/public/boot.js', 'utf8');
const page = new DOMParser().parseFromString(readFileSync('web/index.html', 'utf8'), 'text/html');
const visit = {
  ...{ files: [], texts: { 'zh-CN': [] }, home: { operationName: 'Home', id: 'home-id' } },
  ...{ operationName: 'Workbench', id: 'id' },
};

/** The page as the browser has it when its HTML is read, with what the gateway says of its visitor. */
function openPage(address: string, visitor: string) {
  window.history.replaceState(null, '', address);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { serverTiming: [{ name: 'visitor', description: visitor }] } as never,
  ]);
  runInThisContext(source);
  document.dispatchEvent(new Event('readystatechange'));
}

/** Elements with their classes, styles and shapes, without the time that they began. */
const shapeOf = (element: Element): unknown => [
  element.tagName,
  element.getAttribute('class')?.trim(),
  element.getAttribute('style')?.replace(/;$/u, ''),
  element.getAttribute('d'),
  [...element.children].map(shapeOf),
];

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const data = document.createElement('script');
  data.id = 'first-visit';
  data.type = 'application/json';
  data.textContent = JSON.stringify(visit);
  document.head.append(data);
  for (const id of ['root', 'frame-skeleton'])
    document.body.append(document.importNode(page.getElementById(id)!, true));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const id of ['root', 'frame-skeleton', 'first-visit']) document.getElementById(id)?.remove();
  delete window.firstAnswer;
  delete window.askAfterSignIn;
  delete document.documentElement.dataset.scheme;
  window.history.replaceState(null, '', '/');
});

it.each([
  ['late', 400, 250, '0ms', 460, '0ms'],
  ['early', 100, 0, '50ms', 120, '30ms'],
])(
  'a signed-in visitor sees the skeleton of the workbench before the code is there, when the page is %s, and the portal continues it',
  (_when, opened, since, delay, replaced, delayOfOwn) => {
    vi.spyOn(performance, 'now').mockReturnValue(opened);
    openPage('/page', 'STAFF 2026-03-01 P0002~');
    const early = screen.getByTestId('frame-skeleton');
    expect([early.dataset.since, early.style.animationDelay]).toEqual([String(since), delay]);
    vi.spyOn(performance, 'now').mockReturnValue(replaced);
    render(
      <TranslationContext value={{ t: i18next.t, i18n: i18next }}>
        <FrameSkeleton />
      </TranslationContext>,
    );
    const own = screen.getAllByTestId('frame-skeleton')[1]!;
    expect([own.dataset.since, own.style.animationDelay]).toEqual([String(since), delayOfOwn]);
    own.style.animationDelay = early.style.animationDelay;
    expect(shapeOf(early)).toEqual(shapeOf(own));
  },
);

it.each([
  ['/', 'STAFF', '/page'],
  ['/', 'SUPPLIER', '/spage'],
  ['/?from=mail', 'STAFF', '/?from=mail'],
  ['/home', 'SUPPLIER', '/home'],
])('the address %s of a signed-in %s becomes %s at once', (address, side, path) => {
  openPage(address, `${side} 2026-03-01 P0002~`);
  expect(window.location.pathname + window.location.search).toBe(path);
});

it.each([
  ['a visitor', '/page', ''],
  ['a sign-in page', '/login', 'STAFF 2026-03-01 P0002~'],
])('%s sees only the loading bar', (_title, address, visitor) => {
  openPage(address, visitor);
  expect(screen.queryByTestId('frame-skeleton')).toBeNull();
  expect(screen.getByRole('progressbar')).toBeTruthy();
});
