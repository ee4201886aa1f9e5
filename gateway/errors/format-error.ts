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
    const error = innermostOf(thrown);
    const described = describeError(error, { locale, requestId });
    const field = refusedFieldOf(thrown);
    logError(
      error,
      { requestId, code: described.extensions.code, path: formatted.path?.join('.') },
      logger,
    );
    const { locations, path } = formatted;
    return {
      message: field === null ? described.message : `${field}: ${described.message}`,
      ...(locations && { locations }),
      ...(path && { path }),
      extensions: described.extensions,
    };
  };
}

function isPassedOn(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError) || !PASSED_ON.has(String(error.extensions.code)))
    return false;
  return innermostOf(error) instanceof GraphQLError;
}

/** The error that was thrown first. GraphQL wraps it with the place in the document or variables. */
function innermostOf(error: unknown): unknown {
  let inner = error;
  while (inner instanceof GraphQLError && inner.originalError) inner = inner.originalError;
  return inner;
}

const VARIABLE = /^Variable "\$(\w+)" got invalid value /u;
const PATH = / at "([\w.[\]]{1,200})"; Expected type "\w+"\. /u;

/** The variable, or the field in it, whose value a scalar refused. GraphQL tells it in a text only. */
function refusedFieldOf(thrown: unknown): string | null {
  if (!(thrown instanceof GraphQLError)) return null;
  const variable = VARIABLE.exec(thrown.message)?.[1];
  return variable === undefined ? null : (PATH.exec(thrown.message)?.[1] ?? variable);
}
