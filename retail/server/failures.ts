import { failure, RetailError, type Envelope } from './envelope.ts';

export interface Answer {
  status: number;
  envelope: Envelope;
  /** An internal error, which is logged completely; its message is never returned. */
  isBug: boolean;
}

/** The answer to an error: refusals as they are, an unreadable request as A0400, everything else as B0001. */
export function answerTo(error: unknown): Answer {
  if (error instanceof RetailError) {
    return {
      status: error.returncode === 'A0404' ? 404 : 200,
      envelope: failure(error),
      isBug: false,
    };
  }
  const status = unreadableStatus(error);
  if (status !== null)
    return {
      status,
      envelope: failure(new RetailError('A0400', 'The request cannot be read')),
      isBug: false,
    };
  return { status: 500, envelope: failure(new RetailError('B0001')), isBug: true };
}

/** Fastify's own refusals (bad JSON, too large, unknown content type) carry a status below 500. */
function unreadableStatus(error: unknown): number | null {
  if (
    typeof error !== 'object' ||
    error === null ||
    !('statusCode' in error) ||
    typeof error.statusCode !== 'number'
  )
    return null;
  return error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : null;
}
