import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { applyAppearance } from '../../../web/design/theme/apply-appearance.ts';
import { defaultLook, type Look } from '../../../web/design/theme/appearance.ts';
import { deriveShades } from '../../../web/design/theme/theme-shades.ts';
import { paths, type RouteName } from '../../../web/platform/routes/paths.ts';

const source = readFileSync('web/public/boot.js', 'utf8');
const root = document.documentElement;
const boot = () => runInThisContext(source) as unknown;
const page = () => {
  const style = document.getElementById('theme-shades') as HTMLStyleElement | null;
  const look = Object.fromEntries(
    Object.entries(root.dataset).filter(([name]) => name !== 'scheme'),
  );
  return { look, rules: [...(style?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).sort() };
};
const clear = () => {
  document.getElementById('theme-shades')?.remove();
  for (const name of Object.keys(root.dataset)) root.removeAttribute(`data-${name}`);
};
afterEach(() => {
  clear();
  delete window.askAfterSignIn;
});

describe('The script before the first paint', () => {
  it('makes the page look as it will after the portal has started', () => {
    const look: Look = { density: 'comfortable', vision: 'weak', trend: 'green-up' };
    const shades = deriveShades('#b83280');
    window.localStorage.setItem('theme', '#b83280');
    window.localStorage.setItem('portal.theme.shades', JSON.stringify(shades));
    window.localStorage.setItem('portal.look', JSON.stringify(look));
    boot();
    const before = page();
    clear();
    applyAppearance(document, look, '#b83280', shades);
    expect(before).toEqual(page());
    expect(before.rules).toHaveLength(2);
  });

  it('ignores shades stored for a different colour', () => {
    window.localStorage.setItem('theme', '#0f8a7d');
    window.localStorage.setItem('portal.theme.shades', JSON.stringify(deriveShades('#b83280')));
    boot();
    expect(page()).toEqual({ look: {}, rules: [] });
  });

  it('applies nothing from storage but colours', () => {
    window.localStorage.setItem('theme', '#0f8a7d');
    const shades = {
      colour: '#0f8a7d',
      light: { action: 'red;}*{display:none', 'x}': '#ffffff' },
      dark: { link: '#ffffff' },
    };
    window.localStorage.setItem('portal.theme.shades', JSON.stringify(shades));
    window.localStorage.setItem('portal.look', 'no JSON');
    window.localStorage.setItem('portal.scheme', '[');
    boot();
    expect(page().rules.join()).not.toMatch(/display|x\}/u);
    expect(root.dataset.scheme).toBe('light');
  });

  it('gives the page the default look when the browser refuses storage', () => {
    const refused = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    boot();
    Object.defineProperty(window, 'localStorage', refused!);
    expect(page()).toEqual({ look: {}, rules: [] });
    expect(defaultLook.density).toBe('compact');
  });

  it('asks for the workbench early on the pages that use it, and on no other', () => {
    const visit = { files: [], texts: { 'zh-CN': [] }, operationName: 'Workbench', id: 'id' };
    const element = document.createElement('script');
    element.id = 'first-visit';
    element.type = 'application/json';
    element.textContent = JSON.stringify(visit);
    document.head.append(element);
    const asked: string[] = [];
    vi.stubGlobal('fetch', () => {
      asked.push(location.pathname);
      return Promise.resolve(new Response());
    });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      element.remove();
      window.history.replaceState(null, '', '/');
    });
    const addresses = Object.values(paths).map((path) => path.replace(':modulecode', '200101'));
    for (const path of [...addresses, '/page/', '/nowhere', '/pages', '/operatehelp']) {
      window.history.replaceState(null, '', path);
      boot();
    }
    const without: readonly RouteName[] = [
      'login',
      'supplierLogin',
      'compactSupplierLogin',
      'noAccess',
      'serverError',
      'loginError',
      'pageLoginError',
    ];
    const names = (Object.keys(paths) as RouteName[]).filter((name) => !without.includes(name));
    const expected = names.map((name) => paths[name].replace(':modulecode', '200101'));
    expect(asked).toEqual([...expected, '/page/']);
  });

  it.each([
    ['a part of the trace for which the gateway has chosen the page', true],
    ['part of no trace if the page was not chosen', false],
  ])('makes that request %s', (_title, isChosen) => {
    const given = {
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      tracestate: 'portal=1.x',
    };
    const serverTiming = Object.entries(isChosen ? given : { traced: '0' });
    vi.stubGlobal('performance', {
      now: () => 1,
      getEntriesByType: () => [
        { serverTiming: serverTiming.map(([name, description]) => ({ name, description })) },
      ],
    });
    const element = document.createElement('script');
    element.id = 'first-visit';
    element.type = 'application/json';
    element.textContent = JSON.stringify({ files: [], texts: { 'zh-CN': [] }, id: 'id' });
    document.head.append(element);
    const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', send);
    onTestFinished(() => {
      vi.unstubAllGlobals();
      element.remove();
      delete window.pageTrace;
      delete window.firstAnswer;
    });
    boot();
    const headers = send.mock.calls[0]?.[1]?.headers as Record<string, string>;
    const { spanId } = window.firstAnswer ?? {};
    expect(window.pageTrace).toEqual(isChosen ? given : undefined);
    expect(headers.tracestate).toBe(isChosen ? given.tracestate : undefined);
    if (isChosen) expect(spanId).toMatch(/^[0-9a-f]{16}$/u);
    expect(headers.traceparent).toBe(
      isChosen ? `00-${'a'.repeat(32)}-${String(spanId)}-01` : undefined,
    );
  });
});
