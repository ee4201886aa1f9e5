import type { Clock } from '../async/clock.ts';
import type { Logger } from '../logging/logger.ts';
import type { After } from '../async/timers.ts';
import { cancelledBy, untilCancelled } from './cancelled.ts';
import {
  createCircuitBreaker,
  type CallOutcome,
  type CircuitBreaker,
  type Trial,
} from './circuit-breaker.ts';
import {
  createConcurrencyLimit,
  type ConcurrencyLimit,
  type Leave,
} from '../async/concurrency-limit.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** A call as its service's guard sees it. */
interface GuardedCall {
  url: URL;
  operation: string;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Made without a session. */
  isVisitor?: boolean;
}

interface ServiceGuardsOptions {
  /** Size of the connection pool, of which each service may use a part. */
  connections: number;
  /** The full time limit of a call. */
  fullLimitMs: number;
  clock: Clock;
  after: After;
  logger: Logger;
}

export interface ServiceGuards {
  /**
   * Makes the call unless the service's circuit breaker is open or too many of its calls are
   * running.
   */
  guard<Result>(call: GuardedCall, work: (timeoutMs: number) => Promise<Result>): Promise<Result>;
  /** Services whose circuit breaker is open. */
  openCircuits(): string[];
}

interface Service {
  slots: ConcurrencyLimit;
  /**
   * Slots for calls without a session. They are fewer, so that sign-ins leave room for the calls
   * and token refreshes of signed-in users.
   */
  visitorSlots: ConcurrencyLimit;
  breaker: CircuitBreaker;
}

/**
 * Part of the connections that one service may use, so that a slow service leaves the rest to the
 * others.
 */
const SERVICE_SHARE = 1 / 4;
const VISITOR_SHARE = 1 / 2;
/**
 * Maximum wait for a slot: long enough for a burst that a healthy service works off, short enough
 * to leave the page enough time.
 */
const MAX_WAIT_MS = 1_000;
/**
 * How long calls wait for the probe of their service, from its start. A page makes several calls at
 * once, and when the service is back, all of them are answered instead of the first one alone. A
 * service that lets the probe hang delays only the calls of this first second.
 */
const MAX_PROBE_WAIT_MS = 1_000;

/** Creates a bulkhead and a circuit breaker for each service. */
export function createServiceGuards({
  connections,
  fullLimitMs,
  clock,
  after,
  logger,
}: ServiceGuardsOptions): ServiceGuards {
  const slots = Math.max(1, Math.floor(connections * SERVICE_SHARE));
  const services = new Map<string, Service>();

  function serviceAt(name: string): Service {
    const known = services.get(name);
    if (known) return known;
    const onChange = (isOpen: boolean): void => {
      if (isOpen)
        logger.warn(
          { service: name },
          'the service is not answering: its calls fail at once until it does',
        );
      else logger.info({ service: name }, 'the service is answering again');
    };
    const service = {
      slots: createConcurrencyLimit(slots, after),
      visitorSlots: createConcurrencyLimit(Math.max(1, Math.floor(slots * VISITOR_SHARE)), after),
      breaker: createCircuitBreaker({ clock, onChange }),
    };
    services.set(name, service);
    return service;
  }

  return {
    async guard(call, work) {
      const name = serviceOf(call.url);
      const service = serviceAt(name);
      const trial =
        service.breaker.begin() ?? (await afterProbe(service.breaker, call, { clock, after }));
      if (trial === null) throw new UpstreamError('circuit-open', { operation: call.operation });
      const startedAt = clock();
      let leave: Leave;
      try {
        const entry = enter(service, trial, call);
        leave = entry instanceof Promise ? await entry : entry;
      } catch (error) {
        // A call without a slot has decided nothing.
        trial.end('undecided');
        throw error;
      }
      try {
        const result = await work(Math.max(1, call.timeoutMs - Math.max(0, clock() - startedAt)));
        trial.end('answered');
        return result;
      } catch (error) {
        trial.end(outcomeOf(error, call, fullLimitMs));
        throw error;
      } finally {
        leave();
        if (service.slots.isIdle() && service.breaker.isFresh()) services.delete(name);
      }
    },
    openCircuits: () =>
      [...services].filter(([, { breaker }]) => breaker.isOpen()).map(([name]) => name),
  };
}

/** The trial of a call that had to wait for a probe; null if the service still does not answer. */
async function afterProbe(
  breaker: CircuitBreaker,
  { timeoutMs, signal, operation }: GuardedCall,
  { clock, after }: Pick<ServiceGuardsOptions, 'clock' | 'after'>,
): Promise<Trial | null> {
  const probe = breaker.probe();
  if (probe === null) return null;
  const restMs = MAX_PROBE_WAIT_MS - Math.max(0, clock() - probe.beganAt);
  if (restMs <= 0) return null;
  let stopWaiting = (): void => undefined;
  const limit = new Promise<void>((resolve) => {
    stopWaiting = after(Math.min(timeoutMs, restMs), resolve);
  });
  await untilCancelled(Promise.race([probe.ended, limit]), signal, operation).finally(stopWaiting);
  return breaker.begin();
}

/**
 * Classifies an error for the circuit breaker. A call cut off early by its caller decides
 * nothing, because the service might have answered within the full limit.
 */
function outcomeOf(
  error: unknown,
  { timeoutMs, signal }: GuardedCall,
  fullLimitMs: number,
): CallOutcome {
  if (signal?.aborted || !(error instanceof UpstreamError)) return 'undecided';
  if (error.kind === 'timeout') return timeoutMs >= fullLimitMs / 2 ? 'failed' : 'undecided';
  if (error.kind === 'unreachable') return 'failed';
  return error.kind === 'cancelled' ? 'undecided' : 'answered';
}

function takeSlot(slots: ConcurrencyLimit, call: GuardedCall): Leave | Promise<Leave> {
  const { timeoutMs, signal } = call;
  const entry = slots.enter({ maxWaitMs: Math.min(timeoutMs, MAX_WAIT_MS), signal });
  return entry instanceof Promise
    ? entry.then((late) => leaveOf(late, call))
    : leaveOf(entry, call);
}

function leaveOf(entry: Leave | 'late' | 'cancelled', { operation, signal }: GuardedCall): Leave {
  if (entry === 'cancelled' && signal) throw cancelledBy(signal, operation);
  if (typeof entry === 'string') throw new UpstreamError('busy', { operation });
  return entry;
}

/**
 * Takes a slot of the service, and a visitor slot where the call has no session. A promise only if it
 * has to wait.
 */
function enter(service: Service, trial: Trial, call: GuardedCall): Leave | Promise<Leave> {
  if (call.isVisitor) return enterAsVisitor(service, trial, call);
  const slot = takeSlot(service.slots, call);
  return slot instanceof Promise
    ? slot.then((leave) => leaveIfOpen(service, trial, call, leave))
    : leaveIfOpen(service, trial, call, slot);
}

async function enterAsVisitor(service: Service, trial: Trial, call: GuardedCall): Promise<Leave> {
  const leaveVisitors = await takeSlot(service.visitorSlots, call);
  try {
    const leave = await enter(service, trial, { ...call, isVisitor: false });
    return () => [leave, leaveVisitors].forEach((each) => each());
  } catch (error) {
    leaveVisitors();
    throw error;
  }
}

/** The breaker may have opened while the call was waiting; then it leaves again. */
function leaveIfOpen(
  { breaker }: Service,
  trial: Trial,
  { operation }: GuardedCall,
  leave: Leave,
): Leave {
  if (!breaker.isOpen() || trial.isProbe) return leave;
  leave();
  throw new UpstreamError('circuit-open', { operation });
}

/** The service's name: the segment after /api or /fs, or the host for paths without one. */
export function serviceOf({ pathname, host }: URL, otherwise = host): string {
  return /\/(?:api|fs)\/([^/]+)/u.exec(pathname)?.[1] ?? otherwise;
}
