import type { FirstAnswer } from '../apollo/first-answer.ts';
import { followViews, type Parent } from './opened-view.ts';
import { endOf, type PageTrace } from './page-trace.ts';
import { randomId, spanTime, type FinishedSpan } from './finished-span.ts';

interface Options {
  page: Window;
  trace: PageTrace;
  send?: typeof fetch;
  /** Loads what sends the spans to the gateway. */
  loadExporter?: () => Promise<{
    createSpanExporter(trace: PageTrace): (span: FinishedSpan) => void;
  }>;
}

/** While the exporter is not loaded, so many spans wait. */
const MAX_WAITING = 64;
/** As Apollo Client writes the body of a request. */
const OPERATION = /^\{"operationName":"(\w{1,100})"/u;

/**
 * A `fetch` that records each GraphQL request as a span, below that of the page or tab that is being
 * opened, and tells the gateway with `traceparent`. A span ends when the answer begins to arrive.
 */
export function createTracedFetch({
  page,
  trace,
  send = (address, init) => fetch(address, init),
  loadExporter = () => import('./span-exporter.ts'),
}: Options): typeof fetch {
  const record = createRecorder(trace, loadExporter);
  const [, traceId = '', spanId = ''] = trace.traceparent.split('-');
  const join = followViews(page, { traceId, spanId }, record);

  /** Records a request when it has its answer. */
  function watch(
    answer: Promise<Response>,
    { traceId: of, parentSpanId, answered }: Parent,
    request: { spanId: string; startMs: number; operation: string },
  ): void {
    const end = (status: number | null, hasFailed: boolean) => {
      answered();
      record({
        ...{ traceId: of, spanId: request.spanId, parentSpanId },
        ...{ startMs: request.startMs, endMs: spanTime(), hasFailed },
        attributes: {
          'graphql.operation.name': request.operation,
          ...(status !== null && { 'http.response.status_code': status }),
        },
      });
    };
    answer.then(
      ({ status, ok }) => end(status, !ok),
      (error: unknown) => end(null, !isAborted(error)),
    );
  }

  const watchFirst = (first: FirstAnswer | null | undefined) => {
    if (first?.spanId === undefined) return;
    watch(first.answer, join(), {
      spanId: first.spanId,
      startMs: performance.timeOrigin + first.at,
      operation: first.operationName,
    });
    void first.next?.then(watchFirst);
  };
  watchFirst(page.firstAnswer);

  return (address, init) => {
    const operation = operationIn(init?.body);
    if (operation === null || Date.now() > endOf(trace)) return send(address, init);
    const parent = join();
    const request = { spanId: randomId(8), startMs: spanTime(), operation };
    const headers = new Headers(init?.headers);
    headers.set('traceparent', `00-${parent.traceId}-${request.spanId}-01`);
    headers.set('tracestate', trace.tracestate);
    const answer = send(address, { ...init, headers });
    watch(answer, parent, request);
    return answer;
  };
}

/**
 * Passes spans to the exporter. It is loaded when the first trace is complete, so that it takes
 * nothing from the page. If it cannot be loaded, spans are dropped.
 */
function createRecorder(trace: PageTrace, load: NonNullable<Options['loadExporter']>) {
  const waiting: FinishedSpan[] = [];
  let record = (span: FinishedSpan): void => {
    if (waiting.length < MAX_WAITING) waiting.push(span);
    if (span.parentSpanId === undefined) start();
  };
  let isStarted = false;
  function start(): void {
    if (isStarted) return;
    isStarted = true;
    load().then(
      ({ createSpanExporter }) => {
        record = createSpanExporter(trace);
        waiting.splice(0).forEach((span) => record(span));
      },
      () => {
        record = () => undefined;
        waiting.length = 0;
      },
    );
  }
  return (span: FinishedSpan): void => record(span);
}

function operationIn(body: unknown): string | null {
  return (typeof body === 'string' && OPERATION.exec(body)?.[1]) || null;
}

/** The page no longer needs the answer. */
function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
