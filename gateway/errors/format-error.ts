import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { logError } from '../logging/log-error.ts';
import type { Logger } from '../logging/logger.ts';
import { describeError, type ErrorAudience } from './describe-error.ts';
import { DEFAULT_MESSAGES } from './gateway-error.ts';

/**
 * Errors about the request itself, from GraphQL, Apollo Server or a limit. They repeat only what
 * the caller wrote, so they are passed on unchanged.
 */
export const PASSED_ON: ReadonlySet<string> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  ...Object.keys(DEFAULT_MESSAGES).filter((code) => code !== 'INTERNAL'),
]);

/**
 * Apollo Server's `formatError` for one request. Errors that are not in the tables become INTERNAL
 * and are logged.
 */
export function formatError({ locale, requestId, logger }: ErrorAudience & { logger: Logger }) {
  return function format(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
    if (isPassedOn(thrown))
      return { ...formatted, extensions: { code: thrown.extensions.code, requestId } };
    const error =
      thrown instanceof GraphQLError && thrown.originalError ? thrown.originalError : thrown;
    const described = describeError(error, { locale, requestId });
    logError(
      error,
      { requestId, code: described.extensions.code, path: formatted.path?.join('.') },
      logger,
    );
    const { locations, path } = formatted;
    return {
      message: described.message,
      ...(locations && { locations }),
      ...(path && { path }),
      extensions: described.extensions,
    };
  };
}

function isPassedOn(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError) || !PASSED_ON.has(String(error.extensions.code)))
    return false;
  return error.originalError === undefined || error.originalError instanceof GraphQLError;
}
