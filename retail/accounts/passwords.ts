import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** A stored password: the account's salt and the scrypt hash, both hexadecimal. */
export interface StoredPassword {
  salt: string;
  hash: string;
}

/**
 * The stored password of what has none, and the one that attempts for unknown accounts are compared
 * with, so that they take as long as for known ones. No password hashes to it.
 */
export const NO_PASSWORD: StoredPassword = { salt: 'nobody', hash: '0'.repeat(64) };

/** N = 2^14: about 40 ms, and 16 MB for one check, on the machines this runs on. */
const COST = { N: 16384, r: 8, p: 1 } as const;
const LENGTH = 32;

/** Pass `salt` only if the same password must give the same row, as in seeded data. */
export function hashPassword(
  password: string,
  salt: string = randomBytes(16).toString('hex'),
): StoredPassword {
  return { salt, hash: scryptSync(password, salt, LENGTH, COST).toString('hex') };
}

/** Hashes a password with a new salt, off the main thread. */
export async function keepPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: (await derive(password, salt)).toString('hex') };
}

/** Compares in constant time, off the main thread. */
export async function checkPassword(password: string, stored: StoredPassword): Promise<boolean> {
  return timingSafeEqual(await derive(password, stored.salt), Buffer.from(stored.hash, 'hex'));
}

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, COST, (error, derived) => {
      if (error) reject(error);
      else resolve(derived);
    });
  });
}
