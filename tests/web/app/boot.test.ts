import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { applyAppearance } from '../../../web/design/theme/apply-appearance.ts';
import { defaultLook, type Look } from '../../../web/design/theme/appearance.ts';
import { deriveShades } from '../../../web/design/theme/theme-shades.ts';
import { paths, type RouteName } from '../../../web/platform/routes/paths.ts';
import { boot, writeFirstVisit } from '../support/first-visit.ts';

const root = document.documentElement;
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
afterEach(clear);

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
    const asked: string[] = [];
    writeFirstVisit((operation) => {
      if (operation === 'Workbench') asked.push(location.pathname);
    });
    onTestFinished(() => window.history.replaceState(null, '', '/'));
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
    ['/', true],
    ['/page', true],
    ['/spage/', true],
    ['/home', true],
    ['/page?s=200209', false],
    ['/pagebyapp?app=OPS', false],
    ['/operatehelp/200101', false],
  ])('asks for the home page early on %s: %s', (address, isAsked) => {
    const asked: string[] = [];
    writeFirstVisit((operation) => void asked.push(operation));
    window.history.replaceState(null, '', address);
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    boot();
    expect(asked).toEqual(isAsked ? ['Workbench', 'Home'] : ['Workbench']);
    expect(window.firstAnswers).toHaveLength(asked.length);
  });

  it('reads what it has asked for, also if no page takes it, and passes on status and headers', async () => {
    const send = writeFirstVisit();
    const answer = new Response('{}', { status: 401, headers: { 'x-request-id': 'r1' } });
    send.mockResolvedValue(answer);
    window.history.replaceState(null, '', '/pagebyapp');
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    boot();
    const read = await window.firstAnswers?.[0]?.answer;
    expect(answer.bodyUsed).toBe(true);
    expect([read?.status, read?.headers.get('x-request-id')]).toEqual([401, 'r1']);
    await expect(read?.text()).resolves.toBe('{}');
  });

  it('asks for the page that follows the sign-in when it is told to, with the given sender', () => {
    const own = writeFirstVisit();
    window.history.replaceState(null, '', '/login');
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    boot();
    expect(own).not.toHaveBeenCalled();
    const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    window.askAhead?.('/page', 'en-US', send);
    expect(send).toHaveBeenCalledTimes(2);
    const bodies = send.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
    expect(bodies).toMatchObject([
      { operationName: 'Workbench', variables: { locale: 'en-US' } },
      { operationName: 'Home', variables: { code: 'home' } },
    ]);
    window.askAhead?.('/403', 'en-US', send);
    expect(send).toHaveBeenCalledTimes(2);
    expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0);
    window.loadWorkbench?.('en-US');
    window.loadWorkbench?.('en-US');
    const files = [...document.querySelectorAll('link[rel=modulepreload]')];
    expect(files.map((link) => link.getAttribute('href'))).toEqual(['/shell.js', '/en-US.js']);
    expect(own).not.toHaveBeenCalled();
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
    const send = writeFirstVisit();
    onTestFinished(() => void delete window.pageTrace);
    boot();
    const headers = send.mock.calls[0]?.[1]?.headers as Record<string, string>;
    const { spanId } = window.firstAnswers?.[0] ?? {};
    expect(window.pageTrace).toEqual(isChosen ? given : undefined);
    expect(headers.tracestate).toBe(isChosen ? given.tracestate : undefined);
    if (isChosen) expect(spanId).toMatch(/^[0-9a-f]{16}$/u);
    expect(headers.traceparent).toBe(
      isChosen ? `00-${'a'.repeat(32)}-${String(spanId)}-01` : undefined,
    );
  });
});
