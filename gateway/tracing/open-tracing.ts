import type { Logger } from '../logging/logger.ts';
import type { Tracing, TracingSettings } from './tracing.ts';

/**
 * The recorder of traces; null without a collector. Its packages are loaded only when they are
 * used.
 */
export async function openTracing(
  settings: TracingSettings | null,
  logger: Logger,
): Promise<Tracing | null> {
  if (settings === null) return null;
  const { createRecorder } = await import('./recorder.ts');
  return createRecorder(settings, logger);
}
