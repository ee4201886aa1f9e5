import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTracedFetch } from '../../../../web/platform/traces/traced-fetch.ts';
import type { FinishedSpan } from '../../../../web/platform/traces/finished-span.ts';
import { loadTracedFetch } from '../../../../web/platform/traces/load-traced-fetch.ts';

const PAGE = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceOf = (validMs: number) => ({
  traceparent: `00-${PAGE.traceId}-${PAGE.spanId}-01`,
  tracestate: `portal=${(Date.now() + validMs).toString(36)}.signature`,
});
const QUIET_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.history.replaceState(null, '', '/page');
  // The page of a worker may be minutes old; here it is being opened.
  const openedAt = Date.now();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - openedAt + 10);
});
afterEach(() => void vi.useRealTimers());

function open({ validMs = 60_000, canLoad = true } = {}) {
  const spans: FinishedSpan[] = [];
  const send = vi.fn<typeof fetch>().mockImplementation(async () => new Response('{}'));
  const loadExporter = vi.fn(async () => {
    if (!canLoad) throw new TypeError('offline');
    return Promise.resolve({
      createSpanExporter: () => (span: FinishedSpan) => void spans.push(span),
    });
  });
  const ask = createTracedFetch({ page: window, trace: traceOf(validMs), send, loadExporter });
  const askFor = (operation: string) => ask('/graphql', requestFor(operation));
  /** The header of a request that was sent. */
  const sent = (index: number) => {
    const [, traceId, spanId] =
      new Headers(send.mock.calls[index]?.[1]?.headers).get('traceparent')?.split('-') ?? [];
    return { traceId, spanId };
  };
  const becomeQuiet = () => vi.advanceTimersByTimeAsync(QUIET_MS);
  return { spans, send, loadExporter, ask, askFor, sent, becomeQuiet };
}

const requestFor = (operationName: string) => ({
  method: 'POST',
  headers: { 'x-portal-request': '1' },
  body: JSON.stringify({ operationName, variables: { text: 'secret' } }),
});
const ofRequest = (operation: string) =>
  expect.objectContaining({ 'graphql.operation.name': operation }) as unknown;

test('records each request of the page that is opened, below the span of the page', async () => {
  const { spans, send, askFor, sent, becomeQuiet } = open();
  await Promise.all([askFor('Workbench'), askFor('Home')]);
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('x-portal-request')).toBe('1');
  await becomeQuiet();
  expect(spans).toMatchObject([
    {
      ...PAGE,
      spanId: sent(0).spanId,
      parentSpanId: PAGE.spanId,
      attributes: ofRequest('Workbench'),
    },
    { ...PAGE, spanId: sent(1).spanId, parentSpanId: PAGE.spanId, attributes: ofRequest('Home') },
    { ...PAGE, attributes: { 'page.route': 'staffHome' } },
  ]);
  expect(sent(0).spanId).not.toBe(sent(1).spanId);
  expect(spans[2]?.endMs).toBeGreaterThanOrEqual(spans[1]?.startMs ?? Infinity);
  expect(JSON.stringify(spans)).not.toContain('secret');
});

test('a request after the page is complete begins a trace of its own, and a page that asks for nothing has no span', async () => {
  const { spans, askFor, sent, becomeQuiet } = open();
  await becomeQuiet();
  await askFor('PanelSave');
  await becomeQuiet();
  expect(sent(0).traceId).toMatch(/^[0-9a-f]{32}$/u);
  expect(sent(0).traceId).not.toBe(PAGE.traceId);
  expect(spans).toMatchObject([{ ...sent(0), attributes: ofRequest('PanelSave') }]);
  expect(spans[0]?.parentSpanId).toBeUndefined();
});

test('a tab begins a trace, and its filters do not', async () => {
  const { spans, askFor, sent, becomeQuiet } = open();
  await askFor('Home');
  window.history.replaceState(null, '', '/page?s=100201');
  await askFor('ListModule');
  window.history.replaceState(null, '', '/page?s=100201&q=secret');
  await askFor('ListModule');
  await becomeQuiet();
  expect(sent(1).traceId).not.toBe(sent(0).traceId);
  expect(sent(2).traceId).toBe(sent(1).traceId);
  const views = spans.filter(({ attributes }) => 'page.route' in attributes);
  expect(views.map(({ traceId }) => traceId)).toEqual([PAGE.traceId, sent(1).traceId]);
  expect(JSON.stringify(spans)).not.toMatch(/secret|100201/u);
});

test.each([
  ['an error status', () => Promise.resolve(new Response('', { status: 503 })), 503, true],
  ['no answer', () => Promise.reject(new TypeError('offline')), 'TypeError', true],
  [
    'an answer that the page no longer needs',
    () => Promise.reject(new DOMException('', 'AbortError')),
    'AbortError',
    false,
  ],
] as const)('records %s, and passes it on', async (_case, answer, outcome, hasFailed) => {
  const { spans, send, askFor, becomeQuiet } = open();
  send.mockImplementation(answer);
  const given = await askFor('Home').then(
    ({ status }) => status,
    (error: unknown) => (error as Error).name,
  );
  expect(given).toBe(outcome);
  await becomeQuiet();
  expect(spans[0]).toMatchObject({ hasFailed, attributes: ofRequest('Home') });
});

test('leaves requests alone that are no operations, and all when the mark of the page has ended', async () => {
  const init = { method: 'POST', body: 'file' };
  const { ask, send } = open();
  await ask('/graphql', init);
  expect(send).toHaveBeenLastCalledWith('/graphql', init);
  const late = open({ validMs: -1 });
  await late.askFor('Home');
  expect(late.send).toHaveBeenLastCalledWith('/graphql', requestFor('Home'));
});

test('keeps few spans until they can be sent, and none if that cannot be loaded', async () => {
  const { spans, askFor, loadExporter, becomeQuiet } = open();
  for (let asked = 0; asked < 100; asked += 1) await askFor('Home');
  expect(loadExporter).not.toHaveBeenCalled();
  await becomeQuiet();
  expect(spans).toHaveLength(64);
  const without = open({ canLoad: false });
  await without.askFor('Home');
  await without.becomeQuiet();
  await without.askFor('Home');
  expect(without.send).toHaveBeenCalledTimes(2);
  expect(without.loadExporter).toHaveBeenCalledOnce();
  expect(without.spans).toEqual([]);
});

test('records the requests that were sent while the code was loading', async () => {
  const sent = (operationName: string, spanId: string, at: number) => ({
    ...{ operationName, variables: {}, scope: null, spanId, at, next: null },
    answer: Promise.resolve(new Response('{}')),
  });
  window.firstAnswer = {
    ...sent('Workbench', '00f067aa0ba902b7', 5),
    next: Promise.resolve(sent('Home', '00f067aa0ba902b8', 9)),
  };
  onTestFinished(() => void delete window.firstAnswer);
  const { spans, becomeQuiet } = open();
  await becomeQuiet();
  expect(spans[0]).toMatchObject({
    ...{ traceId: PAGE.traceId, spanId: '00f067aa0ba902b7', parentSpanId: PAGE.spanId },
    ...{ startMs: performance.timeOrigin + 5, attributes: ofRequest('Workbench') },
  });
  expect(spans[1]).toMatchObject({
    ...{ traceId: PAGE.traceId, spanId: '00f067aa0ba902b8', parentSpanId: PAGE.spanId },
    ...{ startMs: performance.timeOrigin + 9, attributes: ofRequest('Home') },
  });
});

test('a page that was not chosen has no fetch of its own', async () => {
  expect(await loadTracedFetch(window)).toBeUndefined();
  window.pageTrace = traceOf(60_000);
  onTestFinished(() => void delete window.pageTrace);
  expect(await loadTracedFetch(window)).toBeTypeOf('function');
});
