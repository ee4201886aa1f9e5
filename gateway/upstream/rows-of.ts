import { UpstreamError } from '../errors/upstream-error.ts';
import type { OperationName } from './operations.ts';

/**
 * The rows of an answer. Null and undefined count as an empty list. Throws `malformed` for anything
 * else that is not a list.
 */
export function rowsOf<Row>(
  operation: OperationName | 'card' | 'elf' | 'option' | 'sheet' | 'list',
  data: unknown,
): Row[] {
  if (data === null || data === undefined) return [];
  if (!Array.isArray(data)) throw new UpstreamError('malformed', { operation });
  return data.filter((row) => typeof row === 'object' && row !== null) as Row[];
}
