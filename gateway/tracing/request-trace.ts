import type { IncomingHttpHeaders } from 'node:http';
import { traceOf } from '../request/trace-context.ts';

/** One recorded call of a service. */
export interface CallSpan {
  /** The header of the call. */
  traceparent: string;
  /** The call no longer waits for a free connection slot. */
  sent(): void;
  answered(status: number, returncode: string): void;
  failed(error: unknown): void;
}

/** The trace that a request belongs to, and what is recorded of it. */
export interface RequestTrace {
  /** For the log; null if the request belongs to no trace. */
  traceId: string | null;
  /** For the answer, so that a page can name the trace; null if nothing is recorded. */
  traceparent: string | null;
  /** The header of calls that are not recorded. */
  callerHeader: string | undefined;
  /** A GraphQL operation begins. Its calls are part of it. Returns what to call at its end. */
  startOperation(type: string, name: string | null): (errorCodes: readonly string[]) => void;
  /** Null if nothing is recorded. */
  startCall(operation: string, url: URL): CallSpan | null;
  /** The connection is done with the request. */
  end(status: number, operation: string | null): void;
}

const ignore = (): void => undefined;

/** Passes the trace of a request on to its calls, and records nothing. */
const passedOn = (callerHeader: string | undefined, traceId: string | null): RequestTrace => ({
  traceId,
  traceparent: null,
  callerHeader,
  startOperation: () => ignore,
  startCall: () => null,
  end: ignore,
});

const NO_TRACE = passedOn(undefined, null);

/** The trace of a request that is not recorded: the one that the caller has begun, or none. */
export function unrecordedTrace(headers: IncomingHttpHeaders): RequestTrace {
  const trace = traceOf(headers);
  return trace === null ? NO_TRACE : passedOn(trace.traceparent, trace.traceId);
}
