import type { OperationName } from '../upstream/operations.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';

/** A list of the services: nothing at all is an empty one, anything but a list is a broken answer. */
export function rowsOf<Row>(operation: OperationName | 'card' | 'elf' | 'option' | 'sheet' | 'list', data: unknown): Row[] {
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

/** A whole count that is never negative; null for what is none. */
export function countOf(value: unknown): number | null {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isFinite(count) && count >= 0 ? Math.min(Math.floor(count), 2_147_483_647) : null;
}

/** A list of names; what is none of it is left out. */
export function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(codeOf).filter((name) => name !== '') : [];
}
