import { setImmediate } from 'node:timers/promises';
import type { Transport } from '../../../gateway/upstream/transport.ts';
import { createManualTimers, type ManualTimers } from '../manual-timers.ts';
import {
  createScriptedTransport,
  type Script,
  type TransportCall,
} from '../gateway/scripted-transport.ts';

export interface LateServices {
  transport: Transport;
  calls: TransportCall[];
  timers: ManualTimers;
  /** The number of calls that wait for their answer. */
  held: () => number;
  /** Waits until all calls that can be answered are answered, then advances the time. */
  pass(ms: number): Promise<void>;
  /** From now on, answers the late calls as well. */
  answer(): Promise<void>;
}

/**
 * Services that answer some calls only when the test asks for it. The time advances manually: pass
 * `timers.after` to the gateway.
 */
export function createLateServices(
  script: Script,
  isLate: (call: TransportCall) => boolean,
): LateServices {
  let isHeld = true;
  let held = 0;
  const waiting: (() => void)[] = [];
  const timers = createManualTimers();
  const { transport, calls } = createScriptedTransport(async (call) => {
    if (isHeld && isLate(call)) {
      held += 1;
      await new Promise<void>((resolve) => waiting.push(resolve));
      held -= 1;
    }
    return script(call);
  });
  // Each turn handles one wave of calls and its consequences.
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  };
  return {
    transport,
    calls,
    timers,
    held: () => held,
    async pass(ms) {
      await settle();
      timers.pass(ms);
      await settle();
    },
    async answer() {
      isHeld = false;
      waiting.splice(0).forEach((resolve) => resolve());
      await settle();
    },
  };
}
