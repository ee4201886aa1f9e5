import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Span, Tracer } from '@opentelemetry/api';
import { UpstreamError } from '../errors/upstream-error.ts';
import { serviceOf } from '../upstream/service-guards.ts';
import type { CallSpan, RequestTrace } from './request-trace.ts';

/** Clients choose the names of operations. */
const MAX_NAME = 100;

/**
 * The trace of a request that is recorded: its own span, that of its operation, and one for each
 * call. They contain names, codes and durations only: no address, text, token or account.
 */
export function recordedTrace(tracer: Tracer, request: Span): RequestTrace {
  let current = request;
  const startSpan = (name: string, kind: SpanKind, attributes: Record<string, string>) =>
    tracer.startSpan(name, { kind, attributes }, trace.setSpan(ROOT_CONTEXT, current));
  return {
    traceId: request.spanContext().traceId,
    traceparent: headerOf(request),
    callerHeader: undefined,
    startOperation(type, name) {
      const shown = name?.slice(0, MAX_NAME) ?? 'unnamed';
      const span = startSpan(`${type} ${shown}`, SpanKind.INTERNAL, {
        'graphql.operation.type': type,
        'graphql.operation.name': shown,
      });
      current = span;
      return (errorCodes) => {
        if (errorCodes.length > 0) {
          span.setAttribute('portal.error_codes', [...new Set(errorCodes)]);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
        current = request;
      };
    },
    startCall: (operation, url) =>
      callSpan(startSpan(operation, SpanKind.CLIENT, { 'portal.service': serviceOf(url, '-') })),
    end(status, operation) {
      request.setAttribute('http.response.status_code', status);
      if (operation !== null) request.updateName(`POST /graphql ${operation.slice(0, MAX_NAME)}`);
      if (status >= 500) request.setStatus({ code: SpanStatusCode.ERROR });
      request.end();
    },
  };
}

function callSpan(span: Span): CallSpan {
  return {
    traceparent: headerOf(span),
    sent: () => void span.addEvent('sent'),
    answered(status, returncode) {
      span.setAttributes({
        'http.response.status_code': status,
        'portal.returncode': returncode,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    failed(error) {
      const kind = error instanceof UpstreamError ? error.kind : 'unknown';
      span.setAttribute('error.type', kind);
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The W3C Trace Context header that names a recorded span. */
function headerOf(span: Span): string {
  const { traceId, spanId } = span.spanContext();
  return `00-${traceId}-${spanId}-01`;
}
