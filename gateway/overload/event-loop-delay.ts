import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Clock } from '../async/clock.ts';

/** How late the work of the process is, in milliseconds: an average of the last seconds. */
export interface EventLoopDelay {
  read(): number;
  close(): void;
}

const RESOLUTION_MS = 20;
/** A single slow turn of the event loop is no overload, so turns are averaged for this long. */
const WINDOW_MS = 500;

/** Measures the event loop of this process. Costs one timer, and nothing while no one asks. */
export function measureEventLoopDelay(clock: Clock): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let readAt = clock();
  let average = 0;
  return {
    read() {
      if (Math.abs(clock() - readAt) < WINDOW_MS || histogram.count === 0) return average;
      const delay = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS);
      // Half of the former value, so that the load has to last.
      average = (average + delay) / 2;
      histogram.reset();
      readAt = clock();
      return average;
    },
    close: () => void histogram.disable(),
  };
}
