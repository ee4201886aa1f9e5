import { createHash, randomBytes } from 'node:crypto';

/**
 * The beginning of every API token. Scanners for leaked secrets find it, and the gateway tells API
 * tokens from the short-lived tokens of embedded modules by it.
 */
export const API_TOKEN_PREFIX = 'rpt_';

const SECRET_BYTES = 32;
/** The prefix and three characters: enough to recognize a token, useless for guessing it. */
const HINT_LENGTH = API_TOKEN_PREFIX.length + 3;
const FORMAT = new RegExp(`^${API_TOKEN_PREFIX}[\\w-]{43}$`, 'u');

export function newApiTokenSecret(): string {
  return API_TOKEN_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
}

/** Whether a text has the form of an API token; other texts need not be looked up. */
export function isApiTokenSecret(text: string): boolean {
  return FORMAT.test(text);
}

/** A plain hash is enough: nobody can guess 256 random bits. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function hintOf(secret: string): string {
  return secret.slice(0, HINT_LENGTH);
}
