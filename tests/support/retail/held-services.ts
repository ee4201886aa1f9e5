import { OPERATIONS, type OperationName } from '../../../gateway/upstream/operations.ts';
import type { Transport } from '../../../gateway/upstream/transport.ts';

interface HeldCall {
  path: string;
  timeoutMs: number;
  /** Whether the gateway canceled the call before its answer. */
  isCancelled: boolean;
  answer(data: unknown): void;
  fail(error: Error): void;
}

export interface HeldServices {
  transport: Transport;
  /** All calls that arrived, in their order. */
  calls: HeldCall[];
  callsTo(operation: OperationName): HeldCall[];
  /** The calls that were neither answered nor canceled so far. */
  open(): HeldCall[];
  /** Resolves when this number of calls to an operation has arrived. */
  arrived(operation: OperationName, count?: number): Promise<void>;
}

/** Services that keep each call open until a test answers it or the gateway cancels it. */
export function createHeldServices(): HeldServices {
  const calls: HeldCall[] = [];
  const open = new Set<HeldCall>();
  const waiting: { operation: OperationName; count: number; resolve: () => void }[] = [];
  const callsTo = (operation: OperationName) =>
    calls.filter(({ path }) => path === OPERATIONS[operation]);

  const transport: Transport = ({ url, timeoutMs, signal }) =>
    new Promise((resolve, reject) => {
      const close = (how: () => void): void => {
        open.delete(call);
        how();
      };
      const call: HeldCall = {
        path: url.pathname,
        timeoutMs,
        isCancelled: false,
        answer: (data) => {
          const body = Buffer.from(JSON.stringify({ returncode: '0', message: '', data }));
          close(() => resolve({ status: 200, headers: {}, body }));
        },
        fail: (error) => close(() => reject(error)),
      };
      calls.push(call);
      open.add(call);
      signal?.addEventListener('abort', () => {
        call.isCancelled = open.has(call);
        close(() => reject(new DOMException('aborted', 'AbortError')));
      });
      for (const { operation, count, resolve: arrive } of waiting)
        if (callsTo(operation).length >= count) arrive();
    });

  return {
    transport,
    calls,
    callsTo,
    open: () => [...open],
    arrived: (operation, count = 1) =>
      new Promise((resolve) => {
        if (callsTo(operation).length >= count) resolve();
        else waiting.push({ operation, count, resolve });
      }),
  };
}

/** Waits until everything has happened that does not depend on the services. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
