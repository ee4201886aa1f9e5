import type { OperationName } from './upstream/operations.ts';
import { UpstreamError } from './upstream/upstream-error.ts';

/** A list of the services: nothing at all is an empty one, anything but a list is a broken answer. */
export function rowsOf<Row>(operation: OperationName | 'card', data: unknown): Row[] {
  if (data === null || data === undefined) return [];
  if (!Array.isArray(data)) throw new UpstreamError('malformed', { operation });
  return data.filter((row) => typeof row === 'object' && row !== null) as Row[];
}

/** A code that some services send as a text and others as a number. */
export function codeOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** One field of an answer of which nothing is certain. */
export function field(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
}
