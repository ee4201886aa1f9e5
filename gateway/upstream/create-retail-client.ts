import { canonicalJson } from '../values/canonical-json.ts';
import { FILE_DOWNLOAD, formUpload, JSON_CALL, type UploadForm } from './call-style.ts';
import type { Call, CallScope, RetailClientParts } from './call-scope.ts';
import { untilCancelled } from './cancelled.ts';
import { isCacheable, PAGE_OPERATIONS, type OperationName } from './operations.ts';
import { limitWithin, type Pace } from './pace.ts';
import { createCallPerformer, TOKEN_OPERATIONS, type CallPerformer } from './perform-call.ts';
import type { CallOptions, RetailClient } from './retail-client.ts';
import { withTimeLimit } from './time-limit.ts';

const OWN_PACE: Pace = { answerBy: null, isFollowUp: false, continuesLateCalls: false };

/**
 * Creates the RetailClient of one request. Calls with equal path and body are made once. Answers
 * are shared across requests only as the cache of the operation allows.
 */
export function createRetailClient(parts: RetailClientParts, scope: CallScope): RetailClient {
  const { addresses, cached, clock } = parts;
  const { session, budget, pace = OWN_PACE } = scope;
  const performer = createCallPerformer(parts, scope);
  const once = createCallOnce(parts, scope, performer);

  type Target = Pick<Call, 'operation' | 'url' | 'sharing'>;

  async function callAt<Data>(target: Target, body: unknown, options?: CallOptions): Promise<Data> {
    const timeoutMs = limitWithin(pace, options?.timeoutMs ?? parts.timeoutMs, clock());
    return (await once({
      ...target,
      style: JSON_CALL,
      body: canonicalJson(body ?? {}),
      timeoutMs,
    })) as Data;
  }

  return {
    async call(operation, body, options) {
      const sharing = isCacheable(operation)
        ? { operation, fresh: options?.fresh ?? PAGE_OPERATIONS.has(operation) }
        : null;
      return callAt({ operation, url: addresses.ofOperation(operation), sharing }, body, options);
    },
    async callConfigured(address, body, options) {
      return callAt(
        { operation: address.use, url: addresses.ofConfigured(address), sharing: null },
        body,
        options,
      );
    },
    async callPath(use, path, body, options) {
      return callAt(
        { operation: use, url: addresses.ofPath(use, path), sharing: null },
        body,
        options,
      );
    },
    hasOperation: (operation) => addresses.hasOperation(operation),
    allowsPath: (use, path) => addresses.allows(use, path),
    async upload<Data>(operation: OperationName, form: UploadForm) {
      const url = addresses.ofOperation(operation);
      return (await performer.perform({
        operation,
        url,
        ...(await formUpload(form)),
        timeoutMs: parts.timeoutMs,
        sharing: null,
      })) as Data;
    },
    async download(path, limit) {
      const style = { ...FILE_DOWNLOAD, ...limit };
      const file = { operation: 'file', url: addresses.ofPath('file', path), style, body: '' };
      return (await once({ ...file, timeoutMs: parts.timeoutMs, sharing: null })) as Buffer;
    },
    limitExceededBy: (calls) => budget?.exceededBy(calls) ?? null,
    allowsFile: (path) => addresses.allows('file', path),
    forgetModule: (moduleCode) =>
      session === null ? undefined : cached.forgetModule(session.account.ent_id, moduleCode),
  };
}

/**
 * Returns a function that answers a call of this request: from an equal call of the request, from
 * the cache, from a call that an earlier request left running, or by making it.
 */
function createCallOnce(
  { cached, late }: RetailClientParts,
  { session, signal, pace = OWN_PACE }: CallScope,
  { perform, isEnded }: CallPerformer,
): (call: Call) => Promise<unknown> {
  const made = new Map<string, { data: Promise<unknown>; timeoutMs: number }>();

  /**
   * Answers from the cache where allowed. Visitors have no known enterprise, and an ended session
   * shares nothing.
   */
  function answerTo(call: Call): Promise<unknown> {
    const { body, sharing } = call;
    if (session === null || isEnded() || sharing === null || typeof body !== 'string')
      return performOrJoin(call);
    const answer = cached.answerTo(session, { ...call, ...sharing, body }, (timeoutMs) =>
      performOrJoin({ ...call, timeoutMs }),
    );
    return untilCancelled(answer, signal, call.operation);
  }

  /**
   * Performs a call, or joins one that an earlier request left running. If the call takes longer
   * than this request waits, it continues and a follow-up request gets its answer.
   */
  function performOrJoin(call: Call): Promise<unknown> {
    const { operation, timeoutMs } = call;
    if (
      session === null ||
      !pace.continuesLateCalls ||
      late.isSkippedBy({ session, timeoutMs }) ||
      TOKEN_OPERATIONS.has(operation) ||
      typeof call.body !== 'string'
    )
      return perform(call);
    const lateCall = {
      session,
      request: made,
      operation,
      key: keyOf(call),
      timeoutMs,
      isFollowUp: pace.isFollowUp,
    };
    const answer = late.answerTo(lateCall, (limitMs) =>
      perform({ ...call, timeoutMs: limitMs, slotMs: timeoutMs }),
    );
    return untilCancelled(answer, signal, operation);
  }

  /**
   * Shares an equal call of this request if that call waits at least as long. With a shorter limit,
   * only the waiting is limited.
   */
  return function once(call) {
    // A cached answer from an earlier request does not answer a call that must be made now.
    const key = `${call.sharing?.fresh === true ? 'fresh ' : ''}${keyOf(call)}`;
    const equal = made.get(key);
    if (equal?.timeoutMs === call.timeoutMs) return equal.data;
    if (equal && equal.timeoutMs > call.timeoutMs)
      return withTimeLimit(equal.data, call.timeoutMs, call.operation);
    const data = answerTo(call);
    made.set(key, { data, timeoutMs: call.timeoutMs });
    return data;
  };
}

function keyOf({ style, url, body }: Pick<Call, 'style' | 'url' | 'body'>): string {
  return `${style.method} ${url.href}\n${body.toString()}`;
}
