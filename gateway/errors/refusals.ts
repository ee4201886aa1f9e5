import { RETURNCODES, type Returncode } from './returncodes.ts';
import { UpstreamError } from './upstream-error.ts';

/** Whether the services refused a call with one of these codes. */
export function isRefusedWith(
  error: unknown,
  ...returncodes: readonly Returncode[]
): error is UpstreamError {
  return (
    error instanceof UpstreamError &&
    returncodes.some((returncode) => error.returncode === returncode)
  );
}

/**
 * For `.catch()`: null when the services refused with one of these codes. Throws every other error
 * again.
 */
export function nullIfRefusedWith(...returncodes: readonly Returncode[]): (error: unknown) => null {
  return (error) => {
    if (isRefusedWith(error, ...returncodes)) return null;
    throw error;
  };
}

/** For reads that treat data which the account may not see as missing. */
export const nullIfNotPermitted = nullIfRefusedWith(RETURNCODES.NOT_PERMITTED);
/** Also null when the services refuse an unknown key. */
export const nullIfNotPermittedOrUnknown = nullIfRefusedWith(
  RETURNCODES.NOT_PERMITTED,
  RETURNCODES.INVALID,
);

/** Also null when the operator's services do not have the operation. */
export function nullIfNotAvailable(error: unknown): null {
  if (error instanceof UpstreamError && error.kind === 'not-implemented') return null;
  return nullIfNotPermittedOrUnknown(error);
}
