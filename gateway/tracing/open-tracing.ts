import type { Clock } from '../async/clock.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../logging/logger.ts';
import type { Tracing } from './tracing.ts';

/**
 * The recorder of traces; null without a collector. Its packages are loaded only when they are
 * used.
 */
export async function openTracing(
  { traces, sessionSecret }: Config,
  parts: { clock: Clock; logger: Logger },
): Promise<Tracing | null> {
  if (traces === null) return null;
  const { createRecorder } = await import('./recorder.ts');
  return createRecorder(traces, { ...parts, secret: sessionSecret });
}
