import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import type { ApolloClient } from '@apollo/client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AccountSide } from '../../../web/platform/routes/paths.ts';
import { createHomeRequests } from '../../../web/features/home/home-request.ts';

const source = readFileSync('web/public/boot.js', 'utf8');
const boot = () => runInThisContext(source) as unknown;
type Visitor = { today: string; userType: AccountSide; scope: string };
const visitor: Visitor = { today: '2026-03-01', userType: 'STAFF', scope: 'P0002~' };
const answerFor = ({ today, userType, scope }: Visitor) =>
  Response.json({ data: { viewer: { userType, enterprise: { today }, session: { scope } } } });

/** Opens an address with an answer for the workbench, and returns what was asked after it. */
async function openWith(address: string, answer: Response | Promise<Response>, named?: string) {
  // The skeleton is not subject of these tests, and a listener would stay for the next file.
  vi.spyOn(document, 'addEventListener').mockReturnValue(undefined);
  if (named !== undefined)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { serverTiming: [{ name: 'visitor', description: named }] } as never,
    ]);
  const element = document.createElement('script');
  element.id = 'first-visit';
  element.type = 'application/json';
  const home = { operationName: 'Home', id: 'home-id' };
  const workbench = { operationName: 'Workbench', id: 'id' };
  element.textContent = JSON.stringify({
    ...{ files: [], texts: { 'zh-CN': [] }, home },
    ...workbench,
  });
  document.head.append(element);
  const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ data: {} })));
  send.mockImplementationOnce(() => Promise.resolve(answer));
  vi.stubGlobal('fetch', send);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    element.remove();
    delete window.firstAnswer;
    window.history.replaceState(null, '', '/');
  });
  window.history.replaceState(null, '', address);
  boot();
  const first = window.firstAnswer;
  await first?.next;
  const [, request] = send.mock.calls[1] ?? [];
  return { first, next: await first?.next, request, send };
}

const askedIn = (send: { mock: { calls: Parameters<typeof fetch>[] } }) =>
  send.mock.calls.map(
    ([, request]) =>
      (JSON.parse(request?.body as string) as { operationName: string }).operationName,
  );

afterEach(() => {
  for (const name of Object.keys(document.documentElement.dataset))
    document.documentElement.removeAttribute(`data-${name}`);
  delete window.askAfterSignIn;
});

describe('The queries that are asked while the code is loading', () => {
  it.each([
    [1440, 900, '2026-03-01'],
    [390, 844, '2024-01-01'],
    [719, 100, '2026-06-15'],
    [2560, 4000, '2024-03-01'],
  ])(
    'asks for the home page of a window of %i × %i as the portal does',
    async (width, height, today) => {
      vi.stubGlobal('innerWidth', width);
      vi.stubGlobal('innerHeight', height);
      const { first, next, request } = await openWith('/page', answerFor({ ...visitor, today }));
      vi.stubGlobal('innerWidth', width);
      vi.stubGlobal('innerHeight', height);
      const query = vi.fn(() => new Promise(() => undefined));
      createHomeRequests().preload({ query } as unknown as ApolloClient, today);
      const [[{ variables }]] = query.mock.calls as unknown as [[{ variables: object }]];
      expect(JSON.stringify(next?.variables)).toBe(JSON.stringify(variables));
      expect(next).toMatchObject({ operationName: 'Home', scope: 'P0002~' });
      expect(request?.headers).toMatchObject({
        'accept-language': 'zh-CN',
        'x-portal-request': '1',
        'x-portal-scope': 'P0002~',
      });
      expect(request?.headers).not.toHaveProperty('x-portal-answer-within');
      const sent = JSON.parse(request?.body as string) as object;
      expect(sent).toMatchObject({
        operationName: 'Home',
        extensions: { persistedQuery: { version: 1, sha256Hash: 'home-id' } },
      });
      expect(await (await first?.answer)?.json()).toHaveProperty('data.viewer');
    },
  );

  it('leaves it to the portal to report that the gateway cannot be reached', async () => {
    const unreported = vi.fn();
    process.on('unhandledRejection', unreported);
    onTestFinished(() => void process.off('unhandledRejection', unreported));
    const { first } = await openWith('/page', Promise.reject(new TypeError('offline')));
    await new Promise(setImmediate);
    expect(unreported).not.toHaveBeenCalled();
    await expect(first?.answer).rejects.toThrow('offline');
  });

  it('asks for both after a sign-in, when the page has moved on to the workbench', async () => {
    const { send } = await openWith('/login', answerFor(visitor));
    expect(send).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/page');
    window.askAfterSignIn?.(visitor);
    expect(askedIn(send)).toEqual(['Workbench', 'Home']);
    expect((await window.firstAnswer?.next)?.scope).toBe('P0002~');
  });

  it('asks for the workbench alone after a sign-in that returns to another page', async () => {
    const { send } = await openWith('/login?returnUrl=%2Fpage%3Fs%3D200101', answerFor(visitor));
    window.history.replaceState(null, '', '/page?s=200101');
    window.askAfterSignIn?.(visitor);
    await window.firstAnswer?.answer;
    expect(askedIn(send)).toEqual(['Workbench']);
  });

  it('asks for both at once when the gateway has named the visitor with the page', async () => {
    const unanswered = new Promise<Response>(() => undefined);
    const { next, send } = await openWith('/', unanswered, 'STAFF 2026-03-01 P0002~S%2F1');
    expect(askedIn(send)).toEqual(['Workbench', 'Home']);
    expect(next).toMatchObject({
      scope: 'P0002~S%2F1',
      variables: { filter: { granularity: 'DAY', date: '2026-02-27' } },
    });
  });

  it.each([
    ['a visitor', '/page', ''],
    ['a text of another form', '/page', 'STAFF 2026-03-01'],
    ['another page', '/page?s=200101', 'STAFF 2026-03-01 P0002~'],
    ['the home page of the other side', '/page', 'SUPPLIER 2026-03-01 ~'],
  ])('waits for the account when the page comes with %s', async (_title, address, named) => {
    const ended = Response.json({ data: { viewer: null } });
    const { next, send } = await openWith(address, ended, named);
    expect([next, askedIn(send)]).toEqual([null, ['Workbench']]);
  });

  it.each([
    ['another page', '/watsons', answerFor(visitor)],
    ['a tab', '/page?s=200101', answerFor(visitor)],
    ['the home page of the other side', '/spage', answerFor(visitor)],
    ['a session that has ended', '/page', Response.json({ data: { viewer: null } })],
    ['a failure', '/page', new Response('<html>', { status: 502 })],
  ])('does not ask for it with %s', async (_title, address, answer) => {
    const { first, next, request } = await openWith(address, answer);
    expect([next, request]).toEqual([null, undefined]);
    expect(await first?.answer).toBe(answer);
  });
});
