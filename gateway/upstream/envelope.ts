import { UpstreamError } from '../errors/upstream-error.ts';
import type { ParseBody } from './equal-answers.ts';
import type { TransportResponse } from './transport.ts';

/** `{returncode, message, data}`, the shape of every answer. '0' is success whatever the HTTP status is. */
export interface Envelope {
  returncode: string;
  message: string;
  data: unknown;
}

const SUCCESS = '0';

export function isSuccess({ returncode }: Envelope): boolean {
  return returncode === SUCCESS;
}

/**
 * Parses an answer. Throws `malformed` for HTML, truncated bodies, invalid JSON and other shapes.
 */
export function readEnvelope(
  { body }: TransportResponse,
  operation: string,
  parse: ParseBody,
): Envelope {
  const answer = parseJson(body, operation, parse);
  if (typeof answer !== 'object' || answer === null || !('returncode' in answer))
    throw new UpstreamError('malformed', { operation });
  const returncode = readReturncode(answer.returncode);
  if (returncode === null) throw new UpstreamError('malformed', { operation });
  const message = 'message' in answer && typeof answer.message === 'string' ? answer.message : '';
  return { returncode, message, data: 'data' in answer ? answer.data : null };
}

function parseJson(body: Buffer, operation: string, parse: ParseBody): unknown {
  try {
    return parse(body);
  } catch {
    // The parser's message quotes the body, which may hold confidential data, so it is not kept as
    // the cause.
    throw new UpstreamError('malformed', { operation });
  }
}

/**
 * Some services send 0 as a number. Only short, plain codes are accepted, because codes are shown
 * to callers.
 */
function readReturncode(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const code = String(value).trim();
  return /^[\w.-]{1,32}$/u.test(code) ? code : null;
}
