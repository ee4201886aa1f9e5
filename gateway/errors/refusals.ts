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

/** For `.catch()`: nothing where the services refused with one of these codes. Every other error is thrown on. */
export function nullIfRefusedWith(...returncodes: readonly Returncode[]): (error: unknown) => null {
  return (error) => {
    if (isRefusedWith(error, ...returncodes)) return null;
    throw error;
  };
}

/** For reads that treat something that the account may not see like something that does not exist. */
export const nullIfNotPermitted = nullIfRefusedWith(RETURNCODES.NOT_PERMITTED);
/** The same where the services also refuse an unknown key. */
export const nullIfNotPermittedOrUnknown = nullIfRefusedWith(
  RETURNCODES.NOT_PERMITTED,
  RETURNCODES.INVALID,
);

/** The same where the operator's services may not have the operation at all. */
export function nullIfNotAvailable(error: unknown): null {
  if (error instanceof UpstreamError && error.kind === 'not-implemented') return null;
  return nullIfNotPermittedOrUnknown(error);
}
