import { certificateRemedy } from '../certificate-faults.ts';

/** Remedies for common errors, by network error code or by the first word of Redis' answer. */
const REMEDIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ECONNREFUSED: 'start it, or correct REDIS_URL',
    ENOTFOUND: 'correct the host in REDIS_URL',
    NOAUTH: 'add the password to REDIS_URL',
    WRONGPASS: 'correct user and password in REDIS_URL',
    NOPERM:
      'let its user run scripts, and read and write keys and channels that begin with portal:',
    OOM: 'give it more memory (maxmemory)',
    READONLY: 'name the primary server, not a replica',
    MISCONF: 'let it save its data, or turn saving off',
    OLD: 'use Redis 7 or newer, or Valkey',
  }),
);
const CERTIFICATE = { address: 'REDIS_URL', authority: 'REDIS_CA_FILE' };

/** The reason of an error, in one line and with what to do about it. Contains no password. */
export function redisProblem(url: string, cause: unknown): { code: string; text: string } {
  const { originalError = cause, message = '' } = cause as {
    originalError?: unknown;
    message?: string;
  };
  // The client hides the code of a first connection that failed in the error it has wrapped.
  const { code: network = '' } = originalError as { code?: string };
  const code = network || (/^[A-Z]{3,}|\bE[A-Z]{5,}/u.exec(message)?.[0] ?? 'UNKNOWN');
  const reason = (message || code).replaceAll(/\s+/gu, ' ').replace(/\.$/u, '');
  const remedy = REMEDIES.get(code) ?? certificateRemedy(code, CERTIFICATE);
  const advice = remedy === null ? '' : `: ${remedy}`;
  return {
    code,
    text: `Redis at ${new URL(url).host} of REDIS_URL cannot be used, ${reason}${advice}.`,
  };
}
