import type { FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import type { DescribedError } from '../errors/errors.ts';
import { noteRefusal } from './security-log.ts';

/** One line of the security log for each kind of refusal in an answer: a list of a hundred refused rows is one attempt. */
export function noteRefusals(
  request: FastifyRequest,
  errors: readonly GraphQLFormattedError[],
): void {
  const noted = new Set<string>();
  for (const { path, extensions } of errors) {
    const { code, limit } = (extensions ?? {}) as Partial<DescribedError['extensions']>;
    if (code === undefined || noted.has(code)) continue;
    noted.add(code);
    noteRefusal(
      request,
      { code, limit },
      path?.filter((part) => typeof part === 'string').join('.') ?? 'operation',
    );
  }
}

/** How long the longest of the refusals asks to wait; null where none does. */
export function retryAfterOf(errors: readonly GraphQLFormattedError[]): number | null {
  const waits = errors.flatMap(({ extensions }) => {
    const { limit } = (extensions ?? {}) as Partial<DescribedError['extensions']>;
    return limit?.retryAfterSeconds ?? [];
  });
  return waits.length === 0 ? null : Math.max(...waits);
}
