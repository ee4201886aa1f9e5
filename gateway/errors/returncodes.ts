/**
 * The returncodes that the gateway acts on. Every other code is passed on with the services'
 * message.
 */
export const RETURNCODES = {
  WRONG_CREDENTIALS: 'A0210',
  /** The account is blocked for a while. */
  TOO_MANY_ATTEMPTS: 'A0211',
  /** The access token has expired; it can be refreshed. */
  TOKEN_EXPIRED: 'A0242',
  /** The session is over; refreshing does not help. */
  SESSION_ENDED: 'A0244',
  NOT_PERMITTED: 'A0301',
  /** A parameter is invalid, or names something that does not exist. */
  INVALID: 'A0400',
  NOT_FOUND: 'A0404',
  /** The data has been changed by another user in the meantime. */
  CONFLICT: 'A0409',
  SYSTEM_FAULT: 'B0001',
  /** The operator's services do not have this operation. */
  NOT_IMPLEMENTED: 'B0501',
} as const;
export type Returncode = (typeof RETURNCODES)[keyof typeof RETURNCODES];

/**
 * Codes of the families B (system) and C (third party) report a fault, not a refusal: the services
 * could not answer.
 */
export function isFaultCode(returncode: string): boolean {
  return /^[BC]/u.test(returncode);
}
