import type { IncomingHttpHeaders } from 'node:http';

/**
 * The requested part of a file (positions inclusive). Null for the whole file, also when several
 * parts are requested or the file has changed since the client's first part.
 */
export function parseRange(
  { range, 'if-range': condition }: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(range ?? '') ?? [];
  if ((from === '' && to === '') || (condition !== undefined && condition !== etag)) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end };
}
