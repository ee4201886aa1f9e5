import { UpstreamError } from '../errors/upstream-error.ts';

/** For what treats a module that the account may not see (A0301) like one that there is not. */
export function nullIfNotPermitted(error: unknown): null {
  if (error instanceof UpstreamError && error.returncode === 'A0301') return null;
  throw error;
}
