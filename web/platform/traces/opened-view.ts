import { isWorkbenchPath, paths, type RouteName } from '../routes/paths.ts';
import { randomId, spanTime, type FinishedSpan } from './finished-span.ts';

/** A view is complete when nothing was asked for so long. */
const QUIET_MS = 1000;
/** A view that never becomes quiet, such as one that polls, is complete after this time. */
const MAX_VIEW_MS = 60_000;

/** What the requests of a view belong to. */
export interface Parent {
  traceId: string;
  /** Undefined: the request begins a trace. */
  parentSpanId: string | undefined;
  /** The request has its answer. */
  answered(): void;
}

interface View {
  address: string;
  route: RouteName | 'notFound';
  traceId: string;
  spanId: string;
  startMs: number;
  endMs: number;
  waitingFor: number;
  hasAsked: boolean;
  isOpen: boolean;
}

/**
 * Follows which page or tab is being opened, and records it: from the change of the address until its requests are
 * answered. What is asked later, by a click or a poll, begins a trace of its own, because a trace
 * of a tab that is open all day would be of no use.
 */
export function followViews(
  page: Window,
  { traceId, spanId }: { traceId: string; spanId: string },
  record: (span: FinishedSpan) => void,
) {
  const begin = (ids: { traceId: string; spanId: string }, startMs: number): View => ({
    ...ids,
    ...{ address: addressOf(page.location), route: routeOf(page.location.pathname) },
    ...{ startMs, endMs: startMs, waitingFor: 0, hasAsked: false, isOpen: true },
  });
  let view = begin({ traceId, spanId }, performance.timeOrigin);
  let timer: number | undefined;

  function settle(): void {
    page.clearTimeout(timer);
    if (!view.isOpen) return;
    view.isOpen = false;
    // Such as the sign-in page, which asks for nothing through this client.
    if (!view.hasAsked) return;
    const { route, startMs } = view;
    record({
      ...{ traceId: view.traceId, spanId: view.spanId, startMs },
      // The user may leave before the last answer.
      endMs: view.waitingFor > 0 ? spanTime() : view.endMs,
      attributes: { 'page.route': route },
      hasFailed: false,
    });
  }
  function settleWhenQuiet(): void {
    page.clearTimeout(timer);
    if (view.waitingFor === 0) timer = page.setTimeout(settle, QUIET_MS);
  }
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') settle();
  });
  settleWhenQuiet();

  /** A request is sent now, or was sent when the page was opened. */
  return function join(): Parent {
    const now = spanTime();
    if (addressOf(page.location) !== view.address) {
      settle();
      view = begin({ traceId: randomId(16), spanId: randomId(8) }, now);
    } else if (now - view.startMs > MAX_VIEW_MS) settle();
    if (!view.isOpen)
      return { traceId: randomId(16), parentSpanId: undefined, answered: () => undefined };
    const joined = view;
    joined.route = routeOf(page.location.pathname);
    joined.waitingFor += 1;
    joined.hasAsked = true;
    page.clearTimeout(timer);
    return {
      traceId: joined.traceId,
      parentSpanId: joined.spanId,
      answered() {
        joined.waitingFor -= 1;
        joined.endMs = spanTime();
        if (joined === view) settleWhenQuiet();
      },
    };
  };
}

/** What tells one page or tab from another: not its filters, and not where its workbench is. */
function addressOf({ pathname, search }: Location): string {
  const isWorkbench = pathname === paths.root || isWorkbenchPath(pathname);
  return isWorkbench ? `?s=${new URLSearchParams(search).get('s') ?? ''}` : pathname;
}

function routeOf(pathname: string): View['route'] {
  const [manual] = paths.manual.split(':');
  if (pathname.startsWith(manual ?? '')) return 'manual';
  const names = Object.keys(paths) as RouteName[];
  return names.find((name) => paths[name] === pathname) ?? 'notFound';
}
