import type { FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import type { DescribedError } from '../../errors/describe-error.ts';
import { logRefusal } from '../security-log.ts';

/**
 * Writes one security log line per error code of an answer: a list of a hundred refused rows is one
 * attempt.
 */
export function logRefusals(
  request: FastifyRequest,
  errors: readonly GraphQLFormattedError[],
): void {
  const noted = new Set<string>();
  for (const { path, extensions } of errors) {
    const { code, limit } = (extensions ?? {}) as Partial<DescribedError['extensions']>;
    if (code === undefined || noted.has(code)) continue;
    noted.add(code);
    logRefusal(
      request,
      { code, limit },
      path?.filter((part) => typeof part === 'string').join('.') ?? 'operation',
    );
  }
}

/** The longest wait that the errors ask for, in seconds; null when none does. */
export function retryAfterOf(errors: readonly GraphQLFormattedError[]): number | null {
  const waits = errors.flatMap(({ extensions }) => {
    const { limit } = (extensions ?? {}) as Partial<DescribedError['extensions']>;
    return limit?.retryAfterSeconds ?? [];
  });
  return waits.length === 0 ? null : Math.max(...waits);
}
